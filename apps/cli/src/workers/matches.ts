import { type Bot, botNamed, type Played, playMatch } from '@imperia/bots';
import type { Decision, Rng, Seat, Step } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import type { Seating } from '../sim/seating.ts';

/** How often a seat decided, and how long that took altogether. */
export interface Thought {
  readonly decisions: number;
  readonly milliseconds: number;
}

interface Finished extends Played {
  readonly thought: readonly Thought[];
}

interface Broken {
  readonly error: string;
}

export type Outcome = Finished | Broken;

/** A game that breaks does not stop the others. */
export function playSeating(kit: AnyKit, { config, seed, seats }: Seating, limit: number): Outcome {
  try {
    const timed = seats.map((name) => new Timed(botNamed(name, kit)));
    const played = playMatch(kit.game, { config, seed, bots: timed.map(({ bot }) => bot), limit });
    return { ...played, thought: timed.map(({ decisions, milliseconds }) => ({ decisions, milliseconds })) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A bot with somebody beside it who holds a watch. */
class Timed {
  readonly bot: Bot<AnyState, Step>;
  decisions = 0;
  milliseconds = 0;

  constructor(bot: Bot<AnyState, Step>) {
    const { name, blind } = bot;
    this.bot = {
      name,
      choose: (view: AnyState, seat: Seat, rng: Rng) => this.#measured(() => bot.choose(view, seat, rng)),
      ...(blind && {
        blind: (decision: Decision<Step>, rng: Rng) => this.#measured(() => blind(decision, rng)),
      }),
    };
  }

  #measured<T>(decide: () => T): T {
    const start = performance.now();
    const decided = decide();
    this.milliseconds += performance.now() - start;
    this.decisions++;
    return decided;
  }
}
