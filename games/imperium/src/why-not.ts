import type { Refusal, Seat } from '@imperia/engine';
import { playRefusal } from './play.ts';
import { NOT_IN_HAND, NOT_NOW, NOT_YOUR_TURN } from './refusals.ts';
import { seatOf } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep } from './steps.ts';
import { exhaustRefusal, innovateRefusal, revoltRefusal } from './turn.ts';

/** Which rule forbids this now? The same checks decide what is offered. */
export function whyNot(game: State, seat: Seat, attempt: ImperiumStep): Refusal | null {
  switch (attempt.do) {
    case 'play':
    case 'exhaust':
    case 'innovate':
    case 'revolt':
      return turnRefusal(game, seat) ?? attemptRefusal(game, seat, attempt);
    default:
      return null;
  }
}

function turnRefusal(game: State, seat: Seat): Refusal | null {
  if (game.turn !== seat) return NOT_YOUR_TURN;
  const asked = game.branches.find((branch) => branch.seat === seat)?.steps.at(-1) ?? game.steps.at(-1);
  return asked?.do === 'turn' ? null : NOT_NOW;
}

function attemptRefusal(game: State, seat: Seat, attempt: ImperiumStep): Refusal | null {
  switch (attempt.do) {
    case 'play':
      return seatOf(game, seat).hand.includes(attempt.card) ? playRefusal(game, seat, attempt.card) : NOT_IN_HAND;
    case 'exhaust':
      return exhaustRefusal(game, seat, attempt.card, attempt.effect);
    case 'innovate':
      return innovateRefusal(game);
    case 'revolt':
      return revoltRefusal(game, seat);
    default:
      return null;
  }
}
