import type { Refusal, Seat } from '@imperia/engine';
import { activationRefusal } from './actions/activate.ts';
import { buildRefusal } from './actions/build.ts';
import { siegeRefusal } from './actions/conquer.ts';
import { dealRefusal } from './actions/deal.ts';
import { exchangeRefusal } from './actions/exchange.ts';
import { instantRefusal } from './actions/instant.ts';
import { razeCardRefusal, razeLocationRefusal } from './actions/raze.ts';
import { turnRefusal } from './actions/turn.ts';
import { freeRefusal, unlockRefusal } from './actions/unlock.ts';
import { visitRefusal } from './actions/visit.ts';
import { conquestRefusal } from './conquest.ts';
import { controllerOf } from './empire.ts';
import { marketRefusal, tileRefusal } from './minis/actions.ts';
import { missingFor } from './price.ts';
import { defenseRefusal, guardRefusal } from './protection.ts';
import { isForWantOfTokens, NOT_IN_EMPIRE, NOT_IN_HAND } from './refusals.ts';
import type { State } from './state.ts';
import type { OsadnicyStep, StepName } from './steps.ts';
import { technologyRefusal } from './technology.ts';

/** Which rule forbids this now? The same checks decide what is offered. */
export function whyNot(game: State, seat: Seat, attempt: OsadnicyStep): Refusal | null {
  if (!TURN_ATTEMPTS.has(attempt.do)) return null;
  const placing = attempt.do === 'defend' || attempt.do === 'guard' || attempt.do === 'place technology';
  const refused = turnRefusal(game, seat, placing) ?? attemptRefusal(game, seat, attempt);
  return refused && isForWantOfTokens(refused) ? { ...refused, because: missingFor(game, seat, attempt) } : refused;
}

/** What a player may try in a turn; every other option is asked for by the rules themselves. */
const TURN_ATTEMPTS: ReadonlySet<StepName> = new Set<StepName>([
  'build',
  'deal',
  'raze card',
  'raze location',
  'conquer location',
  'besiege',
  'activate',
  'exchange',
  'send worker',
  'play instant',
  'defend',
  'guard',
  'place technology',
  'unlock',
  'free location',
  'use tile',
  'visit market',
  'pass',
]);

function attemptRefusal(game: State, seat: Seat, attempt: OsadnicyStep): Refusal | null {
  switch (attempt.do) {
    case 'build':
    case 'deal':
    case 'raze card':
      return handRefusal(game, seat, attempt.do, attempt.card);
    case 'raze location':
      return built(game, attempt.card)
        ? razeLocationRefusal(game, seat, controllerOf(game, attempt.card), attempt.card)
        : NOT_IN_EMPIRE;
    case 'conquer location':
      return built(game, attempt.card) ? conquestRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'besiege':
      return built(game, attempt.card) ? siegeRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'activate':
      return built(game, attempt.card) ? activationRefusal(game, seat, attempt.card, attempt.times) : NOT_IN_EMPIRE;
    case 'send worker':
      return built(game, attempt.card) ? visitRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'play instant':
      return game.seats[seat]!.hand.includes(attempt.card)
        ? instantRefusal(game, seat, attempt.card, attempt.way)
        : NOT_IN_HAND;
    case 'exchange':
      return exchangeRefusal(game, seat);
    case 'defend':
      return built(game, attempt.card) ? defenseRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'guard':
      return built(game, attempt.card) ? guardRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'place technology':
      return technologyRefusal(game, seat, attempt.card, attempt.token);
    case 'unlock':
      return built(game, attempt.card) ? unlockRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'free location':
      return built(game, attempt.card) ? freeRefusal(game, seat, attempt.card) : NOT_IN_EMPIRE;
    case 'use tile':
      return tileRefusal(game, seat, attempt.card);
    case 'visit market':
      return marketRefusal(game, seat);
    default:
      return null;
  }
}

function handRefusal(game: State, seat: Seat, use: 'build' | 'deal' | 'raze card', card: number): Refusal | null {
  if (!game.seats[seat]!.hand.includes(card)) return NOT_IN_HAND;
  if (use === 'build') return buildRefusal(game, seat, card);
  return use === 'deal' ? dealRefusal(game, seat, card) : razeCardRefusal(game, seat, card);
}

function built(game: State, card: number): boolean {
  return game.seats.some(({ locations }) => locations.some((location) => location.card === card));
}
