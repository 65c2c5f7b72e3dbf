/** What lies in a player's pool, in the order in which it is always written: first what every game has. */
export const TOKENS = [
  'wood',
  'stone',
  'food',
  'worker',
  'gold',
  'raze',
  'defense',
  'tech',
  'techScoring',
  'techDefense',
] as const;
export type Token = (typeof TOKENS)[number];

/** The tokens that may lie on a common location of the Atlanteans: basic, advanced for points, advanced for defence. */
export const TECHNOLOGIES = ['tech', 'techScoring', 'techDefense'] as const satisfies readonly Token[];
export type Technology = (typeof TECHNOLOGIES)[number];

/**
 * Everything a player can gain. `card` is drawn from either deck; a `foundation` is the top common card, face down;
 * `advTech` is an advanced technology token, of the kind that the player chooses; `favour` is a token of a colour that
 * the player does not have yet.
 */
export type Good = Token | 'vp' | 'card' | 'commonCard' | 'factionCard' | 'foundation' | 'advTech' | 'favour';

export const RESOURCES = ['wood', 'stone', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];

export function isResource(good: Good): good is Resource {
  return (RESOURCES as readonly string[]).includes(good);
}

export const WOOD = 0;
export const STONE = 1;
export const FOOD = 2;
export const WORKER = 3;
export const GOLD = 4;
export const RAZE = 5;
export const DEFENSE = 6;
export const TECH = 7;
export const TOKEN_KINDS = TOKENS.length;

/** Those of the base game. */
const BASE_KINDS = TECH;

/**
 * How many of each token, by its place in `TOKENS`. The places of expansions are there only where something lies on
 * them or before: stored games of the base game have none.
 */
export type Tokens = readonly number[];

export type Goods = Readonly<Partial<Record<Good, number>>>;

export const NO_TOKENS: Tokens = new Array<number>(BASE_KINDS).fill(0);

export function isToken(good: Good): good is Token {
  return (TOKENS as readonly string[]).includes(good);
}

export function tokens(goods: Partial<Record<Token, number>>): Tokens {
  const counts = TOKENS.map((token) => goods[token] ?? 0);
  while (counts.length > BASE_KINDS && counts[counts.length - 1] === 0) counts.pop();
  return counts;
}

export function tokenIndex(token: Token): number {
  return TOKENS.indexOf(token);
}

export function amountOf(pool: Tokens, token: number): number {
  return pool[token] ?? 0;
}

/** More of a token, or fewer: the pool makes room for it. */
export function addTokens(pool: number[], token: number, n: number): void {
  while (pool.length <= token) pool.push(0);
  pool[token]! += n;
}
