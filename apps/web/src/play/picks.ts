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

/** One more of these; after the last of them, none. */
export function pickedNext(picked: readonly number[], item: number, count: number): number[] {
  const others = picked.filter((one) => one !== item);
  return countOf(picked, item) < count ? [...picked, item] : others;
}
