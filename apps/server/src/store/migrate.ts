import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';
import { StoreUnavailable } from './store.ts';

/** The store was written by a newer version of the server than this one. */
class NewerStore extends Error {
  override readonly name = 'NewerStore';
}

const PROVIDER: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** Brings the store to this version's schema. On PostgreSQL several processes may do so at once: one does, all wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await refuseNewer(db);
  const { error } = await new Migrator({ db, provider: PROVIDER }).migrateToLatest();
  if (error) throw error;
}

/** The migrations that the store lacks; refuses a store that has more than this version knows. */
export async function missingMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  await refuseNewer(db);
  const done = await doneMigrations(db);
  return Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
}

/** For who works beside a server, or looks at what one left. */
export async function mustBeUpToDate(db: Kysely<Schema>): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length > 0)
    throw new StoreUnavailable(
      `The store is of an older version (it lacks ${missing.join(', ')}): start this version of the server on it once, or on a copy.`,
    );
}

async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const unknown = (await doneMigrations(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new NewerStore(
    `The store was made by a newer version of this server (it has ${unknown.join(', ')}, which this version does not know). ` +
      'Start the newer version again, or restore a backup that was made with this one.',
  );
}

async function doneMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
