import type { TableHead, TableSummary } from '../store/store.ts';
import type { Notice } from './notice.ts';

/** What happened at a table, as far as people who are away care. */
export interface Kept {
  readonly head: TableHead;
  readonly summary: TableSummary;
}

interface Turns {
  readonly isThere: (table: string, identity: string) => boolean;
  readonly tell: (identity: string, notice: Notice) => void;
}

/**
 * Finds out whom to tell what. Changes are gathered and looked at now and then, so that a turn that comes and goes while
 * bots play, or while somebody's page reloads, tells nobody anything.
 */
export class TurnWatch {
  readonly #turns: Turns;
  readonly #changed = new Map<string, Kept>();
  /** Who has been told, by table: once for each turn. */
  readonly #told = new Map<string, Set<string>>();

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  kept(change: Kept): void {
    this.#changed.set(change.head.id, change);
    this.#forgetDone(change);
  }

  /** A turn that is done is done at once: the next one may come before anybody looks. */
  #forgetDone({ head, summary }: Kept): void {
    const told = this.#told.get(head.id);
    if (!told) return;
    for (const { identity, bot, waiting } of summary.seats)
      if (identity !== null && (bot !== null || !waiting)) told.delete(identity);
  }

  look(): void {
    for (const change of this.#changed.values()) this.#lookAt(change);
    this.#changed.clear();
  }

  #lookAt({ head, summary }: Kept): void {
    const people = summary.seats.filter(({ identity, bot }) => identity !== null && bot === null);
    const told = this.#told.get(head.id) ?? new Set<string>();
    const over = summary.status === 'over' || summary.status === 'abandoned';
    for (const { identity, waiting } of people) {
      const due = over || (waiting && summary.status === 'running');
      if (!due) told.delete(identity!);
      else if (over || !told.has(identity!)) {
        told.add(identity!);
        this.#tell(identity!, { what: over ? 'over' : 'turn', table: head.id, title: head.settings.title });
      }
    }
    if (over || told.size === 0) this.#told.delete(head.id);
    else this.#told.set(head.id, told);
  }

  #tell(identity: string, notice: Notice): void {
    if (!this.#turns.isThere(notice.table, identity)) this.#turns.tell(identity, notice);
  }
}
