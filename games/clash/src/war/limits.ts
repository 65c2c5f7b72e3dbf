import { civil } from '../civilization.ts';
import type { Owner } from '../owners.ts';
import type { State } from '../state.ts';

/** Army units of one owner on a Land hex. */
export const STACK_LIMIT = 4;
/** Land units on a ship. */
const CARGO = 2;

/** How many land units a ship of this owner carries. */
export function cargoOf(game: State, owner: Owner): number {
  return civil(game, owner, 'longships')?.cargo ?? CARGO;
}
