import { type Io, next, type Seat } from '@imperia/engine';
import type { ImperiumEvent } from './events.ts';
import { effectOf, seatOf } from './seats.ts';
import { NEW_MEMO, type State } from './state.ts';
import type { StepOf } from './steps.ts';

/** An effect begins to remember what it does. */
export function pushMemo(game: State, seat: Seat, card: number): void {
  seatOf(game, seat).memos.push({ ...NEW_MEMO, card });
}

/** Carry out an effect of a card in play, of the power card or of the journey card. `from` is who has that card. */
export function runBeginEffect(game: State, step: StepOf<'begin effect'>, io: Io<ImperiumEvent>): void {
  const { seat, card, effect, from } = step;
  const { list } = effectOf(game, from, card, effect);
  io.tell?.({ did: 'resolve', seat, card });
  pushMemo(game, seat, card);
  next(game, { do: 'effects', seat, by: seat, card, list, at: 0 }, { do: 'end effect', seat });
}

/** Cards still looked at go back, and the effect forgets. */
export function runEndEffect(game: State, { seat }: StepOf<'end effect'>): void {
  const own = seatOf(game, seat);
  own.memos.pop();
  if (own.looked.length > 0 && own.memos.length === 0) next(game, { do: 'put back', seat });
}
