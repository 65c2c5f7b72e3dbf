/** Things that are all alike, such as two wood tokens, and how many of them there are to pick from. */
export interface Alike {
  readonly item: number;
  readonly count: number;
}

/** Each different thing once, in the order in which they are offered. */
export function alike(items: readonly number[]): Alike[] {
  return [...new Set(items)].map((item) => ({ item, count: countOf(items, item) }));
}

export function countOf(items: readonly number[], item: number): number {
  return items.filter((one) => one === item).length;
}

/**
 * One more of what a thing stands for, alike or not; where no more go together, another of them takes the place of the
 * last; after the last of them, none.
 */
export function pickedNext(
  picked: readonly number[],
  items: readonly number[],
  allows: (picked: readonly number[]) => boolean = () => true,
): number[] {
  const others = picked.filter((one) => !items.includes(one));
  const mine = picked.filter((one) => items.includes(one));
  const last = mine.at(-1);
  if (last === undefined) return [...others, ...items.slice(0, 1)];
  const next = items[items.indexOf(last) + countOf(mine, last)];
  if (next !== undefined && allows([...picked, next])) return [...picked, next];
  const instead = items[items.lastIndexOf(last) + 1];
  return instead === undefined ? others : [...others, ...mine.slice(0, -1), instead];
}
