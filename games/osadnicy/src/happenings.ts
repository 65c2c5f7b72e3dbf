import { type Io, next } from '@imperia/engine';
import { CARDS } from './cards.ts';
import type { OsadnicyEvent } from './events.ts';
import { drawnEvents } from './piles.ts';
import { inOrder } from './setup.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepOf } from './steps.ts';

/** Every player in turn, for themselves. */
export function runEvent(game: State, { card }: StepOf<'event'>): void {
  const { event: program } = CARDS[card]!;
  next(
    game,
    ...inOrder(game).map((seat): OsadnicyStep => ({ do: 'effects', seat, card, why: 'event', program, at: 0 })),
  );
}

/** Events on top of the common deck happen, and then this step comes again; false when there are none. */
export function happensFirst(game: State, again: OsadnicyStep, io: Io<OsadnicyEvent>): boolean {
  const events = drawnEvents(game, io);
  if (events.length > 0) next(game, ...events, again);
  return events.length > 0;
}
