import { type Answer, type Decision, decisionOf, type Refusal, type Seat, type Step } from '@imperia/engine';
import type { AnyKit } from '@imperia/kit';
import { type Moments, type SeenTable, type SentWish, withChanges } from '@imperia/server/protocol';
import { BOT_LEVELS, onlyPerson, PERSON, type SeatKind } from '../store/saved-game.ts';
import type { SeatAtTable } from '../table/seat-at-table.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { ask } from './api.ts';
import type { Outcome } from './followed.ts';
import { keepLastTurn, type LastTurn, lastTurn } from './last-turn.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

/** A moment at the table, and how many answers stood then. */
interface Frame {
  readonly answers: number;
  readonly snapshot: Snapshot;
}

/** A seat at a table at a server; for somebody who watches, the side from which the table is looked at. */
export class RemoteSeat implements SeatAtTable {
  readonly #kit: AnyKit;
  readonly #table: RemoteTable;
  readonly #denied: (why: string) => void;
  readonly #stop: () => void;
  snapshot = $state.raw<Snapshot | null>(null);
  readonly trouble = null;
  readonly kinds: readonly SeatKind[] = $derived.by(() => this.#table.seen!.sitters.map(kindOf));
  readonly names: readonly (string | null)[] = $derived.by(() =>
    this.#table.seen!.sitters.map(({ identity, name }) => (identity === null ? null : name)),
  );
  readonly decision = $derived.by(() => this.#decision());
  /** What this seat shows was made from this. */
  #shown: { readonly seen: SeenTable; readonly heard: readonly unknown[] } | null = null;
  /** While answers are on their way, what happens between them is not shown. */
  #sending = false;
  /** What was seen since the last answer of this seat, that answer included. */
  #frames: readonly Frame[] = [];
  #last: LastTurn | null;

  constructor(kit: AnyKit, table: RemoteTable, denied: (why: string) => void) {
    this.#kit = kit;
    this.#table = table;
    this.#denied = denied;
    this.#last = lastTurn(table.id);
    this.#stop = table.onchange(() => this.#look());
    this.#look();
  }

  get commitment(): string | undefined {
    return this.#table.seen?.commitment;
  }

  get watching(): boolean {
    return (this.#table.seen?.seat ?? -1) < 0;
  }

  /** How many answers stood before the last move of this seat; null when there is none to take back. */
  get lastMove(): number | null {
    const { seen } = this.#table;
    const last = this.#last;
    return seen && last && last.undos === seen.undos && last.began < seen.answers ? last.began : null;
  }

  get hints(): boolean {
    const { settings } = this.#table.seen!;
    return !settings.rated && (settings.hints === true || onlyPerson(this.kinds) !== null);
  }

  get resigned(): readonly Seat[] {
    const { sitters } = this.#table.seen!;
    return [...sitters.keys()].filter((seat) => sitters[seat]!.resigned);
  }

  get halted(): 'paused' | 'abandoned' | null {
    const { status } = this.#table.seen!;
    return status === 'paused' || status === 'abandoned' ? status : null;
  }

  #decision(): Decision<Step> | null {
    if (!this.snapshot || this.watching) return null;
    const { view, seat, asked } = this.snapshot;
    return asked.includes(seat) && this.kinds[seat] === PERSON ? decisionOf(this.#kit.game.rules, view, seat) : null;
  }

  /** Shows how the table stands, unless nothing of the game has changed. */
  #look(anew = false): void {
    const { seen, heard, complete } = this.#table;
    if (!seen?.view || this.#sending || (!complete && !this.snapshot)) return;
    const before = this.#shown;
    const same =
      before !== null &&
      before.heard === heard &&
      isPlayed(before.seen) === isPlayed(seen) &&
      (['view', 'asked', 'mayUndo', 'mayTakeBack', 'result', 'status'] as const).every(
        (part) => before.seen[part] === seen[part],
      );
    this.#shown = { seen, heard };
    if (same && !anew) return;
    this.#follow(seen, this.#snapshotOf(seen));
  }

  #snapshotOf(seen: SeenTable): Snapshot {
    const { view, seat, mayUndo, mayTakeBack, takenBack, result } = seen;
    return {
      seat: Math.max(0, seat),
      view: view!,
      heard: this.#table.heard,
      asked: seen.status === 'running' ? seen.asked : [],
      canUndo: mayUndo && isPlayed(seen),
      canTakeBack: mayTakeBack && isPlayed(seen),
      ...(takenBack && { takenBack }),
      missed: 0,
      result,
    };
  }

  #follow(seen: SeenTable, snapshot: Snapshot): void {
    const frame = { answers: seen.answers, snapshot };
    const earlier = this.#frames.filter(({ answers }) => answers < seen.answers);
    this.#frames = [...earlier, frame];
    const first = this.snapshot === null;
    this.snapshot = { ...snapshot, missed: this.#frames.length - 1 };
    if (first && seen.status === 'running' && !this.watching) void this.#lookBack();
  }

  /** What happened while this page was not there, as this seat would have seen it. */
  async #lookBack(): Promise<void> {
    const frames = this.#frames;
    const found = await ask<{ readonly since: Moments | null }>('GET', `/tables/${this.#table.id}/since`).catch(
      () => null,
    );
    const { seen, heard } = this.#table;
    if (
      this.#sending ||
      !found?.since ||
      !this.snapshot ||
      found.since.undos !== seen?.undos ||
      frames[0] !== this.#frames[0]
    )
      return;
    const missed = framesOf(found.since, this.snapshot.seat, heard).filter(
      ({ answers }) => answers < frames[0]!.answers,
    );
    if (missed.length === 0) return;
    this.#frames = [...missed, ...this.#frames];
    this.snapshot = { ...this.snapshot, missed: this.#frames.length - 1 };
  }

  /** This seat has just answered: from here on others are followed. */
  #turnEnds(began: number): void {
    const { seen, id } = this.#table;
    if (!seen) return;
    this.#frames = [];
    this.#last = { began, undos: seen.undos };
    keepLastTurn(id, this.#last);
  }

  answer(answers: readonly Answer[]): void {
    if (!this.#sending) void this.#send(answers);
  }

  async #send(answers: readonly Answer[]): Promise<void> {
    this.#sending = true;
    const began = this.#table.seen!.answers;
    for (const answer of answers) {
      const { undos } = this.#table.seen!;
      const outcome = await this.#table.wish({ wish: 'answer', ...answer, undos, nonce: newNonce() });
      if (!(await this.#came(outcome))) break;
      this.#turnEnds(began);
    }
    this.#sending = false;
    this.#look(true);
  }

  undo(): void {
    this.#goBack('undo');
  }

  takeBack(): void {
    this.#goBack('take back');
  }

  #goBack(wish: 'undo' | 'take back'): void {
    const { snapshot } = this;
    if (!snapshot || this.#sending) return;
    const { seat, view } = snapshot;
    const { undos } = this.#table.seen!;
    void this.wish({ wish, seat, decision: view.decision, undos });
  }

  /** Anything else that this seat may ask of the table. */
  async wish(wish: SentWish): Promise<boolean> {
    return this.#came(await this.#table.wish(wish));
  }

  async #came(outcome: Outcome): Promise<boolean> {
    if (!outcome.granted) {
      this.#denied(outcome.why);
      return false;
    }
    await this.#table.reaches(outcome.version);
    return true;
  }

  whyNot(attempt: Step): Refusal | null {
    return this.snapshot && this.#kit.game.whyNot(this.snapshot.view, this.snapshot.seat, attempt);
  }

  sit(): void {}
  setPace(): void {}
  hurry(): void {}

  since(): Promise<readonly Snapshot[]> {
    return Promise.resolve(this.#frames.map(({ snapshot }) => snapshot));
  }

  leave(): void {
    this.#stop();
  }
}

function framesOf({ first, moments }: Moments, seat: Seat, heard: Snapshot['heard']): Frame[] {
  let view = first;
  return moments.map(({ answers, asked, changes, heard: count }) => {
    if (changes) view = withChanges(view, changes);
    const snapshot = { seat, view, heard: heard.slice(0, count), asked, canUndo: false, missed: 0, result: null };
    return { answers, snapshot };
  });
}

/** Whether somebody plays this very seat, and no bot for them. */
function isPlayed({ sitters, seat }: SeenTable): boolean {
  return sitters[seat]?.bot === null;
}

function kindOf({ bot }: SeenTable['sitters'][number]): SeatKind {
  if (bot === null) return PERSON;
  return BOT_LEVELS.find((level) => level === bot) ?? 'normal';
}

/** Also where a page without https has no better source of names. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
