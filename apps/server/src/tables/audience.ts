import type { Seat } from '@imperia/engine';
import { changesBetween } from '../protocol/changes.ts';
import type { Heard, News, SeenTable, Update, Whole } from '../protocol/update.ts';
import type { Hear, Watching } from './api.ts';
import type { FoldedTable } from './folded-table.ts';
import { heardBy, seenTable } from './seen-table.ts';
import type { Surroundings } from './surroundings.ts';

/** How many of the latest updates somebody may have missed and still be sent only those. */
const KEPT_UPDATES = 8;

/** As bytes, which lie outside the heap: strings would outlive their youth, and the collector would move them all. */
interface KeptUpdate {
  readonly after: number;
  readonly json: Buffer;
}

type Around = Pick<Surroundings, 'now' | 'trouble'>;

export function wholeTable(table: FoldedTable, seat: Seat): Whole {
  const { told, gathering } = table;
  const heard = { from: told.first, events: heardBy(told.from(told.first), seat) };
  return { version: gathering.version, table: seenTable(table, seat), heard };
}

/** All who look at a table with the same eyes. */
export class Audience {
  readonly #seat: Seat;
  readonly #listeners = new Set<Hear>();
  /** How the table was when they were last told of it. */
  #seen: SeenTable;
  #version: number;
  /** How many events there were then. */
  #heardCount: number;
  /** The first event that they have not heard, or that was taken back since. */
  #unheard: number;
  #recent: readonly KeptUpdate[] = [];
  #leftAt = 0;
  readonly #around: Around;

  constructor(table: FoldedTable, seat: Seat, around: Around) {
    this.#seat = seat;
    this.#around = around;
    this.#seen = seenTable(table, seat);
    this.#version = table.gathering.version;
    this.#heardCount = table.told.length;
    this.#unheard = table.told.length;
  }

  get empty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Whether the last of them had left by then. */
  emptySince(time: number): boolean {
    return this.empty && this.#leftAt <= time;
  }

  /** The table has moved on: event number `from` and all later ones are new. */
  moved(table: FoldedTable, from: number): void {
    this.#unheard = Math.min(this.#unheard, from);
    if (this.empty) return;
    const news = this.#catchUp(table) ?? wholeTable(table, this.#seat);
    const json = JSON.stringify(news);
    if ('after' in news) this.#keep(news, json);
    for (const hear of this.#listeners) this.#tell(hear, news, json, table.head.id);
  }

  /** The trouble of one who hears is nobody else's. */
  #tell(hear: Hear, news: News, json: string, id: string): void {
    try {
      hear(news, json);
    } catch (error) {
      this.#around.trouble(error, id);
    }
  }

  join(table: FoldedTable, since: number | null, hear: Hear): Watching {
    if (this.#version !== table.gathering.version) {
      const update = this.#catchUp(table);
      if (update) this.#keep(update, JSON.stringify(update));
    }
    this.#listeners.add(hear);
    const first = this.#since(since) ?? wholeTable(table, this.#seat);
    return { first, stop: () => this.#leave(hear) };
  }

  #leave(hear: Hear): void {
    this.#listeners.delete(hear);
    this.#leftAt = this.#around.now();
  }

  #since(version: number | null): readonly Update[] | null {
    if (version === this.#version) return [];
    const at = this.#recent.findIndex(({ after }) => after === version);
    return at < 0 ? null : this.#recent.slice(at).map(({ json }) => JSON.parse(json.toString()) as Update);
  }

  /** Null when they cannot be told what they have not heard, only how it is now. */
  #catchUp(table: FoldedTable): Update | null {
    const { told, gathering } = table;
    const now = seenTable(table, this.#seat);
    const update = this.#unheard < told.first ? null : this.#update(table, now);
    if (!update) this.#recent = [];
    this.#seen = now;
    this.#version = gathering.version;
    this.#heardCount = told.length;
    this.#unheard = told.length;
    return update;
  }

  #keep({ after }: Update, json: string): void {
    this.#recent = [...this.#recent.slice(1 - KEPT_UPDATES), { after, json: Buffer.from(json) }];
  }

  #update(table: FoldedTable, now: SeenTable): Update {
    const { version } = table.gathering;
    return { version, after: this.#version, changes: changesBetween(this.#seen, now), heard: this.#heard(table) };
  }

  #heard({ told }: FoldedTable): Heard | null {
    if (this.#unheard === told.length && this.#unheard === this.#heardCount) return null;
    return { from: this.#unheard, events: heardBy(told.from(this.#unheard), this.#seat) };
  }
}
