import { type Answer, type GameRecord, type Seat, SPECTATOR, Table } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import type { AnyBot } from '../bots/hire.ts';

/** The answers of a game, as its record keeps them. */
export class Noted {
  readonly #answers: Answer[] = [];

  /** The same bot with somebody beside it who writes down what it says; so it is always asked for words. */
  bot(bot: AnyBot): AnyBot {
    const note = (seat: Seat, decision: number, option: string): string => {
      this.#answers.push({ seat, decision, option });
      return option;
    };
    if ('ask' in bot) {
      return { ...bot, ask: async (view, seat, rng) => note(seat, view.decision, await bot.ask(view, seat, rng)) };
    }
    return { name: bot.name, choose: (view, seat, rng) => note(seat, view.decision, bot.choose(view, seat, rng)) };
  }

  /** The game once more by its rules: its record, and where the points of each seat came from. */
  kept(kit: AnyKit, config: unknown, key: string): Kept {
    const table = new Table(kit.game, config, key);
    for (const answer of this.#answers) {
      const rejection = table.answer(answer);
      if (rejection) throw new Error(`An answer that stood is refused: ${rejection}`);
    }
    const gained = kit.story.gained(table.view(SPECTATOR), table.heard(SPECTATOR));
    const sources = Array.from({ length: kit.game.seats(config) }, (_, seat) => {
      const sums: Record<string, number> = {};
      for (const { source, points } of gained.filter((one) => one.seat === seat))
        sums[source] = (sums[source] ?? 0) + points;
      return sums;
    });
    return { record: table.record(), sources };
  }
}

/** What is kept of a game where that is asked for. */
export interface Kept {
  readonly record: GameRecord<unknown>;
  readonly sources: readonly Readonly<Record<string, number>>[];
}
