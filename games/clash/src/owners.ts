import type { Seat } from '@imperia/engine';

/** Whose a piece is: a seat's, the barbarians' or the pirates'. */
export type Owner = Seat;

export const NOBODY: Owner = -1;
export const BARBARIANS: Owner = 4;
export const PIRATES: Owner = 5;

export function isPlayer(owner: Owner): boolean {
  return owner >= 0 && owner < BARBARIANS;
}
