import { pending, type Rules } from './run.ts';
import { type Answer, type Core, type Decision, offered, type Step } from './step.ts';

/** Why an answer was not taken; the game is as it was. */
export type Rejection = 'over' | 'not asked' | 'stale' | 'not offered';

/** The decision that an answer answers and the option it names. */
export interface Taken<S extends Step> {
  readonly decision: Decision<S>;
  readonly option: S;
}

/** What an answer answers, or why it is not taken. */
export function judge<G extends Core<S>, S extends Step, E>(
  rules: Rules<G, S, E>,
  game: G,
  answer: Answer,
): Taken<S> | Rejection {
  return judgeAmong(pending(rules, game), game, answer);
}

/** The same, for who knows the pending decisions of this game already. */
export function judgeAmong<S extends Step>(
  decisions: readonly Decision<S>[],
  game: Core<S>,
  answer: Answer,
): Taken<S> | Rejection {
  if (decisions.length === 0) return 'over';
  const decision = decisions.find(({ seat }) => seat === answer.seat);
  if (!decision) return 'not asked';
  const since = game.branches.find(({ seat }) => seat === answer.seat)?.since ?? game.decision;
  if (!(answer.decision >= since && answer.decision <= game.decision)) return 'stale';
  const option = typeof answer.option === 'string' ? offered(decision, answer.option) : null;
  return option ? { decision, option } : 'not offered';
}
