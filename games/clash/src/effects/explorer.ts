import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { layTile, turnUp, waysForCard } from '../actions/explore.ts';
import { citiesOf, grid } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import type { Hex } from '../map/grid.ts';
import { UNEXPLORED } from '../map/tiles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';

/** A hex of each unexplored region beside a region with an own city. */
export function regionsInSight(game: State, seat: Seat): Hex[] {
  const { slots, slotOf, neighbours } = grid(game);
  const own = new Set(citiesOf(game, seat).map(({ hex }) => slotOf[hex]!));
  return slots.flatMap(({ hexes }) => {
    if (game.terrain[hexes[0]!] !== UNEXPLORED) return [];
    return hexes.some((hex) => neighbours[hex]!.some((near) => own.has(slotOf[near]!))) ? [hexes[0]!] : [];
  });
}

export function askSendExplorer(game: State, step: StepOf<'send explorer'>): Decision<ClashStep> {
  const { seat } = step;
  const options = regionsInSight(game, seat).map((hex): ClashStep => ({ do: 'discover', seat, hex }));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runDiscover(game: State, { seat, hex }: StepOf<'discover'>, io: Io<ClashEvent>): void {
  turnUp(game, seat, hex, io);
  next(game, { do: 'lay discovery', seat, hex });
}

export function askLayDiscovery(game: State, step: StepOf<'lay discovery'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const options = waysForCard(game, hex).map((turned): ClashStep => ({ do: 'discovered', seat, hex, turned }));
  return { seat, ask: step, options, forced: true };
}

export function runDiscovered(game: State, { seat, hex, turned }: StepOf<'discovered'>, io: Io<ClashEvent>): void {
  layTile(game, seat, hex, turned, io);
}
