import type { Line } from './lesson.ts';

type Amounts<Counted extends string> = Readonly<Partial<Record<Counted, number>>>;

/** All of them together; of what there is nothing, nothing is said. */
export function sumOf<Counted extends string>(parts: readonly Amounts<Counted>[]): Amounts<Counted> {
  const all: Partial<Record<Counted, number>> = {};
  for (const goods of parts) {
    for (const [good, n] of Object.entries(goods) as [Counted, number][]) if (n > 0) all[good] = (all[good] ?? 0) + n;
  }
  return all;
}

/** How many of each, where a price is a list of numbers. */
export function amountsOf<Counted extends string>(
  names: readonly Counted[],
  numbers: readonly number[],
): Amounts<Counted> {
  const counted = names.map((name, i): Amounts<string> => ({ [name]: numbers[i] ?? 0 }));
  return sumOf(counted) as Amounts<Counted>;
}

/** A line with nothing in it is left out. */
export function filledLines<L extends Line>(lines: readonly L[]): readonly L[] {
  return lines.filter(({ goods }) => Object.keys(goods).length > 0);
}
