import { next, type Seat } from '@imperia/engine';
import type { Finishing } from '@imperia/kit/scenario';
import { grid } from '../cities.ts';
import type { Config } from '../config.ts';
import { UNEXPLORED } from '../map/tiles.ts';
import type { State } from '../state.ts';

/** Where play may start; where nothing is said, in the first of them. */
export const STARTS = ['turn', 'round', 'status', 'end'] as const;

/** Tiles under the map, leaders where they belong, and the steps behind where play starts. */
export function finish({ state, box, start, given }: Finishing<State, Config>): void {
  layTiles(state, box.rest('region'));
  for (const own of state.seats) {
    own.leaders = own.leaders.filter((card) => !own.ruling.includes(card) && !own.killed.includes(card));
    own.reigns = own.ruling.length;
    if (own.home < 0) own.home = state.cities.find(({ owner }) => state.seats[owner] === own)?.hex ?? -1;
  }
  if (given.age === undefined) state.age = 1;
  if (given.round === undefined) state.round = 1;
  const turn = (given.turn as Seat | undefined) ?? state.first;
  state.active = turn;
  state.actions = start === 'turn' ? ((given.actions as number | undefined) ?? 3) : 0;
  state.steps = [];
  const taken = (turn - state.first + state.seats.length) % state.seats.length;
  if (start === 'turn') next(state, { do: 'go on', seat: turn }, { do: 'next turn', taken: taken + 1 });
  else if (start === 'round') next(state, { do: 'next turn', taken: 0 });
  else next(state, { do: start === 'status' ? 'status' : 'last objectives' });
}

/** Unexplored hexes lie under tiles that are face down: those named, which wait in the box, then the first numbers. */
function layTiles(state: State, left: readonly number[]): void {
  const { slots, homes } = grid(state);
  const regions = slots.slice(homes);
  const rest = [...left];
  state.turned = regions.map(({ hexes }) => (state.terrain[hexes[0]!] === UNEXPLORED ? -1 : 0));
  const hidden = [...state.box];
  state.tiles = state.turned.map((turned) => (turned < 0 ? hidden.shift() : undefined) ?? rest.shift()!);
  state.box = rest;
}
