import type { Seat } from '@imperia/engine';
import { siteRefusal } from '../actions/found.ts';
import { grid, settlementsLeft } from '../cities.ts';
import type { Hex } from '../map/grid.ts';
import { UNEXPLORED } from '../map/tiles.ts';
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

/** More than that would be lost by founding. */
const ON_SITE = 0.6;
const BESIDE_SITE = 0.2;
const BESIDE_UNEXPLORED = 0.15;

/** How near a Settler here is to where a city could be. */
export function placeWorth(game: State, seat: Seat, hex: Hex): number {
  if (!siteRefusal(game, seat, hex)) return ON_SITE;
  const near = grid(game).neighbours[hex]!;
  if (near.some((one) => !siteRefusal(game, seat, one))) return BESIDE_SITE;
  return near.some((one) => game.terrain[one] === UNEXPLORED) ? BESIDE_UNEXPLORED : 0;
}
