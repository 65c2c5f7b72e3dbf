import type { Io, Refusal, Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { NO_CARD } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { answerFeatures, gain } from '../gains.ts';
import { type Good, tokens } from '../goods.ts';
import { payable } from '../payment.ts';
import { removeCard } from '../piles.ts';
import { COMMON_CARD_IS_NO_DEAL, NO_FOOD_FOR_DEAL } from '../refusals.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { endTurn } from './end-turn.ts';

export const DEAL_COST = tokens({ food: 1 });

export function dealRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (CARDS[card]!.deal === null) return COMMON_CARD_IS_NO_DEAL;
  return canPayDeal(game, seat) ? null : NO_FOOD_FOR_DEAL;
}

export function canPayDeal(game: State, seat: Seat): boolean {
  return payable(game.seats[seat]!.tokens, DEAL_COST);
}

export function runDeal(game: State, { seat, card }: StepOf<'deal'>): void {
  removeCard(game.seats[seat]!.hand, card);
  game.seats[seat]!.announced.push(card);
  endTurn(game, seat, { do: 'pay', seat, card, cost: DEAL_COST, on: NO_CARD }, { do: 'sign', seat, card });
}

export function runSign(game: State, { seat, card }: StepOf<'sign'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.announced, card);
  own.deals.push(card);
  io.tell?.({ did: 'deal', seat, card });
  signed(game, seat, card, CARDS[card]!.deal!, io);
}

/** The good comes at once; then features answer. */
export function signed(game: State, seat: Seat, card: number, good: Good, io: Io<OsadnicyEvent>): void {
  answerFeatures(game, seat, (when) => when.event === 'deal', { deal: good });
  gain(game, seat, good, 1, { card, why: 'deal' }, io);
}
