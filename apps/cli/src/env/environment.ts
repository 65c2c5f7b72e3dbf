import { type Bot, botNamed, isBot, matchKey } from '@imperia/bots';
import {
  advance,
  below,
  choose,
  type Decision,
  offered,
  type Seat,
  type Step,
  seeded,
  view,
  word,
} from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { type AskMessage, answerIn, askedOf, helloTo, type Part } from '../bots/messages.ts';
import { isObject } from '../files/read.ts';
import { type Entry, VectorSpace } from './vector.ts';

/** What is answered to one line: a question, an end, or why the line made no sense. */
export type Told =
  | (AskMessage & { readonly vector?: readonly Entry[]; readonly size?: number })
  | { readonly type: 'over'; readonly points: readonly number[]; readonly winners: readonly Seat[] }
  | { readonly type: 'error'; readonly why: string }
  | ReturnType<typeof helloTo>;

interface Running {
  readonly id: number;
  readonly state: AnyState;
  readonly bots: ReadonlyMap<Seat, Bot<AnyState, Step>>;
  readonly rng: ReturnType<typeof seeded>;
  readonly without: ReadonlySet<Part>;
  readonly space: VectorSpace | null;
  decision: Decision<Step> | null;
}

const PARTS: readonly Part[] = ['view', 'text'];

class NoSense extends Error {}

/** A game that is stepped through from outside, one line of JSON after another; see docs/bot-protocol.md. */
export class Environment {
  readonly #kit: AnyKit;
  #running: Running | null = null;
  #games = 0;

  constructor(kit: AnyKit) {
    this.#kit = kit;
  }

  hear(line: string): Told {
    try {
      const said: unknown = JSON.parse(line);
      if (isObject(said) && said.type === 'hello') return helloTo(this.#kit, 0);
      if (isObject(said) && said.type === 'reset') return this.#reset(said);
      return this.#answer(said);
    } catch (error) {
      if (error instanceof NoSense || error instanceof SyntaxError) return { type: 'error', why: error.message };
      throw error;
    }
  }

  #reset({ seed = 1, players = 2, config, bots = [], without = [], vector = false }: Record<string, unknown>): Told {
    if (!Number.isInteger(seed)) throw new NoSense('"seed" is a whole number');
    if (!Array.isArray(without)) throw new NoSense('"without" is a list');
    const rng = seeded(seed as number);
    const table = this.#table(config, players);
    const { game } = this.#kit;
    const state = game.setup(table, matchKey(seed as number));
    const decision = advance(game.rules, state, {});
    this.#running = {
      id: ++this.#games,
      state,
      bots: this.#opponents(bots, game.seats(table)),
      rng: seeded(word(rng)),
      without: new Set(PARTS.filter((part) => without.includes(part))),
      space: vector === true ? new VectorSpace(this.#kit, view(game, state, 0)) : null,
      decision,
    };
    return this.#next(this.#running);
  }

  /** Without a configuration always the same one for so many: every place in a vector then means the same in every game. */
  #table(config: unknown, players: unknown): unknown {
    const { setup } = this.#kit;
    const { least, most, alone } = setup;
    const fits = Number.isInteger(players) && (players as number) >= (alone ? 1 : least) && (players as number) <= most;
    if (config === undefined && !fits) throw new NoSense(`"players" is a number from ${alone ? 1 : least} to ${most}`);
    const lot = seeded(0);
    const made =
      config === undefined ? setup.make(setup.usual(players as number), (n) => below(lot, n)) : setup.read(config);
    if ('config' in made) return made.config;
    throw new NoSense(setup.faultText(made, 'en'));
  }

  /** One name for each seat; null for those that are asked. */
  #opponents(names: unknown, seats: number): Map<Seat, Bot<AnyState, Step>> {
    if (!Array.isArray(names) || names.length > seats) throw new NoSense(`"bots" is a list of at most ${seats}`);
    return new Map(
      names.flatMap((name: unknown, seat): [Seat, Bot<AnyState, Step>][] => {
        if (name === null) return [];
        if (typeof name !== 'string' || !isBot(name)) throw new NoSense(`there is no bot "${String(name)}"`);
        return [[seat, botNamed(name, this.#kit)]];
      }),
    );
  }

  #answer(said: unknown): Told {
    const running = this.#running;
    if (!running?.decision) throw new NoSense('no game is being played: send {"type": "reset"}');
    const { seat } = running.decision;
    const judged = answerIn(said, view(this.#kit.game, running.state, seat), this.#kit, seat);
    if ('why' in judged) throw new NoSense(judged.why);
    this.#take(running, judged.option);
    return this.#next(running);
  }

  #take(running: Running, option: string): void {
    const { state, decision } = running;
    choose(state, decision!, offered(decision!, option)!);
    running.decision = advance(this.#kit.game.rules, state, {});
  }

  /** Bots answer until somebody outside is asked. */
  #next(running: Running): Told {
    const { game } = this.#kit;
    const { id, state, bots, rng, without, space } = running;
    while (running.decision) {
      const { seat } = running.decision;
      const seen = view(game, state, seat);
      const bot = bots.get(seat);
      if (bot) {
        this.#take(running, bot.choose(seen, seat, rng));
        continue;
      }
      const asked = askedOf(this.#kit, seen, { id, seat }, 'en', without);
      return space ? { ...asked, vector: space.of(seen, seat), size: space.size } : asked;
    }
    return { type: 'over', ...game.result(state) };
  }
}
