import { ROUNDS } from '../config.ts';
import { type Good, type Goods, TOKENS, type Tokens } from '../goods.ts';
import type { State } from '../state.ts';

/** What one of a good is worth in points, while it can still be used. */
export const WORTH: Readonly<Record<Good, number>> = {
  wood: 0.7,
  stone: 0.7,
  food: 0.7,
  worker: 0.4,
  gold: 0.9,
  raze: 0.5,
  defense: 0.15,
  tech: 0.8,
  techScoring: 2,
  techDefense: 0.5,
  advTech: 2,
  vp: 1,
  card: 0.6,
  commonCard: 0.5,
  factionCard: 0.7,
  foundation: 0.5,
  favour: 0.4,
};

const TOKEN_WORTH: readonly number[] = TOKENS.map((token) => WORTH[token]);

export function tokensWorth(tokens: Tokens): number {
  let worth = 0;
  for (let token = 0; token < tokens.length; token++) worth += tokens[token]! * TOKEN_WORTH[token]!;
  return worth;
}

export function tokenWorth(token: number): number {
  return TOKEN_WORTH[token]!;
}

export function goodsWorth(goods: Goods): number {
  let worth = 0;
  for (const good in goods) worth += goods[good as Good]! * WORTH[good as Good];
  return worth;
}

/** A location or a deal that an enemy loses, or that works for somebody else for a while. */
export const HARM = 1.2;

/** A point at the end of this round and of each to come, unless it is besieged. */
const BESIEGED = 0.8;

export function fortificationWorth({ round }: State): number {
  return BESIEGED * Math.max(0, ROUNDS - round + 1);
}
