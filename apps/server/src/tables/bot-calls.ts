import { type Seat, view } from '@imperia/engine';
import { type BotMove, BotsBusy } from '../bots/bots.ts';
import type { Reply } from '../protocol/reply.ts';
import type { FoldedTable } from './folded-table.ts';
import { isPlayedByPerson, personsOf } from './gathering.ts';
import type { Surroundings } from './surroundings.ts';
import type { Chore } from './wish.ts';

/** Where the first answer counts, a bot leaves it to a person who is here for this long, in milliseconds. */
const AFTER_YOU = 30_000;

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

  /** `here`: the seats from which somebody looks. Where no person plays, bots wait until somebody looks. */
  call(table: FoldedTable, here: ReadonlySet<Seat>): void {
    const { status, asked, sitters } = table.gathering;
    if (!this.#around.bots || status !== 'running') return;
    if (here.size === 0 && personsOf(table.gathering).length === 0) return;
    for (const seat of asked) {
      const { bot } = sitters[seat]!;
      if (bot !== null && !this.#givesWay(table, seat, here)) void this.#ask(table, seat, bot);
    }
  }

  /** Whoever sees to what is due calls again, until the person has answered or had the time to. */
  #givesWay({ play, gathering }: FoldedTable, bot: Seat, here: ReadonlySet<Seat>): boolean {
    const branches = play?.state.branches ?? [];
    const before = branches.slice(
      0,
      branches.findIndex(({ seat }) => seat === bot),
    );
    const first = before.some(({ seat, race }) => race && here.has(seat) && isPlayedByPerson(gathering.sitters[seat]!));
    return first && this.#around.now() - gathering.at < AFTER_YOU;
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
