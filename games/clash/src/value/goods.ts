import type { Goods } from '../goods.ts';

/** What one of each good is worth in points, while there is time to use it. */
const GOOD_WORTH = [0.3, 0.22, 0.22, 0.3, 0.32, 0.25, 0.25];
/** Of a track that is nearly full, the next is worth less. */
const PLENTY = 4;

export function goodsWorth(goods: Goods): number {
  let worth = 0;
  for (const [good, n] of goods.entries())
    worth += GOOD_WORTH[good]! * (Math.min(n, PLENTY) + 0.4 * Math.max(0, n - PLENTY));
  return worth;
}
