import { GOLD, type Goods } from '../goods.ts';

/** What one of each good is worth in points, while there is time to use it. */
const GOOD_WORTH = [0.3, 0.22, 0.22, 0.3, 0.32, 0.25, 0.25];
/** The first of a good is missed most, one of many least. */
const NTH = [1.2, 1.1, 1, 0.8, 0.45, 0.3, 0.2, 0.15];
const SUMS = NTH.map((_, n) => NTH.slice(0, n + 1).reduce((sum, one) => sum + one, 0));

function manyOf(n: number): number {
  if (n <= 0) return 0;
  return n <= SUMS.length ? SUMS[n - 1]! : SUMS.at(-1)! + 0.1 * (n - SUMS.length);
}

/** What one more of a good is worth to whoever has so many. */
export function oneMore(good: number, n: number): number {
  return GOOD_WORTH[good]! * (NTH[n] ?? 0.1);
}

export function goodsWorth(goods: Goods): number {
  let worth = 0;
  for (const [good, n] of goods.entries()) worth += GOOD_WORTH[good]! * manyOf(n);
  return worth;
}

/** What it means to whoever has these to come by some and to give others; what is short, gold or others pay. */
export function changeWorth(own: Goods, come: Goods, go: Goods): number {
  let worth = 0;
  for (const [good, n] of own.entries()) {
    const after = n + come[good]! - go[good]!;
    worth += GOOD_WORTH[good]! * (manyOf(after) - manyOf(n));
    if (after < 0) worth += GOOD_WORTH[GOLD]! * after;
  }
  return worth;
}
