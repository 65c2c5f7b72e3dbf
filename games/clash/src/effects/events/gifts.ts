import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { citiesOf, cityCount, has } from '../../cities.ts';
import type { EventEffect } from '../../event-data.ts';
import type { ClashEvent } from '../../events.ts';
import { gain } from '../../gains.ts';
import { SETTLER } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { placesFor } from '../civil-choices.ts';

/** One for each own city with one of the buildings. */
export function bloom(
  game: State,
  seat: Seat,
  { good, buildings, most, drawer }: Extract<EventEffect, { do: 'bloom' }>,
  by: Seat,
  io: Io<ClashEvent>,
): void {
  const cities = citiesOf(game, seat).filter((city) => buildings.some((building) => has(city, building))).length;
  const n = Math.max(Math.min(cities, most), seat === by ? drawer : 0);
  if (good >= 0) gain(game, seat, good, n, 'event', io);
  else next(game, ...new Array<ClashStep>(n).fill({ do: 'choose token', seat, why: 'event' }));
}

/** Who has the fewest cities gains what is lacking to the most; all one each, when all have as many. */
export function fewestCities(game: State, good: number, io: Io<ClashEvent>): void {
  const counts = [...game.seats.keys()].map((seat) => cityCount(game, seat));
  const fewest = Math.min(...counts);
  const gap = Math.max(...counts) - fewest;
  for (const [seat, count] of counts.entries()) if (count === fewest) gain(game, seat, good, gap || 1, 'event', io);
}

/** One by one, to whom the drawer likes. */
export function askHandOut(game: State, step: StepOf<'hand out'>): Decision<ClashStep> {
  const { seat, good, left } = step;
  const options = [...game.seats.keys()]
    .filter((of) => of !== seat)
    .map((of): ClashStep => ({ do: 'handed', seat, of, good, left }));
  return { seat, ask: step, options, forced: true };
}

export function runHanded(game: State, { seat, of, good, left }: StepOf<'handed'>, io: Io<ClashEvent>): void {
  gain(game, of, good, 1, 'event', io);
  if (left > 1) next(game, { do: 'hand out', seat, good, left: left - 1 });
}

/** Another player with room for a Settler. */
export function askInviteSettlers(game: State, step: StepOf<'invite settlers'>): Decision<ClashStep> {
  const { seat } = step;
  const options = [...game.seats.keys()]
    .filter((of) => of !== seat && placesFor(game, of, SETTLER).length > 0)
    .map((of): ClashStep => ({ do: 'invite', seat, of }));
  return { seat, ask: step, options, forced: true };
}

export function runInvite(game: State, { of }: StepOf<'invite'>): void {
  next(game, { do: 'place free unit', seat: of, kind: SETTLER, optional: false });
}
