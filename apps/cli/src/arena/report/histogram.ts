/** How many fall between one step and the next, as shares of all in per cent. */
export interface Histogram {
  /** Where each step begins. */
  readonly from: readonly number[];
  /** For each list, its shares. */
  readonly shares: readonly (readonly number[])[];
  readonly width: number;
}

const STEPS = 30;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Several lists over the same steps, with an empty one on either side. */
export function histogram(lists: readonly (readonly number[])[]): Histogram {
  const least = lists.flat().reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = lists.flat().reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (least > most) return { from: [], shares: lists.map(() => []), width: 1 };
  const width = WIDTHS.find((one) => (most - least) / one < STEPS) ?? Math.ceil((most - least) / STEPS);
  const first = Math.floor(least / width) - 1;
  const steps = Math.floor(most / width) + 2 - first;
  const shares = lists.map((list) => {
    const counts = Array<number>(steps).fill(0);
    for (const n of list) counts[Math.floor(n / width) - first]!++;
    return counts.map((count) => (list.length === 0 ? 0 : (100 * count) / list.length));
  });
  return { from: Array.from({ length: steps }, (_, i) => (first + i) * width), shares, width };
}
