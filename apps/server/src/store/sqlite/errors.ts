import { codeOf } from '../errors.ts';
import { StoreDamaged, StoreUnavailable } from '../store.ts';

const WHAT_TO_DO: readonly (readonly [code: string, advice: string])[] = [
  ['SQLITE_FULL', 'The disk is full: nothing was written. Free some space; play goes on by itself then.'],
  ['SQLITE_BUSY', 'Another program holds the database file: nothing was written. Close it, or wait until it is done.'],
  [
    'SQLITE_LOCKED',
    'Another program holds the database file: nothing was written. Close it, or wait until it is done.',
  ],
  ['SQLITE_IOERR', 'The disk cannot be read or written: nothing was written. Check the disk, its space and its mount.'],
  ['SQLITE_READONLY', 'The database file may not be written. Check its permissions and those of its folder.'],
  ['SQLITE_CANTOPEN', 'The database file cannot be opened. Check that its folder exists and may be written.'],
  ['SQLITE_NOTADB', 'The database file is no SQLite database. Check DATA_DIR, or restore a backup.'],
];

const DAMAGED = 'The database file is damaged. Stop the server, keep a copy of the file, and restore a backup.';
/** The last one: the file ends before a page that it should have. */
const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_IOERR_SHORT_READ'];

/** What the host can act upon becomes `StoreUnavailable`; everything else is a fault of ours and stays as it is. */
export function explained(error: unknown): unknown {
  const code = codeOf(error);
  const damaged = DAMAGE.some((known) => code.startsWith(known));
  const advice = damaged ? DAMAGED : WHAT_TO_DO.find(([known]) => code.startsWith(known))?.[1];
  const Explained = damaged ? StoreDamaged : StoreUnavailable;
  return advice ? new Explained(`${advice} (${code})`, { cause: error }) : error;
}
