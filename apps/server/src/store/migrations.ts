import { type Kysely, type Migration, sql } from 'kysely';
import { bitsOf } from './packed.ts';
import type { Schema } from './schema.ts';

/** In order of their names. One that was released is never changed: a later one mends it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: makeTables },
  '0002-people': { up: makePeople },
  '0003-results': { up: makeResults },
  '0004-waiting': { up: waitByEntry },
  '0005-limits': { up: limitAndVerify },
  '0006-content': { up: sayContent },
  '0007-hosting': { up: letHostsWork },
  '0008-at-least': { up: countEntries },
};

/** «If not exists» throughout: SQLite may be cut off between two of these statements, and then begins again. */
async function makeTables({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('game', 'text', required)
    .addColumn('rules', 'text', required)
    .addColumn('config', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('commitment', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createTable('summaries')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey().references('tables.id'))
    .addColumn('version', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('mark', 'text', required)
    .addColumn('listed', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('seats', 'text', required)
    .addColumn('due_at', 'bigint')
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await schema
    .createIndex('summaries_open')
    .ifNotExists()
    .on('summaries')
    .column('created_at')
    .where(sql<boolean>`status = 'open' and listed = 1`)
    .execute();
  await schema
    .createIndex('summaries_due')
    .ifNotExists()
    .on('summaries')
    .column('due_at')
    .where('due_at', 'is not', null)
    .execute();
  await schema
    .createIndex('summaries_running')
    .ifNotExists()
    .on('summaries')
    .column('id')
    .where(sql<boolean>`status in ('running', 'paused')`)
    .execute();
  // No reference to the table: it would be looked up at every append, and no table is ever removed.
  await schema
    .createTable('entries')
    .ifNotExists()
    .addColumn('table_id', 'text', required)
    .addColumn('n', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addColumn('body', 'text', required)
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
    .execute();
  await schema
    .createTable('snapshots')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey().references('tables.id'))
    .addColumn('version', 'integer', required)
    .addColumn('body', 'text', required)
    .execute();
  await schema
    .createTable('players')
    .ifNotExists()
    .addColumn('identity', 'text', required)
    .addColumn('table_id', 'text', (id) => id.notNull().references('tables.id'))
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('players_key', ['table_id', 'identity'])
    .execute();
  await schema.createIndex('players_of').ifNotExists().on('players').columns(['identity', 'ended_at']).execute();
  await schema
    .createTable('invitations')
    .ifNotExists()
    .addColumn('token_hash', 'text', (hash) => hash.primaryKey())
    .addColumn('table_id', 'text', (id) => id.notNull().references('tables.id'))
    .addColumn('seat', 'integer')
    .execute();
  await schema
    .createTable('chat')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.notNull().references('tables.id'))
    .addColumn('n', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addColumn('identity', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
  await schema
    .createTable('reports')
    .ifNotExists()
    .addColumn('table_id', 'text', required)
    .addColumn('n', 'integer', required)
    .addColumn('by', 'text', required)
    .addColumn('why', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('reports_key', ['table_id', 'n', 'by'])
    .execute();
}

async function makePeople({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('identities')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('login', 'text', (login) => login.unique())
    .addColumn('password_hash', 'text')
    .addColumn('recovery_hash', 'text', (hash) => hash.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('rated', 'integer', required)
    .addColumn('lang', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('token_hash', 'text', (hash) => hash.primaryKey())
    .addColumn('identity', 'text', ofIdentity)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('sessions_of').ifNotExists().on('sessions').column('identity').execute();
  await schema.createIndex('sessions_by_end').ifNotExists().on('sessions').column('expires_at').execute();
  await schema
    .createTable('passkeys')
    .ifNotExists()
    .addColumn('credential', 'text', (credential) => credential.primaryKey())
    .addColumn('identity', 'text', ofIdentity)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .execute();
  await schema.createIndex('passkeys_of').ifNotExists().on('passkeys').column('identity').execute();
  await schema
    .createTable('pushes')
    .ifNotExists()
    .addColumn('endpoint', 'text', (endpoint) => endpoint.primaryKey())
    .addColumn('identity', 'text', ofIdentity)
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .execute();
  await schema.createIndex('pushes_of').ifNotExists().on('pushes').column('identity').execute();
  await schema
    .createTable('mutes')
    .ifNotExists()
    .addColumn('identity', 'text', ofIdentity)
    .addColumn('muted', 'text', required)
    .addPrimaryKeyConstraint('mutes_key', ['identity', 'muted'])
    .execute();
  await schema
    .createTable('notes')
    .ifNotExists()
    .addColumn('name', 'text', (name) => name.primaryKey())
    .addColumn('value', 'text', required)
    .execute();
}

async function makeResults({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('outings')
    .ifNotExists()
    .addColumn('table_id', 'text', required)
    .addColumn('seat', 'integer', required)
    .addColumn('game', 'text', required)
    .addColumn('identity', 'text')
    .addColumn('bot', 'text')
    .addColumn('faction', 'text', required)
    .addColumn('points', 'double precision', required)
    .addColumn('place', 'integer', required)
    .addColumn('seats', 'integer', required)
    .addColumn('rated', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('outings_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('outings_of').ifNotExists().on('outings').columns(['identity', 'at']).execute();
  await schema
    .createTable('ratings')
    .ifNotExists()
    .addColumn('identity', 'text', required)
    .addColumn('game', 'text', required)
    .addColumn('rating', 'double precision', required)
    .addColumn('deviation', 'double precision', required)
    .addColumn('volatility', 'double precision', required)
    .addColumn('games', 'integer', required)
    .addPrimaryKeyConstraint('ratings_key', ['identity', 'game'])
    .execute();
  await schema.createIndex('ratings_best').ifNotExists().on('ratings').columns(['game', 'rating']).execute();
}

/**
 * What changes with every answer is read from the last entry of a table, so that only that is written. Each step is
 * left out where it was done before the migration was cut off; the columns that are read here go last.
 */
async function waitByEntry(db: Kysely<Schema>): Promise<void> {
  if (!(await hasColumn(db, 'entries', 'waiting')))
    await db.schema
      .alterTable('entries')
      .addColumn('waiting', 'integer', (waiting) => waiting.notNull().defaultTo(0))
      .execute();
  const running = await db.selectFrom('summaries').select(['id', 'seats']).where('status', '=', 'running').execute();
  for (const { id, seats } of running) {
    const waiting = bitsOf((JSON.parse(seats) as { waiting?: boolean }[]).flatMap((one, i) => (one.waiting ? i : [])));
    const last = sql<number>`(select max(n) from entries where table_id = ${id})`;
    await db.updateTable('entries').set({ waiting }).where('tableId', '=', id).where('n', '=', last).execute();
  }
  for (const column of ['mark', 'updated_at', 'version'])
    if (await hasColumn(db, 'summaries', column)) await db.schema.alterTable('summaries').dropColumn(column).execute();
}

/** Limits that all processes share, mail addresses that somebody has confirmed, and when keys and devices were added. */
async function limitAndVerify(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('limits')
    .ifNotExists()
    .addColumn('key', 'text', (key) => key.primaryKey())
    .addColumn('count', 'integer', required)
    .addColumn('until', 'bigint', required)
    .execute();
  await db.schema.createIndex('limits_by_end').ifNotExists().on('limits').column('until').execute();
  for (const [table, column] of [
    ['identities', 'email_verified'],
    ['passkeys', 'created_at'],
    ['passkeys', 'used_at'],
    ['pushes', 'created_at'],
  ] as const)
    if (!(await hasColumn(db, table, column)))
      await db.schema
        .alterTable(table)
        .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
        .execute();
}

/** What a table was dealt from; those that were there before do not say it. */
async function sayContent(db: Kysely<Schema>): Promise<void> {
  if (!(await hasColumn(db, 'tables', 'content')))
    await db.schema.alterTable('tables').addColumn('content', 'text').execute();
}

/** Closed doors, hosts, what they did, and what is said to a server from beside it. */
async function letHostsWork(db: Kysely<Schema>): Promise<void> {
  const { schema } = db;
  if (!(await hasColumn(db, 'reports', 'settled_at')))
    await schema.alterTable('reports').addColumn('settled_at', 'bigint').execute();
  await schema
    .createTable('hosts')
    .ifNotExists()
    .addColumn('identity', 'text', (identity) => identity.primaryKey().references('identities.id'))
    .addColumn('since', 'bigint', required)
    .execute();
  await schema
    .createTable('admissions')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('code_hash', 'text', (hash) => hash.notNull().unique())
    .addColumn('label', 'text', required)
    .addColumn('uses_left', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema
    .createTable('once_codes')
    .ifNotExists()
    .addColumn('identity', 'text', (identity) => identity.primaryKey().references('identities.id'))
    .addColumn('code_hash', 'text', (hash) => hash.notNull().unique())
    .addColumn('until', 'bigint', required)
    .execute();
  await schema
    .createTable('audit')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('at', 'bigint', required)
    .addColumn('by', 'text', required)
    .addColumn('deed', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('detail', 'text', required)
    .execute();
  await schema.createIndex('audit_by_time').ifNotExists().on('audit').column('at').execute();
  await schema
    .createTable('casts')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('at', 'bigint', required)
    .addColumn('n', 'integer', required)
    .addColumn('topic', 'text', required)
    .addColumn('body', 'text', required)
    .execute();
}

/** Written with rows that are written anyway; of those from before nothing is known. */
async function countEntries(db: Kysely<Schema>): Promise<void> {
  if (!(await hasColumn(db, 'summaries', 'at_least')))
    await db.schema
      .alterTable('summaries')
      .addColumn('at_least', 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
}

async function hasColumn(db: Kysely<Schema>, table: string, column: string): Promise<boolean> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return found?.columns.some(({ name }) => name === column) ?? false;
}

type Column = Parameters<Parameters<ReturnType<Kysely<Schema>['schema']['createTable']>['addColumn']>[2] & object>[0];

function required(column: Column): Column {
  return column.notNull();
}

function ofIdentity(column: Column): Column {
  return column.notNull().references('identities.id');
}
