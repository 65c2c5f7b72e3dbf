import {
  advance,
  choose,
  type Dealt,
  type Decision,
  type Game,
  type GameEvent,
  type Io,
  keyFrom,
  offered,
  type Result,
  type Rng,
  type Step,
  seeded,
  view,
  word,
} from '@imperia/engine';
import type { Bot } from './bot.ts';

export interface Match<G, S extends Step, C> {
  readonly config: C;
  /** The game's key and the luck of every bot follow from this. */
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly Bot<G, S>[];
  /** A game that takes more decisions than this is an error. */
  readonly limit: number;
}

export interface Played {
  readonly decisions: number;
  readonly result: Result;
}

/** The key under which a match with this seed is dealt. */
export function matchKey(seed: number): string {
  return keyFrom(seeded(seed));
}

/** A whole game between bots: each sees its own view and draws on its own random source. */
export function playMatch<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  { config, seed, bots, limit }: Match<G, S, C>,
): Played {
  const luck = seeded(seed);
  const state = game.setup(config, keyFrom(luck));
  const rngs = bots.map(() => seeded(word(luck)));
  const unheard: Io<E> = {};
  let decision = advance(game.rules, state, unheard);
  let decisions = 0;
  for (; decision; decisions++) {
    if (decisions >= limit) throw new Error(`The game is not over after ${limit} decisions`);
    const { seat } = decision;
    choose(state, decision, answer(game, state, decision, bots[seat]!, rngs[seat]!));
    decision = advance(game.rules, state, unheard);
  }
  return { decisions, result: game.result(state) };
}

function answer<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  decision: Decision<S>,
  bot: Bot<G, S>,
  rng: Rng,
): S {
  if (bot.blind) return bot.blind(decision, rng);
  const id = bot.choose(view(game, state, decision.seat), decision.seat, rng);
  const step = offered(decision, id);
  if (!step) throw new Error(`${bot.name} chose «${id}», which «${decision.ask.do}» does not offer`);
  return step;
}
