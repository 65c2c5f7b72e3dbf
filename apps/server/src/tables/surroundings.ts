import type { Bots } from '../bots/bots.ts';
import type { Store } from '../store/store.ts';
import type { Kept } from '../tell/turns.ts';
import type { Bring } from './bring-apart.ts';
import type { Outage } from './clocks.ts';
import type { FoldedTable } from './folded-table.ts';

/** What tables need of the world around them. */
export interface Surroundings {
  readonly store: Pick<Store, 'tables' | 'bus'>;
  /** Milliseconds; never goes back within a process. */
  readonly now: () => number;
  /** Without any, seats of bots wait. */
  readonly bots: Bots | null;
  /** The times, since this matters, in which there was no server. */
  readonly outages: () => readonly Outage[];
  /** Plays a game again that somebody brings. */
  readonly bring: Bring;
  /** Told of every change that this process has kept. */
  readonly kept: (change: Kept) => void;
  /** Told when a game has ended, perhaps more than once. */
  readonly ended: (table: FoldedTable) => void;
  /** Something went wrong that nobody asked for, and so nobody is told of. */
  readonly trouble: (error: unknown, table: string) => void;
}

/** Wall time at the start and the time that has truly passed since: a clock that is set does not matter. */
export function steadyClock(
  wall: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => number {
  const [start, since] = [wall(), passed()];
  return () => Math.floor(start + passed() - since);
}
