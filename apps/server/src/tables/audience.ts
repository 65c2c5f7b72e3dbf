import type { Seat } from '@imperia/engine';
import { changesBetween } from '../protocol/changes.ts';
import type { Heard, News, SeenTable, Update, Whole } from '../protocol/update.ts';
import type { Hear, Watching } from './api.ts';
import type { FoldedTable } from './folded-table.ts';
import { RecentUpdates } from './recent-updates.ts';
import { heardBy, seenTable } from './seen-table.ts';
import type { Surroundings } from './surroundings.ts';

type Around = Pick<Surroundings, 'now' | 'trouble'>;

export function wholeTable(table: FoldedTable, seat: Seat): Whole {
  const { told, gathering } = table;
  const heard = { from: told.first, events: heardBy(table, told.from(told.first), seat) };
  return { version: gathering.version, table: seenTable(table, seat), heard };
}

/** What somebody has been told of a table. */
interface Known {
  readonly seen: SeenTable;
  readonly version: number;
  /** How many events there were then. */
  readonly heardCount: number;
}

/** What they are to be told, and will know then. */
interface Prepared {
  readonly known: Known;
  readonly news: News;
  readonly json: string;
}

/** All who look at a table with the same eyes. */
export class Audience {
  readonly #seat: Seat;
  readonly #listeners = new Set<Hear>();
  #known: Known;
  /** The first event that they have not heard, or that was taken back since. */
  #unheard: number;
  readonly #recent = new RecentUpdates();
  #prepared: Prepared | null = null;
  #leftAt = 0;
  readonly #around: Around;

  constructor(table: FoldedTable, seat: Seat, around: Around) {
    this.#seat = seat;
    this.#around = around;
    this.#known = known(table, seat);
    this.#unheard = table.told.length;
  }

  get empty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Whether the last of them had left by then. */
  emptySince(time: number): boolean {
    return this.empty && this.#leftAt <= time;
  }

  /**
   * The table moves on: event number `from` and all later ones are new. What there is to tell is worked out at once,
   * while all that it follows from is at hand, and told when the table has been kept; nothing of it counts before.
   */
  prepare(table: FoldedTable, from: number): void {
    this.#unheard = Math.min(this.#unheard, from);
    this.#prepared = this.empty ? null : this.#newsOf(table);
  }

  /** The table is kept as it was prepared for. */
  tell(id: string): void {
    const prepared = this.#prepared;
    if (!prepared) return;
    this.#prepared = null;
    const { news, json } = prepared;
    this.#learn(prepared);
    for (const hear of this.#listeners) this.#tellOne(hear, news, json, id);
  }

  /** The trouble of one who hears is nobody else's. */
  #tellOne(hear: Hear, news: News, json: string, id: string): void {
    try {
      hear(news, json);
    } catch (error) {
      this.#around.trouble(error, id);
    }
  }

  join(table: FoldedTable, since: number | null, hear: Hear): Watching {
    if (this.#known.version !== table.gathering.version) this.#learn(this.#newsOf(table));
    this.#listeners.add(hear);
    const first = this.#since(since) ?? wholeTable(table, this.#seat);
    return { first, stop: () => this.#leave(hear) };
  }

  #leave(hear: Hear): void {
    this.#listeners.delete(hear);
    this.#leftAt = this.#around.now();
  }

  #since(version: number | null): readonly Update[] | null {
    if (version === null) return null;
    return version === this.#known.version ? [] : this.#recent.since(version);
  }

  #newsOf(table: FoldedTable): Prepared {
    const now = known(table, this.#seat);
    // Who cannot be told what they have not heard is told how it is now.
    const missed = this.#unheard < table.told.first;
    const news = missed ? wholeTable(table, this.#seat) : this.#update(table, now);
    return { known: now, news, json: JSON.stringify(news) };
  }

  #learn({ known, news, json }: Prepared): void {
    this.#known = known;
    this.#unheard = known.heardCount;
    if ('after' in news) this.#recent.keep(news.after, json);
    else this.#recent.forget();
  }

  #update(table: FoldedTable, { seen, version }: Known): Update {
    const changes = changesBetween(this.#known.seen, seen);
    return { version, after: this.#known.version, changes, heard: this.#heard(table) };
  }

  #heard(table: FoldedTable): Heard | null {
    const { told } = table;
    if (this.#unheard === told.length && this.#unheard === this.#known.heardCount) return null;
    return { from: this.#unheard, events: heardBy(table, told.from(this.#unheard), this.#seat) };
  }
}

function known(table: FoldedTable, seat: Seat): Known {
  return { seen: seenTable(table, seat), version: table.gathering.version, heardCount: table.told.length };
}
