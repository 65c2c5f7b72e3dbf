import { decisionOf, offered, optionId, type Refusal, type Seat } from '@imperia/engine';
import { kind } from './cards.ts';
import { captainOf, range } from './harbour.ts';
import { rules } from './rules.ts';
import type { TinyState } from './state.ts';
import type { TinyStep } from './steps.ts';

/** What is offered is possible; for the rest, the rule that stands in the way. */
export function whyNot(game: TinyState, seat: Seat, attempt: TinyStep): Refusal | null {
  const decision = decisionOf(rules, game, seat);
  if (!decision) return { rule: 'TINY-TURN' };
  if (offered(decision, optionId(attempt))) return null;
  const captain = captainOf(game, seat);
  if (attempt.do === 'sail') return { rule: 'TINY-RANGE', because: { range: range(captain) } };
  if (attempt.do === 'play' && captain.hand.includes(attempt.card)) {
    return { rule: 'TINY-CANNON', because: { kind: kind(attempt.card) } };
  }
  return { rule: 'TINY-NOW' };
}
