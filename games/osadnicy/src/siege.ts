import type { Io, Seat } from '@imperia/engine';
import { locationOf, replaceLocation } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import type { State } from './state.ts';
import type { StepOf } from './steps.ts';

export const MOST_FORTIFICATIONS = 5;

/** A marker on the fortress moves on by one; it stays there in the cleanup phase. */
export function runFortify(game: State, { seat, card }: StepOf<'fortify'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  const fortifications = (location.fortifications ?? 0) + 1;
  replaceLocation(game, owner, at, { ...location, fortifications });
  io.tell?.({ did: 'fortify', seat, card, n: fortifications });
}

/** All fortifications are gone; the fortress stands, with what was laid on it to use its action. */
export function besiege(game: State, seat: Seat, card: number, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  const { fortifications = 0, ...location } = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, location);
  io.tell?.({ did: 'siege', seat, of: owner, card, n: fortifications });
}
