import type { Refusal, Seat } from '@imperia/engine';
import { advanceRefusal } from './actions/advance.ts';
import { collectRefusal } from './actions/collect.ts';
import { constructRefusal } from './actions/construct.ts';
import { foundRefusal } from './actions/found.ts';
import { canIncreaseHappiness } from './actions/happiness.ts';
import { attempts, hasInfluenced } from './actions/influence.ts';
import { canMove } from './actions/move.ts';
import { recruitRefusal } from './actions/recruit.ts';
import { turnRefusal } from './actions/turn.ts';
import { actionCard } from './card-data.ts';
import { ACTION_CARD, OBJECTIVE_CARD } from './decks.ts';
import { playableCards } from './effects/action-cards.ts';
import { constructWonderRefusal } from './effects/wonders/build.ts';
import {
  CANNOT_PAY_HAPPINESS,
  CARD_COSTS_ACTION,
  CARD_NOT_NOW,
  INFLUENCED_THIS_TURN,
  NO_TARGET,
  NOBODY_CAN_MOVE,
} from './refusals.ts';
import type { State } from './state.ts';
import type { ClashStep, StepName } from './steps.ts';

/** Which rule forbids this now? The same checks decide what is offered. */
export function whyNot(game: State, seat: Seat, attempt: ClashStep): Refusal | null {
  if (!TURN_ATTEMPTS.has(attempt.do)) return null;
  return turnRefusal(game, seat, attempt) ?? attemptRefusal(game, seat, attempt);
}

/** What a player may try in a turn; every other option is asked for by the rules themselves. */
const TURN_ATTEMPTS: ReadonlySet<StepName> = new Set<StepName>([
  'advance',
  'found',
  'collect',
  'construct',
  'construct wonder',
  'recruit',
  'move',
  'increase happiness',
  'influence',
  'play',
  'end turn',
]);

function attemptRefusal(game: State, seat: Seat, attempt: ClashStep): Refusal | null {
  switch (attempt.do) {
    case 'advance':
      return advanceRefusal(game, seat, attempt.advance);
    case 'found':
      return foundRefusal(game, seat, attempt.hex);
    case 'collect':
      return collectRefusal(game, seat, attempt.hex);
    case 'construct':
      return constructRefusal(game, seat, attempt.hex, attempt.building);
    case 'construct wonder':
      return constructWonderRefusal(game, seat, attempt.hex, attempt.card);
    case 'recruit':
      return recruitRefusal(game, seat, attempt.hex);
    case 'move':
      return canMove(game, seat) ? null : NOBODY_CAN_MOVE;
    case 'increase happiness':
      return canIncreaseHappiness(game, seat) ? null : CANNOT_PAY_HAPPINESS;
    case 'influence':
      if (hasInfluenced(game)) return INFLUENCED_THIS_TURN;
      return attempts(game, seat).length > 0 ? null : NO_TARGET;
    case 'play':
      return playRefusal(game, seat, attempt.card);
    default:
      return null;
  }
}

/** Of two alike, one is offered. */
function playRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (card < ACTION_CARD || card >= OBJECTIVE_CARD) return null;
  const { civil } = actionCard(card);
  if (playableCards(game, seat).some((one) => one === card || idOf(one) === civil.id)) return null;
  return civil.action && game.actions === 0 ? CARD_COSTS_ACTION : CARD_NOT_NOW;
}

function idOf(card: number): string | null {
  return card >= ACTION_CARD && card < OBJECTIVE_CARD ? actionCard(card).civil.id : null;
}
