import { type Io, next, type Seat } from '@imperia/engine';
import { checkCollapse } from './ends.ts';
import type { ImperiumEvent } from './events.ts';
import { learn, unlearn } from './memory.ts';
import { reactTo } from './reactions.ts';
import { remember, seatOf, without } from './seats.ts';
import { isRival } from './solo/rival.ts';
import type { State } from './state.ts';
import type { StepOf } from './steps.ts';

export function runTakeUnrest(game: State, { seat, n }: StepOf<'take unrest'>, io: Io<ImperiumEvent>): void {
  if (n > 1) next(game, { do: 'take unrest', seat, n: n - 1 });
  const card = game.unrest.pop();
  if (card !== undefined) unrestToHand(game, seat, card, false, io);
  checkCollapse(game, io);
}

/** First in the hand, so that the cards last drawn or acquired stay the last ones. The Rival discards it. */
export function unrestToHand(game: State, seat: Seat, card: number, acquired: boolean, io: Io<ImperiumEvent>): void {
  if (isRival(game, seat)) seatOf(game, seat).discard.push(card);
  else {
    seatOf(game, seat).hand.unshift(card);
    learn(game, seat, card);
  }
  io.tell?.({ did: 'take unrest', seat, card, acquired });
  reactTo(game, seat, { event: 'take unrest' });
}

/** Cards that have left their places go back to the pile. */
export function returnToPile(game: State, seat: Seat, by: Seat, cards: readonly number[]): void {
  game.unrest.push(...cards);
  for (const card of cards) unlearn(game, seat, card);
  if (cards.length === 0) return;
  const { memos } = seatOf(game, by);
  if (memos.length > 0) remember(game, by, { returned: memos[memos.length - 1]!.returned + cards.length });
  reactTo(game, seat, { event: 'return unrest' });
}

export function runCalm(game: State, { seat, cards }: StepOf<'calm'>, io: Io<ImperiumEvent>): void {
  const own = seatOf(game, seat);
  for (const card of cards) own.hand = without(own.hand, card);
  io.tell?.({ did: 'return', seat, cards, from: 'hand' });
  returnToPile(game, seat, seat, cards);
}
