import Database from 'libsql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { StoreUnavailable } from '../../src/store/store.ts';
import { hasPostgres, TemporaryPostgres } from '../postgres.ts';
import { describeStores, newSqlite } from './each.ts';
import { append, entry, head, written } from './samples.ts';

describeStores('the schema', ({ store, where }) => {
  it('is left alone when it is that of a newer version', async () => {
    await store().close();
    await meddle(where(), "insert into kysely_migration (name, timestamp) values ('0999-future', 'x')");
    await expect(openStore(where())).rejects.toThrow(/newer version.*0999-future/);
    await meddle(where(), "delete from kysely_migration where name = '0999-future'");
    await (await openStore(where())).close();
  });
});

async function meddle(where: { sqlite: string } | { postgres: string }, sql: string): Promise<void> {
  if ('sqlite' in where) {
    const db = new Database(where.sqlite);
    db.exec(sql);
    db.close();
    return;
  }
  const { Client } = (await import('pg')).default;
  const client = new Client(where.postgres);
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe('SQLite', () => {
  it('says that another program holds the file, writes nothing, and goes on afterwards', async () => {
    const where = await newSqlite();
    const store = await openStore(where);
    const made = head();
    await store.tables.create(made, written([]));
    const other = new Database(where.sqlite);
    other.exec('begin immediate');
    await expect(store.tables.append(append(made.id, 0))).rejects.toThrow(StoreUnavailable);
    await expect(store.tables.create(head(), written([]))).rejects.toThrow(/Another program/);
    expect(await store.tables.entries(made.id, 0)).toEqual([]);
    other.exec('rollback');
    other.close();
    expect(await store.tables.append(append(made.id, 0))).toBe('kept');
    await store.close();
  });

  it('refuses a second server on the same file', async () => {
    const where = await newSqlite();
    const store = await openStore(where);
    await expect(openStore(where)).rejects.toThrow(/Another server/);
    await store.close();
    await (await openStore(where)).close();
  });
});

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let own: TemporaryPostgres | null = null;

  afterEach(async () => {
    await own?.stop();
    own = null;
  });

  it('may crash and come back: clear errors meanwhile, nothing lost, and play goes on', async () => {
    own = await TemporaryPostgres.start({});
    const store = await openStore({ postgres: await own.newDatabase() });
    const made = head();
    await store.tables.create(made, written([]));
    expect(await store.tables.append(append(made.id, 0))).toBe('kept');
    await own.halt('SIGQUIT');
    await expect(store.tables.append(append(made.id, 1))).rejects.toThrow(/PostgreSQL cannot be reached/);
    await expect(store.tables.load(made.id)).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await own.run({});
    await vi.waitFor(() => store.ping(), { timeout: 60_000 });
    expect(await store.tables.entries(made.id, 0)).toEqual([entry(0)]);
    expect(await store.tables.append(append(made.id, 1))).toBe('kept');
    await store.close();
  });

  it('is brought to our schema once when several servers start at the same time', async () => {
    own = await TemporaryPostgres.start();
    const postgres = await own.newDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ postgres })));
    for (const store of stores) await store.close();
  });

  it('says what is wrong with the address', async () => {
    await expect(openStore({ postgres: 'postgres://imperia@/x?host=/nowhere' })).rejects.toThrow(/DATABASE_URL/);
    own = await TemporaryPostgres.start();
    const url = (await own.newDatabase()).replace(/\/t[0-9a-f]+/, '/nothing');
    await expect(openStore({ postgres: url })).rejects.toThrow(/createdb/);
  });
});
