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
import { waysToAnswer } from './answers.ts';
import type { Bot, FarBot } from './bot.ts';

export interface Match<G, S extends Step, C, B = Bot<G, S>> {
  readonly config: C;
  /** The game's key and the luck of every bot follow from this. */
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly B[];
  /** A game that takes more decisions than this is an error. */
  readonly limit: number;
}

export interface Played {
  readonly decisions: number;
  readonly result: Result;
  readonly branching: Branching;
}

/** In how many ways the decisions of a game could have been answered. */
export interface Branching {
  /** Added up over all decisions. */
  readonly sum: number;
  readonly most: number;
  /** Multiplied over all decisions, as a power of ten: the size of the game's tree along this game. */
  readonly log10: number;
}

/** The key under which a match with this seed is dealt. */
export function matchKey(seed: number): string {
  return keyFrom(seeded(seed));
}

/** A whole game between bots: each sees its own view and draws on its own random source. */
export function playMatch<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  match: Match<G, S, C>,
): Played {
  const running = new Running(game, match);
  for (let { asked } = running; asked; asked = running.asked) {
    const { seat } = asked;
    running.take(answer(game, running.state, asked, match.bots[seat]!, running.rngs[seat]!));
  }
  return running.played;
}

/** The same where some take their time. */
export async function playMatchWith<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  match: Match<G, S, C, Bot<G, S> | FarBot<G>>,
): Promise<Played> {
  const running = new Running(game, match);
  for (let { asked } = running; asked; asked = running.asked) {
    const { seat } = asked;
    const [bot, rng] = [match.bots[seat]!, running.rngs[seat]!];
    running.take(
      'ask' in bot
        ? named(bot.name, asked, await bot.ask(view(game, running.state, seat), seat, rng))
        : answer(game, running.state, asked, bot, rng),
    );
  }
  return running.played;
}

/** A game between two answers. */
class Running<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly state: G;
  readonly rngs: readonly Rng[];
  asked: Decision<S> | null;
  readonly #game: Game<G, S, E, C, Z>;
  readonly #limit: number;
  readonly #unheard: Io<E> = {};
  #decisions = 0;
  #sum = 0;
  #most = 0;
  #log10 = 0;

  constructor(game: Game<G, S, E, C, Z>, { config, seed, bots, limit }: Match<G, S, C, object>) {
    const luck = seeded(seed);
    this.#game = game;
    this.#limit = limit;
    this.state = game.setup(config, keyFrom(luck));
    this.rngs = bots.map(() => seeded(word(luck)));
    this.asked = advance(game.rules, this.state, this.#unheard);
  }

  take(step: S): void {
    if (this.#decisions >= this.#limit) throw new Error(`The game is not over after ${this.#limit} decisions`);
    const ways = waysToAnswer(this.asked!);
    this.#sum += ways;
    this.#most = Math.max(this.#most, ways);
    this.#log10 += Math.log10(ways);
    choose(this.state, this.asked!, step);
    this.#decisions++;
    this.asked = advance(this.#game.rules, this.state, this.#unheard);
  }

  get played(): Played {
    const branching = { sum: this.#sum, most: this.#most, log10: this.#log10 };
    return { decisions: this.#decisions, result: this.#game.result(this.state), branching };
  }
}

function answer<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
  decision: Decision<S>,
  bot: Bot<G, S>,
  rng: Rng,
): S {
  if (bot.blind) return bot.blind(decision, rng);
  return named(bot.name, decision, bot.choose(view(game, state, decision.seat), decision.seat, rng));
}

function named<S extends Step>(bot: string, decision: Decision<S>, id: string): S {
  const step = offered(decision, id);
  if (!step) throw new Error(`${bot} chose «${id}», which «${decision.ask.do}» does not offer`);
  return step;
}
