import type { Io } from '@imperia/engine';
import { locationOf, NOBODY, replaceLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import type { Location, State } from '../state.ts';
import type { StepOf } from '../steps.ts';

/** The location works for the taker as a whole until the end of the round; nothing is gained by taking it. */
export function runSeize(game: State, { seat, of, card, source }: StepOf<'seize'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const { seizedWith: _before, ...location } = game.seats[owner]!.locations[at]!;
  if (location.seizedBy === NOBODY) game.seizures++;
  const taker = seat === owner ? NOBODY : seat;
  if (taker === NOBODY) game.seizures--;
  const mark = source !== undefined && taker !== NOBODY ? { seizedWith: source } : {};
  replaceLocation(game, owner, at, { ...location, seizedBy: taker, ...mark });
  io.tell?.({ did: 'seize', seat, of, card });
}

function released({ seizedWith: _with, neutral: _neutral, ...location }: Location): Location {
  return { ...location, seizedBy: NOBODY };
}

/** Everything goes back; what was razed meanwhile comes back as a foundation. */
export function endSeizures(game: State): void {
  for (const seat of game.seats) {
    if (game.seizures > 0) seat.locations = seat.locations.map(released);
    seat.foundations.push(...seat.returning);
    seat.returning = [];
  }
  game.seizures = 0;
}
