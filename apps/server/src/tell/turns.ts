import type { Seat } from '@imperia/engine';
import type { TableStatus } from '../protocol/update.ts';
import { hasEnded, type TableHead } from '../store/store.ts';
import type { Notice } from './notice.ts';

/** What happened at a table, as far as people who are away care. */
export interface Kept {
  readonly head: TableHead;
  readonly table: {
    readonly status: TableStatus;
    readonly sitters: readonly { readonly identity: string | null; readonly bot: string | null }[];
    readonly asked: readonly Seat[];
  };
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
  #forgetDone({ head, table }: Kept): void {
    const told = this.#told.get(head.id);
    if (!told) return;
    for (const [seat, { identity, bot }] of table.sitters.entries())
      if (identity !== null && (bot !== null || !isWaitedFor(table, seat))) told.delete(identity);
  }

  look(): void {
    for (const change of this.#changed.values()) this.#lookAt(change);
    this.#changed.clear();
  }

  #lookAt({ head, table }: Kept): void {
    const told = this.#told.get(head.id) ?? new Set<string>();
    const over = hasEnded(table.status);
    for (const [seat, { identity, bot }] of table.sitters.entries()) {
      if (identity === null || bot !== null) continue;
      if (!over && !isWaitedFor(table, seat)) told.delete(identity);
      else if (over || !told.has(identity)) {
        told.add(identity);
        this.#tell(identity, { what: over ? 'over' : 'turn', table: head.id, title: head.settings.title });
      }
    }
    if (over || told.size === 0) this.#told.delete(head.id);
    else this.#told.set(head.id, told);
  }

  #tell(identity: string, notice: Notice): void {
    if (!this.#turns.isThere(notice.table, identity)) this.#turns.tell(identity, notice);
  }
}

function isWaitedFor({ status, asked }: Kept['table'], seat: Seat): boolean {
  return status === 'running' && asked.includes(seat);
}
