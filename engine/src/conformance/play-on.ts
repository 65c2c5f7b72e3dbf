import { hash } from '../hash.ts';
import { randomAnswer } from '../random-answer.ts';
import type { Rng } from '../rng.ts';
import { advance, choose, pending } from '../run.ts';
import { offered } from '../step.ts';
import { type AnyGame, type AnyState, broken } from './suite.ts';

/** Play this very state on at random, without a table; the hash where that leads. */
export function playOn(game: AnyGame, state: AnyState, rng: Rng, decisions: number): string {
  for (let i = 0; i < decisions; i++) {
    const [decision] = pending(game.rules, state);
    if (!decision) break;
    const id = randomAnswer(decision, rng);
    const option = id === null ? null : offered(decision, id);
    if (!option) broken('never stuck', `«${decision.ask.do}» cannot be answered`);
    choose(state, decision, option);
    advance(game.rules, state, {});
  }
  return hash(state);
}
