import type { Seat } from '@imperia/engine';
import { LocalBus } from '../../src/store/bus.ts';
import type { KeptEntry } from '../../src/store/entry.ts';
import type {
  Append,
  ListedTable,
  LoadedTable,
  Snapshot,
  TableHead,
  TableStore,
  TableSummary,
  Written,
} from '../../src/store/store.ts';

interface Row {
  readonly head: TableHead;
  readonly entries: string[];
  snapshot: Snapshot | null;
  summary: TableSummary;
  waiting: readonly Seat[];
}

/** Keeps everything as text, as a database would. */
export class MemoryTables implements TableStore {
  readonly rows = new Map<string, Row>();
  readonly bus = new LocalBus();
  /** Called before each append: to fail, or to let others be quicker. */
  before: (append: Append) => void | Promise<void> = () => {};

  async create(head: TableHead, { entries, waiting, summary }: Written): Promise<void> {
    if (this.rows.has(head.id)) throw new Error('There is such a table');
    const texts = entries.map((entry) => JSON.stringify(entry));
    this.rows.set(head.id, { head, entries: texts, snapshot: null, summary, waiting });
  }

  async noteLengths(): Promise<void> {}

  async append(append: Append): Promise<'kept' | 'conflict'> {
    await this.before(append);
    const row = this.rows.get(append.table);
    if (row?.entries.length !== append.version) return 'conflict';
    for (const entry of append.entries) row.entries.push(JSON.stringify(entry));
    row.summary = append.summary ?? row.summary;
    if (append.entries.length > 0) row.waiting = append.waiting;
    if (append.snapshot) row.snapshot = append.snapshot;
    if (append.entries.length > 0) this.bus.moved(append.table, row.entries.length);
    return 'kept';
  }

  async load(id: string): Promise<LoadedTable | null> {
    const row = this.rows.get(id);
    if (!row) return null;
    const { snapshot } = row;
    const head = JSON.parse(JSON.stringify(row.head));
    return { head, snapshot, entries: await this.entries(id, snapshot?.version ?? 0) };
  }

  async entries(id: string, since: number): Promise<readonly KeptEntry[]> {
    return (this.rows.get(id)?.entries ?? []).slice(since).map((text) => JSON.parse(text));
  }

  async summary(id: string): Promise<ListedTable | null> {
    const row = this.rows.get(id);
    if (!row) return null;
    const { game, config, settings, createdAt } = row.head;
    const seats = row.summary.seats.map((one, seat) => ({ ...one, waiting: row.waiting.includes(seat) }));
    const updatedAt = (await this.entries(id, 0)).at(-1)?.at ?? createdAt;
    const version = row.entries.length;
    return { ...row.summary, id, game, config, settings, createdAt, seats, updatedAt, version };
  }

  async open(): Promise<never> {
    throw new Error('No lists in memory');
  }

  async of(): Promise<never> {
    throw new Error('No lists in memory');
  }

  async countOf(): Promise<never> {
    throw new Error('No lists in memory');
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    const late = ({ summary }: Row) => summary.dueAt !== null && summary.dueAt <= by;
    return [...this.rows.values()]
      .filter(late)
      .map(({ head }) => head.id)
      .slice(0, limit);
  }

  async running(after: string, limit: number): Promise<readonly string[]> {
    const runs = ({ head, summary }: Row) => head.id > after && ['running', 'paused'].includes(summary.status);
    return [...this.rows.values()]
      .filter(runs)
      .map(({ head }) => head.id)
      .sort()
      .slice(0, limit);
  }
}
