/** What lies in a player's pool, in the order in which it is always written. */
export const TOKENS = ['wood', 'stone', 'food', 'worker', 'gold', 'raze', 'defense'] as const;
export type Token = (typeof TOKENS)[number];

/** Everything a player can gain. `card` is drawn from either deck; a `foundation` is the top common card, face down. */
export type Good = Token | 'vp' | 'card' | 'commonCard' | 'factionCard' | 'foundation';

export const RESOURCES = ['wood', 'stone', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

export const WOOD = 0;
export const STONE = 1;
export const FOOD = 2;
export const WORKER = 3;
export const GOLD = 4;
export const RAZE = 5;
export const DEFENSE = 6;
export const TOKEN_KINDS = TOKENS.length;

/** How many of each token, by its place in `TOKENS`. */
export type Tokens = readonly number[];

export type Goods = Readonly<Partial<Record<Good, number>>>;

export const NO_TOKENS: Tokens = TOKENS.map(() => 0);

export function isToken(good: Good): good is Token {
  return (TOKENS as readonly string[]).includes(good);
}

export function tokens(goods: Partial<Record<Token, number>>): Tokens {
  return TOKENS.map((token) => goods[token] ?? 0);
}

export function tokenIndex(token: Token): number {
  return TOKENS.indexOf(token);
}
