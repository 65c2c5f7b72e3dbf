import { type Answer, type Decision, decisionOf, type Refusal, type Seat, type Step } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { keep, keptAgain } from '../store/keep.ts';
import { onlyPerson, type SavedGame, type SeatKind } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { whyNotOpened } from '../words/other-content.ts';
import { Aside } from '../worker/aside.ts';
import type { FromWorker, Now, Snapshot, ToTable } from '../worker/protocol.ts';
import { drawn } from './drawn.ts';
import type { SeatAtTable } from './seat-at-table.ts';

/** A seat at a table in this browser: engine and bots run in a worker of their own. */
export class LocalSeat implements SeatAtTable {
  readonly kinds: readonly SeatKind[];
  readonly commitment: string | undefined;
  readonly hints: boolean;
  readonly people: readonly (string | null)[] | undefined;
  readonly #kit: AnyKit;
  readonly #worker = new Aside((message) => this.#hear(message));
  /** Who waits to be told what happened. */
  readonly #curious: ((snapshots: readonly Snapshot[]) => void)[] = [];
  snapshot = $state.raw<Snapshot | null>(null);
  /** How the table stands, which is shown once the page has drawn what is shown now. */
  #latest: Snapshot | null = null;
  #isDrawing = false;
  trouble = $state.raw<string | null>(null);
  readonly decision = $derived.by(() => this.#decision());

  constructor(kit: AnyKit, saved: SavedGame, pace: number) {
    this.#kit = kit;
    this.kinds = saved.kinds;
    this.people = saved.people;
    this.hints = saved.hints === true || onlyPerson(saved.kinds) !== null;
    this.commitment = saved.commitment;
    this.trouble = whyNotOpened(kit, saved, settings.lang);
    if (this.trouble === null) this.#say({ say: 'open', saved, pace });
  }

  #hear(message: FromWorker): void {
    switch (message.say) {
      case 'now':
        this.#latest = this.#grown(message.now);
        if (!this.#isDrawing) this.#show();
        break;
      case 'since':
        this.#curious.shift()?.(message.snapshots);
        break;
      case 'unkept':
        void keep(message.saved);
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
  #decision(): Decision<Step> | null {
    if (!this.snapshot) return null;
    const { view, seat, asked } = this.snapshot;
    return asked.includes(seat) ? decisionOf(this.#kit.game.rules, view, seat) : null;
  }

  #say(message: ToTable): void {
    this.#worker.say({ to: 'table', ...message });
  }

  answer(answers: readonly Answer[]): void {
    this.#say({ say: 'answer', answers });
  }

  undo(): void {
    if (this.snapshot) this.#say({ say: 'undo', seat: this.snapshot.seat });
  }

  takeBack(): void {
    if (this.snapshot) this.#say({ say: 'take back', seat: this.snapshot.seat });
  }

  whyNot(attempt: Step): Refusal | null {
    return this.snapshot && this.#kit.game.whyNot(this.snapshot.view, this.snapshot.seat, attempt);
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
    this.#worker.leave();
  }
}
