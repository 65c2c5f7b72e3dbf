import { canonical } from '../hash.ts';
import { decisionOf } from '../run.ts';
import { type Decision, optionId, type Seat, type Step } from '../step.ts';
import { cardsNamed, facesSeen, openlyNamed, view } from '../view.ts';
import { mustBeSame } from './difference.ts';
import { type AnyGame, type AnyState, broken, type Moment, nameOf } from './suite.ts';

/** What a seat reads of its decision, as data. */
export function asRead(decision: Decision<Step> | null): unknown {
  if (!decision) return null;
  const { seat, ask, options, pick } = decision;
  return {
    seat,
    ask,
    options: options.map(optionId),
    pick: pick ? { from: pick.from, min: pick.min, max: pick.max } : 0,
  };
}

/** Options have names of their own, are possible, and can be worked out from what the asked seat sees. */
export function questionsAreFair({ game, state, decisions }: Moment): void {
  for (const decision of decisions) {
    const ids = decision.options.map(optionId);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) broken('option ids', `«${twice}» is offered twice by «${decision.ask.do}»`);
    const seen = view(game, state, decision.seat);
    mustBeSame(
      'question from the view',
      `what ${nameOf(decision.seat)} is asked in «${decision.ask.do}»`,
      asRead(decision),
      asRead(decisionOf(game.rules, seen, decision.seat)),
    );
    for (const option of decision.options) mustBePossible(game, state, seen, decision, option);
  }
}

function mustBePossible(game: AnyGame, state: AnyState, seen: AnyState, { seat }: Decision<Step>, option: Step): void {
  const why = game.whyNot(state, seat, option);
  if (why) broken('why not', `«${optionId(option)}» is offered, but ${canonical(why)} forbids it`);
  if (game.whyNot(seen, seat, option)) broken('why not', `«${optionId(option)}» is impossible in the seat's own view`);
}

/** Waiting steps are public, so the cards they name must lie where everyone sees them. */
export function stepsNameOnlySeenCards(game: AnyGame, state: AnyState, observers: readonly Seat[]): void {
  const waiting = [...state.steps, ...state.branches.flatMap(({ steps }) => steps)];
  const naming = waiting.filter((step) => named(game, step).length > 0);
  if (naming.length === 0) return;
  for (const observer of observers) {
    const seen = new Set(facesSeen(game, state, observer));
    for (const step of naming) {
      const hidden = named(game, step).find((card) => !seen.has(card));
      if (hidden === undefined) continue;
      broken('public steps', `«${step.do}» waits and names card ${hidden}, which ${nameOf(observer)} does not see`);
    }
  }
}

function named(game: AnyGame, step: Step): number[] {
  return [...cardsNamed(game, step), ...openlyNamed(game, step)];
}
