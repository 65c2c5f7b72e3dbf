import { type Good, goodText } from '@imperia/osadnicy';
import type { Context } from '../context.ts';

/** "raze: 2 wood, 1 gold"; nothing where a card has no such field. */
export function goodsFact({ lang }: Context, what: string, goods: readonly Good[] | undefined): string[] {
  if (!goods || goods.length === 0) return [];
  const counts = new Map<Good, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return [`${what}: ${[...counts].map(([good, n]) => goodText(good, n, lang)).join(', ')}`];
}
