import type { Step } from '@imperia/engine';
import type { Mind } from '@imperia/kit';

/** What a search can be tuned by. */
export interface Skill {
  /** Decisions that are played out beyond the tree before the position is valued. */
  readonly depth: number;
  /** Of how many options, drawn at random, a player in a rollout takes the best. */
  readonly tries: number;
  /** Points of lead over which the reward goes from even to almost certain. */
  readonly scale: number;
  /** How curious the search is about options it has seldom tried. */
  readonly curiosity: number;
  /** For how many visits the one-step valuation of an option counts. */
  readonly trust: number;
  /** How many of the best options are tried at first, and how many more with the root of the visits. */
  readonly width: number;
  readonly widening: number;
}

const USUAL = {
  depth: 16,
  tries: 2,
  curiosity: 0.2,
  trust: 2,
  width: 4,
  widening: 1.5,
};

/** As a game of such points is thought about. */
export function skillFor<G, S extends Step>({ scale, rollout = USUAL.depth }: Mind<G, S>): Skill {
  return { ...USUAL, scale, depth: rollout };
}
