import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { codeOf } from '../errors.ts';
import { StoreUnavailable } from '../store.ts';

/**
 * Two servers on one file would not hear of each other's moves, so the second is refused. The lock is one that the
 * system takes back when the process ends in whatever way: an open exclusive transaction on a small file beside it.
 */
export function lockFile(path: string): () => void {
  closeSync(openSync(`${path}.lock`, 'a', 0o600));
  const lock = new Database(`${path}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new StoreUnavailable(inUse(path), { cause: error });
    throw error;
  }
  return () => lock.close();
}

function inUse(path: string): string {
  return (
    `Another server is using ${path}. Stop that one first, or give this one a DATA_DIR of its own; ` +
    'several servers can share their tables on PostgreSQL (DATABASE_URL).'
  );
}
