import { availableParallelism } from 'node:os';

const EVERY = 'all';
const MOST = 64;

/** How many workers were asked for; null when that is no sensible number. */
export function workersIn(typed: string): number | null {
  if (typed === EVERY) return availableParallelism();
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= MOST ? count : null;
}
