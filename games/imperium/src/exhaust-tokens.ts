import type { Io, Seat } from '@imperia/engine';
import type { ImperiumEvent } from './events.ts';
import { activeCards, changePlay, inPlay, seatOf } from './seats.ts';
import type { State } from './state.ts';

/** Whether there is an exhaust token on this card; a card that is not in play counts as if there were. */
export function isExhausted(game: State, seat: Seat, card: number): boolean {
  const own = seatOf(game, seat);
  if (own.power[0] === card) return own.powerExhausted;
  if (own.journey[0] === card) return own.journeyExhausted;
  return inPlay(own, card)?.exhausted ?? true;
}

/** Own cards whose exhaust token an effect of `by` can give back: never the one that paid for that very effect. */
export function exhaustedCards(game: State, seat: Seat, by: number): number[] {
  return activeCards(seatOf(game, seat)).filter((card) => card !== by && isExhausted(game, seat, card));
}

/** Whether a token could be laid on this card. */
export function canExhaust(game: State, seat: Seat, card: number): boolean {
  return seatOf(game, seat).exhausts > 0 && !isExhausted(game, seat, card);
}

export function layExhaust(game: State, seat: Seat, card: number, io: Io<ImperiumEvent>): void {
  seatOf(game, seat).exhausts--;
  setExhausted(game, seat, card, true);
  io.tell?.({ did: 'exhaust', seat, card });
}

export function setExhausted(game: State, seat: Seat, card: number, exhausted: boolean): void {
  const own = seatOf(game, seat);
  if (own.power[0] === card) own.powerExhausted = exhausted;
  else if (own.journey[0] === card) own.journeyExhausted = exhausted;
  else changePlay(own, card, { exhausted });
}
