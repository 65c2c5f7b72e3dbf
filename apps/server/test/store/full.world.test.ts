import { sql } from 'kysely';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../../src/store/group.ts';
import { openStore } from '../../src/store/index.ts';
import { type AppendResult, type PackedAppend, packed } from '../../src/store/packed.ts';
import { SqliteConnection } from '../../src/store/sqlite/connection.ts';
import { explained } from '../../src/store/sqlite/errors.ts';
import { sqliteDb } from '../../src/store/sqlite/open.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { StoredTables } from '../../src/store/tables.ts';
import { newSqlite } from './each.ts';
import { append, entry, head, written } from './samples.ts';

describe('a full disk', () => {
  it('is said so to who makes a table, and to who does so after it', async () => {
    const where = await newSqlite();
    await (await openStore(where)).close();
    const { db, connection } = sqliteDb(where.sqlite);
    const group = new GroupCommit<PackedAppend, AppendResult>(connection.append, ({ table }) => table, 1);
    const tables = new StoredTables(db, group);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.withoutPlugins());
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db);
    const large = () => ({ ...head(), config: 'x'.repeat(200_000) });
    for (let i = 0; i < 2; i++) await expect(tables.create(large(), written([]))).rejects.toThrow(/disk is full/);
    await sql.raw('pragma max_page_count = 1000000').execute(db);
    await tables.create(large(), written([]));
    await db.destroy();
  });

  it('is said so, leaves nothing half-written, and play goes on when there is room again', async () => {
    const where = await newSqlite();
    const store = await openStore(where);
    const made = [head(), head()];
    for (const one of made) await store.tables.create(one, written([]));
    await store.close();
    const connection = new SqliteConnection(where.sqlite, 100);
    const pages = Number(connection.query('pragma page_count', []).rows[0]?.page_count);
    connection.query(`pragma max_page_count = ${pages + 2}`, []);
    const long = { ...entry(1), entry: { ...entry(1).entry, nonce: 'x'.repeat(60_000) } };
    const group = [append(made[0]?.id ?? '', 0), append(made[1]?.id ?? '', 0, { entries: [entry(0), long] })].map(
      packed,
    );
    const attempt = () => {
      try {
        return connection.append(group);
      } catch (error) {
        throw explained(error);
      }
    };
    expect(attempt).toThrow(StoreUnavailable);
    expect(attempt).toThrow(/disk is full/);
    expect(connection.query('select * from entries', []).rows).toEqual([]);
    expect(new Database(where.sqlite).pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    connection.query('pragma max_page_count = 1000000', []);
    expect(attempt()).toEqual(['kept', 'kept']);
    connection.close();
  });
});
