/** Harbour cards 0 to 19 have one back, treasures 20 to 26 another; the richest of these lie on the islands of the east. */
export type Kind = 'coin' | 'sails' | 'cannon' | 'lighthouse';

const KINDS: readonly Kind[] = ['coin', 'sails', 'cannon', 'lighthouse'];
const FIRST_TREASURE = 20;

export const HARBOUR_CARDS = [...Array(FIRST_TREASURE).keys()];
const FIRST_RICH = 24;
export const POOR_TREASURES = [20, 21, 22, 23];
export const RICH_TREASURES = [24, 25, 26];
export const ALL_CARDS = [...HARBOUR_CARDS, ...POOR_TREASURES, ...RICH_TREASURES];

/** Only faces have a kind: the rules must not ask for that of a hidden card. */
export function kind(card: number): Kind {
  if (card < 0 || card >= FIRST_TREASURE) throw new Error(`${card} is no harbour card with its face up`);
  return KINDS[card % KINDS.length]!;
}

/** Two of these in the bids of one round are too many. */
export function isAdmiral(card: number): boolean {
  return card >= 17 && card < FIRST_TREASURE;
}

/** In a bid for the first turn. */
export function strength(card: number): number {
  return Math.floor(card / KINDS.length);
}

export function worth(treasure: number): number {
  return treasure - FIRST_TREASURE + 1;
}

export function back(card: number): number {
  return card < FIRST_TREASURE ? -1 : -2;
}

/** What everyone knows of a card that lies face down: from the deck, from the west or from the east. */
export function origin(card: number): number {
  if (card < FIRST_TREASURE) return 0;
  return card < FIRST_RICH ? 1 : 2;
}
