import { type Bot, matchKey, type Played, playMatchWith } from '@imperia/bots';
import type { Decision, Rng, Seat, Step } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { Fault } from '../bots/exec-bot.ts';
import { type AnyBot, type Hired, isSeated } from '../bots/hire.ts';
import type { Seating } from '../sim/seating.ts';
import { type Kept, Noted } from './noted.ts';

/** How often a seat decided, and how long that took altogether. */
export interface Thought {
  readonly decisions: number;
  readonly milliseconds: number;
}

export type { Kept } from './noted.ts';

export interface Finished extends Played, Partial<Kept> {
  readonly thought: readonly Thought[];
  /** What bots of somebody's own did wrong; absent where nothing was. */
  readonly faults?: readonly Fault[];
}

interface Broken {
  readonly error: string;
}

export type Outcome = Finished | Broken;

/** A game that breaks does not stop the others. */
export async function playSeating(
  kit: AnyKit,
  { config, seed, seats }: Seating,
  limit: number,
  hired: Hired,
  keep = false,
): Promise<Outcome> {
  try {
    const sides = seats.map((_, seat) => kit.setup.side(config, seat));
    const bots = await Promise.all(seats.map((name, seat) => hired.bot(name, kit, seat, sides)));
    const noted = keep ? new Noted() : null;
    const timed = bots.map((bot) => new Timed(noted?.bot(bot) ?? bot));
    const played = await playMatchWith(kit.game, { config, seed, bots: timed.map(({ bot }) => bot), limit });
    const foreign = bots.filter(isSeated);
    for (const bot of foreign) bot.over(played.result);
    const faults = foreign.flatMap((bot) => bot.faults);
    const thought = timed.map(({ decisions, milliseconds }) => ({ decisions, milliseconds }));
    return { ...played, thought, ...(faults.length > 0 && { faults }), ...noted?.kept(kit, config, matchKey(seed)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A bot with somebody beside it who holds a watch. */
class Timed {
  readonly bot: AnyBot;
  decisions = 0;
  milliseconds = 0;

  constructor(bot: AnyBot) {
    this.bot =
      'ask' in bot ? { name: bot.name, ask: (...asked) => this.#awaited(() => bot.ask(...asked)) } : this.#near(bot);
  }

  #near(bot: Bot<AnyState, Step>): AnyBot {
    const { name, blind } = bot;
    return {
      name,
      choose: (view: AnyState, seat: Seat, rng: Rng) => this.#measured(() => bot.choose(view, seat, rng)),
      ...(blind && {
        blind: (decision: Decision<Step>, rng: Rng) => this.#measured(() => blind(decision, rng)),
      }),
    };
  }

  async #awaited<T>(decide: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const answer = await decide();
    this.#count(start);
    return answer;
  }

  #measured<T>(decide: () => T): T {
    const start = performance.now();
    const decided = decide();
    this.#count(start);
    return decided;
  }

  #count(start: number): void {
    this.milliseconds += performance.now() - start;
    this.decisions++;
  }
}
