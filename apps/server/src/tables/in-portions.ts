import { setImmediate } from 'node:timers/promises';

/** Entries: some milliseconds of work. */
const PORTION = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Plays a long game again a portion at a time, and one game after the other: however many look back, others are served
 * after each portion.
 */
export function inPortions<T>(entries: readonly T[], follow: (entry: T) => void): Promise<void> {
  const done = last.then(() => portions(entries, follow));
  last = done.catch(() => {});
  return done;
}

async function portions<T>(entries: readonly T[], follow: (entry: T) => void): Promise<void> {
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && at % PORTION === 0) await setImmediate();
    follow(entry);
  }
  if (entries.length > 0) await setImmediate();
}
