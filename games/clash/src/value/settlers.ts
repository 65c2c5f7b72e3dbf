import type { Seat } from '@imperia/engine';
import { settlementsLeft } from '../cities.ts';
import type { State } from '../state.ts';

const FAR_AHEAD = 1.25;
const EACH_ROUND = 0.25;

/** More Settlers than these only wait. */
const PARTY = 2;

export function settlersWanted(game: State, seat: Seat, left: number): number {
  return Math.min(settlementsLeft(game, seat), left, PARTY);
}

/** What a Settler is worth to whoever has settlements left: the city that it will found, and the less the later. */
export function settlerWorth(game: State, seat: Seat, left: number): number {
  return settlementsLeft(game, seat) > 0 ? Math.min(FAR_AHEAD, EACH_ROUND * left) : 0;
}
