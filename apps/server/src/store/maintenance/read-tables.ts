import { GroupCommit } from '../group.ts';
import type { Where } from '../index.ts';
import { missingMigrations } from '../migrate.ts';
import type { AppendResult, PackedAppend } from '../packed.ts';
import { StoreUnavailable, type TableStore } from '../store.ts';
import { StoredTables } from '../tables.ts';
import { reach } from './reach.ts';

/** The tables of a store that a server may be using, for reading only. */
export function readTables<T>(where: Where, work: (tables: TableStore) => Promise<T>): Promise<T> {
  return reach(where, async (db) => {
    const missing = await missingMigrations(db);
    if (missing.length > 0)
      throw new StoreUnavailable(
        `The store is of an older version (it lacks ${missing.join(', ')}): look at a copy on which this version was started once.`,
      );
    return work(new StoredTables(db, new GroupCommit<PackedAppend, AppendResult>(refuse, ({ table }) => table, 1)));
  });
}

async function refuse(): Promise<never> {
  throw new Error('These tables are only read');
}
