/** What lies in front of a player: five resources, and the two kinds of token. */
export const GOODS = ['food', 'wood', 'ore', 'ideas', 'gold', 'mood', 'culture'] as const;
export type Good = (typeof GOODS)[number];

export const FOOD = 0;
export const WOOD = 1;
export const ORE = 2;
export const IDEAS = 3;
export const GOLD = 4;
export const MOOD = 5;
export const CULTURE = 6;

/** Resources are counted on tracks; tokens are not. */
export const RESOURCES = 5;

/** How many of each good, in the order of `GOODS`. */
export type Goods = readonly number[];

export const NOTHING: Goods = Object.freeze([0, 0, 0, 0, 0, 0, 0]);

export function goods(some: { readonly [G in Good]?: number }): Goods {
  return GOODS.map((good) => some[good] ?? 0);
}

export function plus(a: Goods, b: Goods): Goods {
  return a.map((count, good) => count + b[good]!);
}

export function times(cost: Goods, n: number): Goods {
  return n === 1 ? cost : cost.map((count) => count * n);
}

export function isNothing(cost: Goods): boolean {
  return cost.every((count) => count === 0);
}
