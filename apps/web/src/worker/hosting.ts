import type { AnyKit } from '@imperia/kit';
import type { SavedGame } from '../store/saved-game.ts';
import { saveGame } from '../store/saves.ts';
import { HostedTable } from './hosted-table.ts';
import type { FromWorker, ToTable } from './protocol.ts';

type Opened = Extract<ToTable, { say: 'open' }>;

/** A table in this browser: bots answer after a pause, and after every choice the game is kept. */
export class Hosting {
  readonly #table: HostedTable;
  readonly #send: (message: FromWorker) => void;
  #pace: number;
  #hurried = false;
  /** Whether the last game that was to be kept was not; nobody knows before the first. */
  #unkept = true;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: AnyKit, { saved, pace }: Opened, send: (message: FromWorker) => void) {
    this.#table = new HostedTable(kit, saved);
    this.#send = send;
    this.#pace = pace;
    this.#goOn(false);
  }

  /** Where this worker cannot save, the page holds the game and says so. */
  async #keep(saved: SavedGame): Promise<void> {
    const kept = (await saveGame(saved)) === null;
    if (!kept) this.#send({ say: 'unkept', saved });
    else if (this.#unkept) this.#send({ say: 'kept again' });
    this.#unkept = !kept;
  }

  /** Whatever was said, the page learns how things stand, the game is kept, and a bot may be next. */
  #goOn(changed: boolean): void {
    this.#send({ say: 'now', now: this.#table.now() });
    if (changed) void this.#keep(this.#table.saved(Date.now()));
    this.#waitForBot();
  }

  /** The time a bot thinks is part of the pause before its answer. */
  #waitForBot(): void {
    clearTimeout(this.#waiting);
    const bot = this.#table.waitingBot();
    this.#hurried &&= bot !== null;
    if (bot === null) return;
    this.#later(0, () => {
      const since = performance.now();
      const answer = this.#table.botAnswer(bot);
      this.#later(this.#hurried ? 0 : this.#pace - (performance.now() - since), () => {
        this.#table.answer([answer]);
        this.#goOn(true);
      });
    });
  }

  #later(milliseconds: number, then: () => void): void {
    this.#waiting = setTimeout(() => {
      try {
        then();
      } catch (error) {
        this.#send({ say: 'trouble', what: error instanceof Error ? error.message : String(error) });
      }
    }, milliseconds);
  }

  obey(message: Exclude<ToTable, Opened>): void {
    switch (message.say) {
      case 'answer':
        this.#table.answer(message.answers);
        this.#goOn(true);
        break;
      case 'undo':
        this.#table.undo(message.seat);
        this.#goOn(true);
        break;
      case 'take back':
        this.#table.takeBack(message.seat);
        this.#goOn(true);
        break;
      case 'sit':
        this.#table.sit(message.seat);
        this.#goOn(false);
        break;
      case 'since':
        this.#send({ say: 'since', snapshots: this.#table.since() });
        break;
      case 'pace':
        this.#pace = message.milliseconds;
        this.#waitForBot();
        break;
      case 'hurry':
        this.#hurried = true;
        this.#waitForBot();
        break;
    }
  }
}
