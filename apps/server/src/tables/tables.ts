import type { Seat } from '@imperia/engine';
import type { Moments } from '../protocol/update.ts';
import type { KeptEntry } from '../store/entry.ts';
import { hasEnded, type TableHead } from '../store/store.ts';
import type { BroughtGame, MakingFault, NewTable, Person, TablesApi } from './api.ts';
import { LiveTable } from './live-table.ts';
import { loadTable, loadWholeTable } from './load.ts';
import { type Made, made, newTableId, rematched } from './making.ts';
import { momentsSince } from './moments.ts';
import { OtherRules } from './other-rules.ts';
import { recordAsKept, recordOf, type TableRecord } from './record.ts';
import { foldAll } from './snapshot.ts';
import { writtenOf } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

/** How many tables whose time has run out are seen to at once. */
const DUE_AT_ONCE = 1000;

/** A game that is over is not taken up again, and soon loaded if somebody looks: so long after it was needed last. */
const OVER_IDLE_AFTER = 5000;

/** All tables of this process: loaded when used, each once, and dropped when nobody needs them. */
export class Tables implements TablesApi {
  readonly #around: Surroundings;
  readonly #idleAfter: number;
  readonly #loaded = new Map<string, Promise<LiveTable | null>>();
  /** Under these rules nothing can become due there. */
  readonly #stuck = new Set<string>();
  readonly #deaf: readonly (() => void)[];

