import type { Rejection } from '@imperia/engine';
import type { Entry, KeptEntry } from '../store/entry.ts';
import type { Deed, FoldedTable } from './folded-table.ts';
import { followUp } from './follow-up.ts';

/** Entries that the table in memory follows already, and the store does not know yet. */
export interface Change {
  readonly table: FoldedTable;
  readonly entries: readonly KeptEntry[];
  /** Of the first entry. */
  readonly version: number;
  /** The first event that is new. */
  readonly heardFrom: number;
  readonly endsGame: boolean;
}

/** Does all of it, and what follows from it by itself. */
export function enact(table: FoldedTable, deeds: readonly Deed[], at: number): Change | Rejection {
  const before = table.gathering;
  const entries: KeptEntry[] = [];
  const heard = new HeardFrom(table);
  for (const deed of deeds) {
    const entry = table.enact(at, deed);
    if (typeof entry === 'string') return mustBeFirst(entry, entries);
    entries.push({ at, entry });
    heard.look();
  }
  const next = () => followUp(table.gathering, table.head.settings);
  for (let deed = next(); deed; deed = next()) {
    entries.push({ at, entry: table.enact(at, deed) as Entry });
    heard.look();
  }
  const endsGame = before.status !== 'over' && table.gathering.status === 'over';
  return { table, entries, version: before.version + 1, heardFrom: heard.from, endsGame };
}

function mustBeFirst(rejection: Rejection, done: readonly KeptEntry[]): Rejection {
  if (done.length > 0) throw new Error(`Refused half-way: ${rejection}`);
  return rejection;
}

/** Entries that the store knows already. Gives the number of the first event that is new. */
export function follow(table: FoldedTable, entries: readonly KeptEntry[]): number {
  const heard = new HeardFrom(table);
  for (const entry of entries) {
    table.follow([entry]);
    heard.look();
  }
  return heard.from;
}

/** Where the events that are left from before end: taking back lowers it. */
class HeardFrom {
  readonly #table: FoldedTable;
  from: number;

  constructor(table: FoldedTable) {
    this.#table = table;
    this.from = table.told.length;
  }

  look(): void {
    this.from = Math.min(this.from, this.#table.told.length);
  }
}
