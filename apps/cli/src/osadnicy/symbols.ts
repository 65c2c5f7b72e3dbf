import { type Good, TOKENS, type Tokens } from '@imperia/osadnicy';
import type { Paint, Style } from '../terminal/paint.ts';

/** One column wide in every terminal. */
const SYMBOLS: Readonly<Record<Good, string>> = {
  wood: '♣',
  stone: '■',
  food: '●',
  worker: '☻',
  gold: '◆',
  raze: '†',
  defense: '▼',
  vp: '★',
  card: '▯',
  commonCard: '▭',
  factionCard: '▮',
  foundation: '▬',
};

const STYLES: Readonly<Record<Good, Style>> = {
  wood: 'brown',
  stone: 'grey',
  food: 'green',
  worker: 'cyan',
  gold: 'gold',
  raze: 'red',
  defense: 'blue',
  vp: 'yellow',
  card: 'bold',
  commonCard: 'bold',
  factionCard: 'bold',
  foundation: 'dim',
};

export const SAMURAI = '♞';
export const LOCATION = '⌂';

export function symbol(good: Good, paint: Paint): string {
  return paint.as(STYLES[good], SYMBOLS[good]);
}

/** ♣2 ■1 */
export function tokenSymbols(tokens: Tokens, paint: Paint): string {
  return TOKENS.flatMap((token, i) => (tokens[i] ? [symbol(token, paint) + tokens[i]] : [])).join(' ');
}

/** Goods one by one, as on a raze field: ■■★ */
export function goodSymbols(goods: readonly Good[], paint: Paint): string {
  return goods.map((good) => symbol(good, paint)).join('');
}
