import { codeOf } from '../errors.ts';
import { StoreAway, StoreDamaged, StoreUnavailable } from '../store.ts';

const LOST =
  'PostgreSQL cannot be reached. Check that it runs and that DATABASE_URL is right; play goes on by itself then.';

/** By the beginning of PostgreSQL's own codes, and those of the network. */
const WHAT_TO_DO: readonly (readonly [code: string, advice: string])[] = [
  ['08', LOST],
  ['57P', LOST],
  ['ECONN', LOST],
  ['ENOTFOUND', LOST],
  ['ENOENT', LOST],
  ['EPIPE', LOST],
  ['ETIMEDOUT', LOST],
  ['EHOSTUNREACH', LOST],
  ['EAI_AGAIN', LOST],
  ['53100', "The disk of PostgreSQL's machine is full: nothing was written. Free some space there."],
  ['53300', 'PostgreSQL has no connection left for us. Raise its max_connections, or run fewer server processes.'],
  ['53', 'PostgreSQL has run out of memory or disk: nothing was written. Give its machine more.'],
  ['55P03', 'Another program holds a lock in PostgreSQL: nothing was written. End it, or wait until it is done.'],
  ['57014', 'PostgreSQL took too long: nothing was written. Look what else its machine is doing.'],
  ['25006', 'PostgreSQL is read-only. DATABASE_URL must lead to the primary server, not to a copy of it.'],
  ['28', 'PostgreSQL does not let us in. Check the user and the password in DATABASE_URL.'],
  ['3D000', 'PostgreSQL has no database of this name. Make it (createdb), or mend DATABASE_URL.'],
  ['42501', 'The PostgreSQL user may not do this. Give it the right to create and change tables in its database.'],
];

const DAMAGED = "PostgreSQL's data is damaged. Stop the servers, keep a copy of its folder, and restore a backup.";

/** What the host can act upon becomes `StoreUnavailable`; everything else is a fault of ours and stays as it is. */
export function explained(error: unknown): unknown {
  const code = codeOf(error);
  if (['XX001', 'XX002'].includes(code)) return new StoreDamaged(`${DAMAGED} (${code})`, { cause: error });
  const advice = WHAT_TO_DO.find(([known]) => code.startsWith(known))?.[1] ?? (isCutOff(error) ? LOST : null);
  if (!advice) return error;
  const Kind = advice === LOST ? StoreAway : StoreUnavailable;
  return new Kind(code ? `${advice} (${code})` : advice, { cause: error });
}

/** What `pg` says without a code when the connection ends under it, or does not come to be. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    /connection (terminated|ended|timeout)|timeout exceeded|not queryable/i.test(error.message)
  );
}
