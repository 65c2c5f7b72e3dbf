import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore, type Where } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { postgresDb } from '../../src/store/postgres/open.ts';
import { newPool } from '../../src/store/postgres/pool.ts';
import type { Db } from '../../src/store/rows.ts';
import { sqliteDb } from '../../src/store/sqlite/open.ts';
import type { ListedTable, Store } from '../../src/store/store.ts';
import { hasPostgres } from '../postgres.ts';
import { newPostgres, newSqlite } from './each.ts';
import { append, entry } from './samples.ts';

const open: Store[] = [];

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

/** Before what is waited for was kept with each entry. */
const THEN = '0003-results';

async function asItWas(where: Where, fill: (db: Db) => Promise<void>): Promise<void> {
  if ('sqlite' in where) mkdirSync(dirname(where.sqlite), { recursive: true });
  const db = 'sqlite' in where ? sqliteDb(where.sqlite).db : postgresDb(newPool(where.postgres, 0));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(THEN);
  expect(error).toBeUndefined();
  await fill(db.withoutPlugins());
  await db.destroy();
}

async function table(db: Db, id: string, status: string, waiting: readonly boolean[]): Promise<void> {
  const seats = ['ada', 'eve'].map((identity, seat) => ({
    ...{ seat, identity, name: identity, bot: null },
    waiting: waiting[seat],
  }));
  await sql`insert into tables values (${id}, 'osadnicy', '1', '{}', 'k', 'c', '{}', 1)`.execute(db);
  await sql`insert into summaries (id, version, status, mark, listed, created_at, seats, due_at, updated_at)
    values (${id}, 2, ${status}, '', 0, 1, ${JSON.stringify(seats)}, null, 3001)`.execute(db);
  for (const n of [0, 1])
    await sql`insert into entries values (${id}, ${n}, ${3000 + n}, ${JSON.stringify(entry(n).entry)})`.execute(db);
  await sql`insert into players values ('ada', ${id}, null)`.execute(db);
}

describe.each([
  ['SQLite', newSqlite, false],
  ['PostgreSQL', newPostgres, !hasPostgres()],
] as const)('a store of an older version, %s', (_, newStore, without) => {
  it.skipIf(without)('still knows who is waited for, and goes on', async () => {
    const where = await newStore();
    await asItWas(where, async (db) => {
      await table(db, 'waits for ada', 'running', [true, false]);
      await table(db, 'waits for both', 'running', [true, true]);
      await table(db, 'paused', 'paused', [false, false]);
      await sql`insert into identities values ('ada', 'Ada', 'ada', 'h', 'r', 'ada@example.org', 1, 'pl', 1)`.execute(
        db,
      );
      await sql`insert into passkeys values ('c', 'ada', 'k', 3)`.execute(db);
      await sql`insert into pushes values ('https://push.example/1', 'ada', 'p', 'a')`.execute(db);
    });
    const store = await openStore(where);
    open.push(store);
    const seen = (one: ListedTable) => [one.id, one.version, one.updatedAt, one.seats.map(({ waiting }) => waiting)];
    const all = (await store.tables.of('ada', 9)).map(seen);
    expect(all).toHaveLength(3);
    expect(all).toEqual(
      expect.arrayContaining([
        ['waits for ada', 2, 3001, [true, false]],
        ['waits for both', 2, 3001, [true, true]],
        ['paused', 2, 3001, [false, false]],
      ]),
    );
    const { people } = store;
    expect(await people.byId('ada')).toMatchObject({ email: 'ada@example.org', emailVerified: false });
    expect(await people.passkeysOf('ada')).toEqual([
      { credential: 'c', identity: 'ada', publicKey: 'k', counter: 3, createdAt: 0, usedAt: 0 },
    ]);
    expect(await people.pushOf('ada')).toMatchObject([{ endpoint: 'https://push.example/1', createdAt: 0 }]);
    expect(await store.tables.append(append('waits for ada', 2, { waiting: [1] }))).toBe('kept');
    expect((await store.tables.summary('waits for ada'))?.seats.map(({ waiting }) => waiting)).toEqual([false, true]);
  });
});

it('a migration that was cut off is begun again', async () => {
  const where = await newSqlite();
  await asItWas(where, (db) => table(db, 'one', 'running', [false, true]));
  await (await openStore(where)).close();
  const { db } = sqliteDb(where.sqlite);
  await sql`delete from kysely_migration where name > ${THEN}`.execute(db);
  await db.destroy();
  const store = await openStore(where);
  open.push(store);
  expect((await store.tables.summary('one'))?.seats.map(({ waiting }) => waiting)).toEqual([false, true]);
});
