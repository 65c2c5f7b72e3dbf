import type { Seat } from '@imperia/engine';
import { conquestPrice, SIEGE_COST } from './actions/conquer.ts';
import { DEAL_COST } from './actions/deal.ts';
import { EXCHANGED_WORKERS } from './actions/exchange.ts';
import { RAZE_CARD_PRICE, razeCost } from './actions/raze.ts';
import { FREEING_COST } from './actions/unlock.ts';
import { CARDS } from './cards.ts';
import { controllerOf, findLocation } from './empire.ts';
import { amountOf, NO_TOKENS, TOKENS, type Token, type Tokens, tokens } from './goods.ts';
import { times } from './payment.ts';
import type { State } from './state.ts';
import type { OsadnicyStep } from './steps.ts';

/** What this would cost in tokens. */
function priceOf(game: State, seat: Seat, attempt: OsadnicyStep): Tokens {
  switch (attempt.do) {
    case 'build':
      return CARDS[attempt.card]!.cost;
    case 'deal':
      return DEAL_COST;
    case 'raze card':
      return RAZE_CARD_PRICE;
    case 'raze location': {
      const { card } = attempt;
      return tokens({ raze: razeCost(game, controllerOf(game, card), findLocation(game, card)) });
    }
    case 'conquer location':
      return conquestPrice(game, seat, attempt.card);
    case 'besiege':
      return SIEGE_COST;
    case 'activate':
      return times(CARDS[attempt.card]!.action?.spend ?? NO_TOKENS, attempt.times);
    case 'unlock':
      return CARDS[attempt.card]!.unlock ?? NO_TOKENS;
    case 'free location':
      return FREEING_COST;
    case 'use tile':
      return CARDS[attempt.card]!.action!.spend;
    case 'exchange':
      return tokens({ worker: EXCHANGED_WORKERS });
    default:
      return NO_TOKENS;
  }
}

/** Which tokens a seat lacks for it, counted without gold in their place. */
export function missingFor(game: State, seat: Seat, attempt: OsadnicyStep): Partial<Record<Token, number>> {
  const pool = game.seats[seat]!.tokens;
  const missing: Partial<Record<Token, number>> = {};
  for (const [token, cost] of priceOf(game, seat, attempt).entries()) {
    const lacking = cost - amountOf(pool, token);
    if (lacking > 0) missing[TOKENS[token]!] = lacking;
  }
  return missing;
}
