import { sql } from 'kysely';
import type { KeptEntry } from './entry.ts';
import type { GroupCommit } from './group.ts';
import { type AppendResult, type PackedAppend, packed, packedEntries, packedSummary } from './packed.ts';
import { type Db, flag } from './rows.ts';
import type { Append, ListedTable, LoadedTable, TableCount, TableHead, TableStore, Written } from './store.ts';
import { listed, listedColumns, ofPerson } from './tables-listed.ts';

const IN_ONE_STATEMENT = 500;
/** Answers wait for these: a few milliseconds. */
const NOTED_AT_ONCE = 50;

export class StoredTables implements TableStore {
  readonly #db: Db;
  readonly #appends: GroupCommit<PackedAppend, AppendResult>;
  /** How many entries tables have that got some since their summary was written. */
  readonly #lengths = new Map<string, number>();

  constructor(db: Db, appends: GroupCommit<PackedAppend, AppendResult>) {
    this.#db = db;
    this.#appends = appends;
  }

  async create(head: TableHead, { entries, waiting, summary }: Written): Promise<void> {
    const { id, createdAt, settings, config, content, ...rest } = head;
    const { people, endedAt, ...row } = packedSummary(0, entries, summary);
    const rows = packedEntries(0, entries, waiting).map((entry) => ({ tableId: id, ...entry }));
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          ...rest,
          id,
          createdAt,
          settings: JSON.stringify(settings),
          config: JSON.stringify(config),
          content: content && JSON.stringify(content),
        })
        .execute();
      await db
        .insertInto('summaries')
        .values({ ...row, id, createdAt, listed: flag(settings.listed) })
        .execute();
      for (let from = 0; from < rows.length; from += IN_ONE_STATEMENT)
        await db
          .insertInto('entries')
          .values(rows.slice(from, from + IN_ONE_STATEMENT))
          .execute();
      if (people.length > 0)
        await db
          .insertInto('players')
          .values(people.map((identity) => ({ identity, tableId: id, endedAt })))
          .execute();
    });
  }

  async append(append: Append): Promise<AppendResult> {
    const { table, version, entries, summary } = append;
    const result = await this.#appends.add(packed(append));
    if (result === 'kept' && summary) this.#lengths.delete(table);
    else if (result === 'kept' && entries.length > 0) this.#lengths.set(table, version + entries.length);
    return result;
  }

  async noteLengths(): Promise<void> {
    // In order, so that several processes wait for each other rather than lock each other out.
    const lengths = [...this.#lengths].sort(([a], [b]) => (a < b ? -1 : 1));
    for (let from = 0; from < lengths.length; from += NOTED_AT_ONCE)
      await this.#note(lengths.slice(from, from + NOTED_AT_ONCE));
  }

  async #note(lengths: readonly (readonly [id: string, length: number])[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const [id, atLeast] of lengths)
        await db
          .updateTable('summaries')
          .set({ atLeast })
          .where('id', '=', id)
          .where('atLeast', '<', atLeast)
          .execute();
    });
    for (const [id, length] of lengths) if (this.#lengths.get(id) === length) this.#lengths.delete(id);
  }

  async load(id: string): Promise<LoadedTable | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const snapshot = await this.#db
      .selectFrom('snapshots')
      .select(['version', 'body'])
      .where('tableId', '=', id)
      .executeTakeFirst();
    return {
      head: {
        ...row,
        config: JSON.parse(row.config),
        settings: JSON.parse(row.settings),
        content: row.content === null ? null : JSON.parse(row.content),
      },
      snapshot: snapshot ?? null,
      entries: await this.entries(id, snapshot?.version ?? 0),
    };
  }

  async entries(id: string, since: number): Promise<readonly KeptEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['at', 'body'])
      .where('tableId', '=', id)
      .where('n', '>=', since)
      .orderBy('n')
      .execute();
    return rows.map(({ at, body }) => ({ at, entry: JSON.parse(body) }));
  }

  async summary(id: string): Promise<ListedTable | null> {
    const row = await listedColumns(this.#db).where('summaries.id', '=', id).executeTakeFirst();
    return row ? listed(row) : null;
  }

  async open(limit: number, from = 0, game?: string): Promise<readonly ListedTable[]> {
    // Literals, not parameters: SQLite takes an index over part of the rows only when it can read the condition.
    const open = listedColumns(this.#db).where(sql<boolean>`summaries.status = 'open' and summaries.listed = 1`);
    const rows = await (game === undefined ? open : open.where('tables.game', '=', game))
      .orderBy('summaries.createdAt', 'desc')
      .orderBy('summaries.id')
      .limit(limit)
      .offset(from)
      .execute();
    return rows.map(listed);
  }

  of(identity: string, limit: number, from = 0): Promise<readonly ListedTable[]> {
    return ofPerson(this.#db, identity, limit, from);
  }

  async countOf(identity: string): Promise<TableCount> {
    const { live, open, listed } = await this.#db
      .selectFrom('players')
      .innerJoin('summaries', 'summaries.id', 'players.tableId')
      .where('players.identity', '=', identity)
      .where('players.endedAt', 'is', null)
      .select(({ fn }) => [
        fn.countAll().as('live'),
        fn.sum(sql`case when summaries.status = 'open' then 1 else 0 end`).as('open'),
        fn.sum(sql`case when summaries.status = 'open' then summaries.listed else 0 end`).as('listed'),
      ])
      .executeTakeFirstOrThrow();
    return { live: Number(live), open: Number(open), listed: Number(listed) };
  }

  async due(by: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('summaries')
      .select('id')
      .where('dueAt', '<=', by)
      .orderBy('dueAt')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async running(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('summaries')
      .select('id')
      .where(sql<boolean>`status in ('running', 'paused')`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}
