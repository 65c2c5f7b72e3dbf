/** Harbour cards 0 to 19 have one back, treasures 20 to 26 another. */
export type Kind = 'coin' | 'sails' | 'cannon' | 'lighthouse';

const KINDS: readonly Kind[] = ['coin', 'sails', 'cannon', 'lighthouse'];
const FIRST_TREASURE = 20;

export const HARBOUR_CARDS = [...Array(FIRST_TREASURE).keys()];
export const TREASURES = [20, 21, 22, 23, 24, 25, 26];
export const ALL_CARDS = [...HARBOUR_CARDS, ...TREASURES];

/** Only faces have a kind: the rules must not ask for that of a hidden card. */
export function kind(card: number): Kind {
  if (card < 0 || card >= FIRST_TREASURE) throw new Error(`${card} is no harbour card with its face up`);
  return KINDS[card % KINDS.length]!;
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
