import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { GroupCommit } from '../group.ts';
import { migrate } from '../migrate.ts';
import type { AppendResult, PackedAppend } from '../packed.ts';
import type { Db } from '../rows.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { stores } from '../stores.ts';
import { LastWrite } from '../writing.ts';
import { PostgresAppender } from './appender.ts';
import { PostgresBus } from './bus.ts';
import { explaining, fail, newPool } from './pool.ts';

const MOST_IN_A_GROUP = 500;
/** Any number, as long as it is always this one and nobody else's. */
const RATING_LOCK = 7_361_845;

export async function openPostgres(url: string, prepare = migrate): Promise<Store> {
  const pool = newPool(url);
  const writing = new LastWrite();
  const db = postgresDb(pool, writing);
  const bus = new PostgresBus(url, pool);
  try {
    await prepare(db);
    await bus.listen().catch(fail);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const appender = new PostgresAppender(pool, bus, writing);
  const appends = new GroupCommit<PackedAppend, AppendResult>(
    (group) => appender.append(group),
    ({ table }) => table,
    MOST_IN_A_GROUP,
  );
  const kept = stores(db, appends, writing, rateAlone);
  return {
    ...kept,
    bus,
    time: () => timeOf(db),
    close: async () => {
      await appends.drained();
      // Without them the doctor knows less, and nothing is lost.
      await kept.tables.noteLengths().catch(() => {});
      await bus.close();
      await db.destroy();
    },
  };
}

export function postgresDb(pool: ReturnType<typeof newPool>, writing = new LastWrite()): Db {
  const dialect = new PostgresDialect({ pool: explaining(pool, writing) });
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
}

async function timeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return Number(rows[0]!.ms);
}

async function rateAlone(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RATING_LOCK})`.execute(db);
}
