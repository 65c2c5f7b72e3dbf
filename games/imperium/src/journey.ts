import { type Io, next, type Seat } from '@imperia/engine';
import type { ImperiumEvent } from './events.ts';
import { faceOf, seatOf } from './seats.ts';
import type { State } from './state.ts';

/** The next stage: each journey card is turned once, then the other one lies up. */
export function advanceJourney(game: State, seat: Seat, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  if (own.stage === 2) own.journey.reverse();
  own.stage++;
  own.journeyExhausted = false;
  const [card] = own.journey;
  if (card === undefined) return;
  io.tell?.({ did: 'journey', seat, card, stage: own.stage });
  for (const { when, no } of faceOf(game, seat, card).effects) {
    if (when === 'take' && own.stage === 3) next(game, { do: 'begin effect', seat, card, effect: no, from: seat });
  }
}
