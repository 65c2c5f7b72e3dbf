import { sql } from 'kysely';
import type { AuditLine } from '../protocol/hosting.ts';
import type { HostingStore, KnownPerson, Report } from './hosting.ts';
import type { Db } from './rows.ts';
import type { ListedTable } from './store.ts';
import { listed, listedColumns } from './tables-listed.ts';

export class StoredHosting implements HostingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async isHost(identity: string): Promise<boolean> {
    const row = this.#db.selectFrom('hosts').select('identity').where('identity', '=', identity);
    return (await row.executeTakeFirst()) !== undefined;
  }

  async setHost(identity: string, host: boolean, since: number): Promise<void> {
    if (host)
      await this.#db
        .insertInto('hosts')
        .values({ identity, since })
        .onConflict((conflict) => conflict.column('identity').doNothing())
        .execute();
    else await this.#db.deleteFrom('hosts').where('identity', '=', identity).execute();
  }

  async people(search: string, limit: number, from = 0): Promise<readonly KnownPerson[]> {
    const named = this.#db
      .selectFrom('identities')
      .leftJoin('hosts', 'hosts.identity', 'identities.id')
      .select(['identities.id', 'identities.name', 'identities.login', 'identities.createdAt', 'hosts.since'])
      .select(({ selectFrom }) =>
        selectFrom('players')
          .whereRef('players.identity', '=', 'identities.id')
          .where('players.endedAt', 'is', null)
          .select(({ fn }) => fn.countAll().as('n'))
          .as('tables'),
      );
    const found =
      search === '' ? named : named.where(sql<boolean>`(${fits(['name', 'login'], 'identities.id', search)})`);
    const rows = await found
      .orderBy('identities.createdAt', 'desc')
      .orderBy('identities.id')
      .limit(limit)
      .offset(from)
      .execute();
    return rows.map(({ since, tables, ...person }) => ({ ...person, host: since !== null, tables: Number(tables) }));
  }

  async tables(search: string, ended: boolean, limit: number, from = 0): Promise<readonly ListedTable[]> {
    const all = listedColumns(this.#db);
    const some = ended ? all : all.where(sql<boolean>`summaries.status not in ('over', 'abandoned')`);
    const columns = ['tables.settings', 'summaries.seats'];
    const found = search === '' ? some : some.where(sql<boolean>`(${fits(columns, 'summaries.id', search)})`);
    const rows = await found
      .orderBy('summaries.createdAt', 'desc')
      .orderBy('summaries.id')
      .limit(limit)
      .offset(from)
      .execute();
    return rows.map(listed);
  }

  async reports(settled: boolean, limit: number, from = 0): Promise<readonly Report[]> {
    const all = this.#db
      .selectFrom('reports')
      .innerJoin('chat', (join) => join.onRef('chat.tableId', '=', 'reports.tableId').onRef('chat.n', '=', 'reports.n'))
      .leftJoin('identities as speaker', 'speaker.id', 'chat.identity')
      .leftJoin('identities as reporter', 'reporter.id', 'reports.by')
      .select(['reports.tableId as table', 'reports.n', 'reports.at', 'reports.why', 'reports.by', 'reports.settledAt'])
      .select(['reporter.name as byName', 'chat.text', 'chat.identity as said'])
      .select(({ fn }) => fn.coalesce('speaker.name', 'chat.name').as('saidName'));
    return (settled ? all : all.where('reports.settledAt', 'is', null))
      .orderBy('reports.at', 'desc')
      .orderBy('reports.tableId')
      .orderBy('reports.n')
      .orderBy('reports.by')
      .limit(limit)
      .offset(from)
      .execute();
  }

  async settle(table: string, n: number, settledAt: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reports')
      .set({ settledAt })
      .where('tableId', '=', table)
      .where('n', '=', n)
      .where('settledAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async note(line: AuditLine): Promise<void> {
    await this.#db
      .insertInto('audit')
      .values({ ...line })
      .execute();
  }

  audit(limit: number, from = 0): Promise<readonly AuditLine[]> {
    const lines = this.#db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id');
    return lines.limit(limit).offset(from).execute();
  }
}

/** SQLite knows capitals of plain Latin letters only: a word is also looked for as it may stand at the head of a name. */
function fits(columns: readonly string[], id: string, search: string) {
  const small = search.toLowerCase();
  const spellings = [...new Set([search, small, small.charAt(0).toUpperCase() + small.slice(1)])];
  const likes = columns.flatMap((column) =>
    spellings.map((spelling) => {
      const pattern = `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql`(${sql.ref(column)} like ${pattern} escape '\\' or lower(${sql.ref(column)}) like ${pattern} escape '\\')`;
    }),
  );
  return sql.join([sql`${sql.ref(id)} = ${search}`, ...likes], sql` or `);
}
