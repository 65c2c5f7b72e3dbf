import { existsSync } from 'node:fs';
import { noDatabase, type Where } from '../index.ts';
import { postgresDb } from '../postgres/open.ts';
import { newPool } from '../postgres/pool.ts';
import type { Db } from '../rows.ts';
import { sqliteDb } from '../sqlite/open.ts';

/** The rows of a store that a server may be using at the same time, for as long as `work` takes. */
export async function reach<T>(where: Where, work: (db: Db) => Promise<T>): Promise<T> {
  if ('sqlite' in where && !existsSync(where.sqlite)) throw noDatabase(where.sqlite);
  const db = 'sqlite' in where ? sqliteDb(where.sqlite).db : postgresDb(newPool(where.postgres, 0));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
