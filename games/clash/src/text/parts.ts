import type { Part } from '@imperia/kit';
import { GOODS, type Goods } from '../goods.ts';
import { BUILDINGS, UNITS } from '../pieces.ts';
import type { Countable } from './keys.ts';

/** What is drawn instead of words, where pictures are shown. */
const PICTURED: ReadonlySet<string> = new Set([...GOODS, ...UNITS, ...BUILDINGS]);

export function pictured(noun: Countable, n: number, text: string): Part {
  return PICTURED.has(noun) ? { icon: noun, n, text } : text;
}

/** How often each comes, in order. */
export function tally(kinds: readonly number[]): [kind: number, n: number][] {
  return [...new Set(kinds)].sort((a, b) => a - b).map((kind) => [kind, kinds.filter((one) => one === kind).length]);
}

/** What there is of goods, and how much. */
export function pairs(goods: Goods): [good: number, n: number][] {
  return goods.flatMap((n, good): [number, number][] => (n > 0 ? [[good, n]] : []));
}

/** From a list of goods to how many of each. */
export function counts(list: readonly number[]): Goods {
  return GOODS.map((_, good) => list.filter((one) => one === good).length);
}
