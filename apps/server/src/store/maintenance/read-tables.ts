import { GroupCommit } from '../group.ts';
import type { Where } from '../index.ts';
import { mustBeUpToDate } from '../migrate.ts';
import type { AppendResult, PackedAppend } from '../packed.ts';
import type { TableStore } from '../store.ts';
import { StoredTables } from '../tables.ts';
import { reach } from './reach.ts';

/** The tables of a store that a server may be using, for reading only. */
export function readTables<T>(where: Where, work: (tables: TableStore) => Promise<T>): Promise<T> {
  return reach(where, async (db) => {
    await mustBeUpToDate(db);
    return work(new StoredTables(db, new GroupCommit<PackedAppend, AppendResult>(refuse, ({ table }) => table, 1)));
  });
}

async function refuse(): Promise<never> {
  throw new Error('These tables are only read');
}
