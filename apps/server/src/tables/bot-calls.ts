import { type Seat, view } from '@imperia/engine';
import { type BotMove, BotsBusy } from '../bots/bots.ts';
import type { Reply } from '../protocol/reply.ts';
import type { FoldedTable } from './folded-table.ts';
import { personsOf } from './gathering.ts';
import type { Surroundings } from './surroundings.ts';
import type { Chore } from './wish.ts';

/** Asks the bots of one table, each once about each question. */
export class BotCalls {
  readonly #around: Surroundings;
  readonly #perform: (chore: Chore) => Promise<Reply>;
  readonly #thinking = new Set<string>();

  constructor(around: Surroundings, perform: (chore: Chore) => Promise<Reply>) {
    this.#around = around;
    this.#perform = perform;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  /** Where no person plays, bots wait until somebody looks. */
  call(table: FoldedTable, looked: boolean): void {
    const { status, asked, sitters } = table.gathering;
    if (!this.#around.bots || status !== 'running') return;
    if (!looked && personsOf(table.gathering).length === 0) return;
    for (const seat of asked) {
      const { bot } = sitters[seat]!;
      if (bot !== null) void this.#ask(table, seat, bot);
    }
  }

  async #ask(table: FoldedTable, seat: Seat, level: string): Promise<void> {
    const { head, kit, play, gathering } = table;
    const { bots } = this.#around;
    if (!play || !bots) return;
    const { undos } = gathering;
    const { decision } = play.state;
    const question = `${seat} ${decision} ${undos}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    try {
      const seen = view(kit.game, play.state, seat);
      const move: BotMove = await bots.choose(
        { game: head.game, level, view: seen, seat, commitment: head.commitment },
        gathering.host ?? head.id,
      );
      await this.#perform({ chore: 'bot answers', seat, decision, undos, ...move });
    } catch (error) {
      // Whoever sees to what is due calls again.
      if (!(error instanceof BotsBusy)) this.#around.trouble(error, head.id);
    } finally {
      this.#thinking.delete(question);
    }
  }
}