  constructor(around: Surroundings, idleAfter = 60_000) {
    this.#around = around;
    this.#idleAfter = idleAfter;
    const { bus } = around.store;
    this.#deaf = [
      bus.subscribe((id, version) => this.#withLoaded(id, (table) => table.hearOf(version))),
      bus.onGap(() => this.#lookAgain()),
    ];
  }

  #withLoaded(id: string, act: (table: LiveTable) => void): void {
    this.#loaded.get(id)?.then(
      (table) => table && act(table),
      () => {},
    );
  }

  #lookAgain(): void {
    for (const id of this.#loaded.keys()) this.#withLoaded(id, (table) => table.lookAgain());
  }

  /** The store can be written again. */
  goOn(): void {
    for (const id of this.#loaded.keys()) this.#withLoaded(id, (table) => table.goOn());
  }

  get loaded(): number {
    return this.#loaded.size;
  }

  make(by: Person, wanted: NewTable): Promise<{ readonly table: LiveTable } | MakingFault> {
    return this.#create(made(by, wanted, newTableId(), this.#around.now()));
  }

  async bring(by: Person, bring: BroughtGame): Promise<{ readonly table: LiveTable } | MakingFault> {
    const brought = await this.#around.bring({ bring, by, id: newTableId(), at: this.#around.now() });
    if ('fault' in brought) return brought;
    const { tables } = this.#around.store;
    const { head, written, snapshot } = brought;
    await tables.create(head, written);
    if (snapshot)
      await tables.append({ table: head.id, version: snapshot.version, entries: [], waiting: [], snapshot });
    return { table: (await this.open(head.id))! };
  }

  async #create(wanted: Made | MakingFault): Promise<{ readonly table: LiveTable } | MakingFault> {
    if ('fault' in wanted) return wanted;
    await this.#keep(wanted);
    return { table: (await this.open(wanted.head.id))! };
  }

  async #keep({ head, entries }: { readonly head: TableHead; readonly entries: readonly KeptEntry[] }): Promise<void> {
    await this.#around.store.tables.create(head, writtenOf(foldAll(head, entries).gathering, entries));
  }

  open(id: string): Promise<LiveTable | null> {
    const known = this.#loaded.get(id);
    if (known) return known.then(touched);
    const loading = this.#load(id);
    this.#loaded.set(id, loading);
    const forget = () => this.#loaded.get(id) === loading && this.#loaded.delete(id);
    loading.then((table) => table ?? forget(), forget);
    return loading;
  }

  async #load(id: string): Promise<LiveTable | null> {
    const loaded = await loadTable(this.#around.store.tables, id);
    if (!loaded) return null;
    const { table, snapshotAt } = loaded;
    const live = new LiveTable(this.#around, table, snapshotAt);
    if (table.gathering.status === 'over') this.#around.ended(table);
    // Whoever looks sees the time that is left. What cannot be kept now is done with the next change.
    await live.noteOutages().catch((error) => this.#around.trouble(error, id));
    live.callBots();
    return live;
  }

  async rematch(
    id: string,
    by: Person,
  ): Promise<{ readonly table: LiveTable } | 'not over' | 'not yours' | 'no such table'> {
    const old = await this.open(id);
    if (!old) return 'no such table';
    if (old.seatOf(by.identity) === null) return 'not yours';
    const reply = await old.chore({ chore: 'rematch', table: newTableId() });
    if (!reply.granted) return 'not over';
    const next = old.gathering.rematch!;
    if (!(await this.open(next))) {
      // Of several who ask at once one makes it; the others find it there.
      const made = rematched(old.head, old.gathering, by, next, this.#around.now());
      await this.#keep(made).catch(async (error: unknown) => {
        if (!(await this.open(next))) throw error;
      });
    }
    const table = (await this.open(next))!;
    const seat = table.seatKeptFor(by.identity);
    if (seat !== null) await table.wish(by.identity, { wish: 'sit', seat, name: by.name });
    return { table };
  }

  async record(id: string): Promise<TableRecord | 'not over' | 'no such table'> {
    const table = await this.open(id).catch((error: unknown) => {
      if (error instanceof OtherRules) return error;
      throw error;
    });
    if (!table) return 'no such table';
    if (table instanceof OtherRules) return this.#recordAsKept(id, table);
    if (!hasEnded(table.gathering.status)) return 'not over';
    return recordOf(await loadWholeTable(this.#around.store.tables, id));
  }

  async #recordAsKept(id: string, otherRules: OtherRules): Promise<TableRecord | 'not over'> {
    const { tables } = this.#around.store;
    const [loaded, summary] = [await tables.load(id), await tables.summary(id)];
    if (!loaded || !summary) throw otherRules;
    const { status, seats } = summary;
    if (!hasEnded(status) && seats.filter(({ identity }) => identity !== null).length > 1) return 'not over';
    const record = recordAsKept(loaded, await tables.entries(id, 0));
    if (!record) throw otherRules;
    return record;
  }

  since(id: string, seat: Seat): Promise<Moments | null> {
    return momentsSince(this.#around.store.tables, id, seat);
  }

  async expire(): Promise<number> {
    const now = this.#around.now();
    const due = (await this.#around.store.tables.due(now, DUE_AT_ONCE)).filter((id) => !this.#stuck.has(id));
    const seenTo = await Promise.all(due.map((id) => this.#expire(id)));
    return seenTo.filter((done) => done).length;
  }

  async #expire(id: string): Promise<boolean> {
    try {
      const table = await this.open(id);
      const reply = await table?.chore({ chore: 'time' });
      table?.callBots();
      return reply?.granted ?? false;
    } catch (error) {
      if (error instanceof OtherRules) this.#stuck.add(id);
      this.#around.trouble(error, id);
      return false;
    }
  }

  /** Lets go of the tables that nobody has needed for a while; returns how many. */
  async sweep(): Promise<number> {
    let dropped = 0;
    for (const [id, loading] of this.#loaded) {
      const table = await loading.catch(() => null);
      table?.tidy(this.#idleAfter);
      if (table?.idle(this.#patience(table)) && (await this.#drop(id, table))) dropped++;
    }
    return dropped;
  }

  #patience({ gathering: { status } }: LiveTable): number {
    return hasEnded(status) ? Math.min(OVER_IDLE_AFTER, this.#idleAfter) : this.#idleAfter;
  }

  /** Unless somebody has asked for it meanwhile. */
  async #drop(id: string, table: LiveTable): Promise<boolean> {
    const { uses } = table;
    await this.#rest(id, table);
    return table.uses === uses && table.idle(0) && this.#loaded.delete(id);
  }

  async #rest(id: string, table: LiveTable): Promise<void> {
    await table.rest().catch((error) => this.#around.trouble(error, id));
  }

  async close(): Promise<void> {
    for (const stop of this.#deaf) stop();
    const tables = [...this.#loaded];
    this.#loaded.clear();
    await Promise.all(
      tables.map(async ([id, loading]) => {
        const table = await loading.catch(() => null);
        if (table) await this.#rest(id, table);
      }),
    );
  }
}

/** Who opens a table is about to use it. */
function touched(table: LiveTable | null): LiveTable | null {
  table?.touch();
  return table;
}
