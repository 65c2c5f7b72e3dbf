import { civil, led, ruled } from '../civilization.ts';
import type { Hex } from '../map/grid.ts';
import type { Owner } from '../owners.ts';
import { LEADER } from '../pieces.ts';
import type { State } from '../state.ts';
import { kindOf, type Unit } from '../units.ts';

/** Army units of one owner on a Land hex. */
export const STACK_LIMIT = 4;
const LARGE_STACK = 5;

/** How many army units of this owner may stand on the hex, with these who come there: some leaders lead one more. */
export function stackLimit(game: State, owner: Owner, hex: Hex, coming: readonly Unit[] = []): number {
  const there = led(game, owner, hex, 'army of five') !== undefined;
  const comes = coming.some((one) => kindOf(one) === LEADER) && ruled(game, owner, 'army of five') !== undefined;
  return there || comes ? LARGE_STACK : STACK_LIMIT;
}

/** Land units on a ship. */
const CARGO = 2;

/** How many land units a ship of this owner carries. */
export function cargoOf(game: State, owner: Owner): number {
  return civil(game, owner, 'longships')?.cargo ?? CARGO;
}
