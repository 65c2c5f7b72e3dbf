import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import type { LocalBus } from '../bus.ts';
import { GroupCommit } from '../group.ts';
import { migrate, mustBeUpToDate } from '../migrate.ts';
import type { AppendResult, PackedAppend } from '../packed.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { stores } from '../stores.ts';
import { isWrite, LastWrite } from '../writing.ts';
import { BesideBus, ServersBus } from './bus.ts';
import { SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { explained } from './errors.ts';
import { Flushing } from './flushing.ts';
import { lockFile } from './lock.ts';

/** A commit of this many takes some milliseconds. */
const MOST_IN_A_GROUP = 500;
const PATIENCE_MS = 1000;
/** For who runs the server, and nobody else on the machine. */
const OURS = 0o600;
/** A store in memory, for tests: gone when it is closed. */
const IN_MEMORY = ':memory:';

export async function openSqlite(path: string): Promise<Store> {
  if (path !== IN_MEMORY) keepToOurselves(path);
  const unlock = path === IN_MEMORY ? () => {} : lockFile(path);
  try {
    return await openLocked(path, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** It holds what is hidden in games and how people come in: SQLite makes the files beside it as it finds this one. */
function keepToOurselves(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', OURS));
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}.lock`]) if (existsSync(file)) chmodSync(file, OURS);
}

async function openLocked(path: string, unlock: () => void): Promise<Store> {
  const { connection, db, writing } = sqliteDb(path);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // What was left for a server that was not there is of no use to this one, which begins anew.
  await db.deleteFrom('casts').execute();
  const bus = new ServersBus(db, connection.written);
  return storeOf({ connection, db, writing }, bus, unlock);
}

/** Beside a server that may be using the file: without its lock, and as it left the schema. */
export async function besideSqlite(path: string): Promise<Store> {
  const opened = sqliteDb(path);
  try {
    await mustBeUpToDate(opened.db);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  return storeOf(opened, new BesideBus(opened.db), () => {});
}

function storeOf(
  { connection, db, writing }: ReturnType<typeof sqliteDb>,
  bus: LocalBus & { close(): Promise<void> },
  unlock: () => void,
): Store {
  const commit = async (group: readonly PackedAppend[]) => {
    // Through Kysely's own connection, so that the group never lands inside another transaction.
    const results = await db.connection().execute(() => connection.append(group));
    await connection.flushed();
    for (const [i, { table, version, entries }] of group.entries())
      if (results[i] === 'kept') bus.moved(table, version + entries.length);
    return results;
  };
  const appends = new GroupCommit<PackedAppend, AppendResult>(commit, ({ table }) => table, MOST_IN_A_GROUP);
  const kept = stores(db, appends, writing, async () => {});
  return {
    ...kept,
    bus,
    // One process has it: the machine's own clock.
    time: async () => Date.now(),
    close: async () => {
      await appends.drained();
      // Without them the doctor knows less, and nothing is lost.
      await kept.tables.noteLengths().catch(() => {});
      await bus.close();
      await db.destroy();
      unlock();
    },
  };
}

/** Without a lock of the file and without migrations. */
export function sqliteDb(path: string) {
  const writing = new LastWrite();
  const connection = asked(path, writing);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connection), plugins: [new CamelCasePlugin()] });
  return { connection, db, writing };
}

function asked(path: string, writing: LastWrite) {
  const explaining = async <T>(work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      throw explained(error);
    }
  };
  let connection: SqliteConnection;
  try {
    connection = new SqliteConnection(path, PATIENCE_MS);
  } catch (error) {
    throw explained(error);
  }
  const flushing = path === IN_MEMORY ? null : new Flushing(path);
  // Everybody waits while we wait for a lock: once, and not again before it is free.
  writing.onChange((trouble) => connection.setPatience(trouble ? 0 : PATIENCE_MS));
  return {
    get inTransaction() {
      return connection.inTransaction;
    },
    query: (sql: string, parameters: readonly unknown[], letGo: () => void) =>
      writing.follow(
        sql,
        explaining(() => connection.query(sql, parameters)).then(async (result) => {
          if (!isWrite(sql) || connection.inTransaction) return result;
          letGo();
          await flushing?.flush();
          return result;
        }),
      ),
    /** Another number when another process has written. */
    written: () => Number(connection.query('pragma data_version', []).rows[0]?.data_version),
    /** Others may read what is committed before it is flushed, so `flushed` is waited for outside their way. */
    append: (group: readonly PackedAppend[]) => writing.attempt(explaining(() => connection.append(group))),
    flushed: async () => {
      await writing.attempt(flushing?.flush() ?? Promise.resolve());
      writing.done();
    },
    close: async () => {
      await flushing?.close();
      await explaining(() => connection.close());
    },
  };
}
