import {
  randomStep as anyStep,
  type Dealt,
  type Decision,
  decisionOf,
  type GameEvent,
  type Rng,
  randomAnswer,
  type Seat,
  type Step,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import type { Bot } from './bot.ts';

/** Every option as likely as any other; of things to pick, first how many, then which. */
export function random<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>({
  game,
}: Playable<G, S, E, C, Z>): Bot<G, S> {
  return {
    name: 'random',
    choose(view: G, seat: Seat, rng: Rng): string {
      const decision = decisionOf(game.rules, view, seat);
      const answer = decision && randomAnswer(decision, rng);
      if (answer === null) throw new Error(`Seat ${seat} has nothing to decide`);
      return answer;
    },
    blind: randomStep,
  };
}

/** What `random` chooses, as the step itself. */
export function randomStep<S extends Step>(decision: Decision<S>, rng: Rng): S {
  const step = anyStep(decision, rng);
  if (!step) throw new Error(`«${decision.ask.do}» cannot be answered`);
  return step;
}
