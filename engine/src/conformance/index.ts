import type { Dealt, Game, GameEvent } from '../game.ts';
import type { Step } from '../step.ts';
import type { AnyGame, Case, Options, Stats } from './suite.ts';
import { wholeGame } from './whole-game.ts';

export { otherWorld, permutation, sameAnswer, sameLuck, toldFaces } from './other-world.ts';
export type { AnyGame, AnyState, Case, Options, Stats } from './suite.ts';
export { transition } from './transition.ts';

/**
 * Plays games at random and checks, on the way, everything that must hold in every game. Throws an error that names
 * the case, the seed, the decision and what does not hold.
 */
export function conformance<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  cases: readonly Case<C>[],
  { games = 3, seed = 1, maxDecisions = 5000, everyNth = 10 }: Options = {},
): Stats {
  const stats: Stats = { games: 0, decisions: 0, nonInterferenceChecks: 0, skips: 0, longest: 0 };
  for (const one of cases) {
    for (let i = 0; i < games; i++) {
      wholeGame(game as unknown as AnyGame, one, { seed: seed + i, maxDecisions, everyNth }, stats);
    }
  }
  return stats;
}
