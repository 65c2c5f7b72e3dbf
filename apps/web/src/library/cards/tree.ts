import type { Entry } from '@imperia/kit';

/** A thing, and what comes after it. */
export interface Branch {
  readonly entry: Entry;
  readonly next: readonly Branch[];
}

/** What comes after nothing, or after something that is not among these, begins a tree. */
export function treesOf(entries: readonly Entry[]): Branch[] {
  const things = new Set(entries.map(({ thing }) => thing));
  const branch = (entry: Entry): Branch => ({
    entry,
    next: entries.filter(({ after }) => after === entry.thing).map(branch),
  });
  return entries.filter(({ after }) => !after || !things.has(after)).map(branch);
}
