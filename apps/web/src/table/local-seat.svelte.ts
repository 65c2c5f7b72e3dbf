import { type Answer, type Decision, decisionOf, type Refusal, type Seat } from '@imperia/engine';
import { type OsadnicyStep, osadnicy } from '@imperia/osadnicy';
import { keep, keptAgain } from '../store/keep.ts';
import { settings } from '../store/settings.svelte.ts';
import { whyNotOpened } from '../words/other-content.ts';
import { drawn } from './drawn.ts';
import type { SavedGame, SeatKind } from './game.ts';
import type { FromTable, Now, ToTable } from './protocol.ts';
import type { SeatAtTable, Snapshot } from './seat-at-table.ts';

/** A seat at a table in this browser: engine and bots run in a worker of their own. */
export class LocalSeat implements SeatAtTable {
  readonly kinds: readonly SeatKind[];
  readonly commitment: string | undefined;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  /** Who waits to be told what happened. */
  readonly #curious: ((snapshots: readonly Snapshot[]) => void)[] = [];
  snapshot = $state.raw<Snapshot | null>(null);
  /** How the table stands, which is shown once the page has drawn what is shown now. */
  #latest: Snapshot | null = null;
  #isDrawing = false;
  trouble = $state.raw<string | null>(null);
  readonly decision = $derived.by(() => this.#decision());

  constructor(game: SavedGame, pace: number) {
    this.kinds = game.kinds;
    this.commitment = game.commitment;
    this.#worker.onmessage = ({ data }: MessageEvent<FromTable>) => {
      this.#hear(data);
    };
    this.#worker.onerror = ({ message }) => {
      this.trouble = message;
    };
    this.trouble = whyNotOpened(game, settings.lang);
    if (this.trouble === null) this.#say({ say: 'open', game, pace });
  }

  #hear(message: FromTable): void {
    switch (message.say) {
      case 'now':
        this.#latest = this.#grown(message.now);
        if (!this.#isDrawing) this.#show();
        break;
      case 'since':
        this.#curious.shift()?.(message.snapshots);
        break;
      case 'unkept':
        void keep(message.game);
        break;
      case 'kept again':
        keptAgain();
        break;
      case 'trouble':
        this.trouble = message.what;
        break;
    }
  }

  #grown({ snapshot, held, news }: Now): Snapshot {
    return { ...snapshot, heard: [...(this.#latest?.heard.slice(0, held) ?? []), ...news] };
  }

  /** Bots without a pause answer faster than a page can be drawn: what is on the screen comes first. */
  #show(): void {
    if (this.snapshot === this.#latest) return;
    this.snapshot = this.#latest;
    this.#isDrawing = true;
    void drawn().then(() => {
      this.#isDrawing = false;
      this.#show();
    });
  }

  /** The question is worked out from the view, as it would be from one that a server sends. */
  #decision(): Decision<OsadnicyStep> | null {
    if (!this.snapshot) return null;
    const { view, seat, asked } = this.snapshot;
    return asked.includes(seat) ? decisionOf(osadnicy.rules, view, seat) : null;
  }

  #say(message: ToTable): void {
    this.#worker.postMessage(message);
  }

  answer(answers: readonly Answer[]): void {
    this.#say({ say: 'answer', answers });
  }

  undo(): void {
    if (this.snapshot) this.#say({ say: 'undo', seat: this.snapshot.seat });
  }

  whyNot(attempt: OsadnicyStep): Refusal | null {
    return this.snapshot && osadnicy.whyNot(this.snapshot.view, this.snapshot.seat, attempt);
  }

  sit(seat: Seat): void {
    this.#say({ say: 'sit', seat });
  }

  setPace(milliseconds: number): void {
    this.#say({ say: 'pace', milliseconds });
  }

  hurry(): void {
    this.#say({ say: 'hurry' });
  }

  since(): Promise<readonly Snapshot[]> {
    return new Promise((tell) => {
      this.#curious.push(tell);
      this.#say({ say: 'since' });
    });
  }

  leave(): void {
    this.#worker.terminate();
  }
}
