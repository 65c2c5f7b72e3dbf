import type { Deck } from './card-data.ts';

/*
 * Stored games name decks, cards, lists of effects and purposes of chance by number. A number that was once given never
 * moves: whatever is new is numbered behind all that was there.
 */

/** Decks that players draw from. */
const DECK_NUMBERS: Readonly<Record<Deck, number>> = {
  common: 0,
  barbarians: 1,
  japanese: 2,
  romans: 3,
  egyptians: 4,
  amazons: 7,
  atlanteans: 8,
  aztecs: 9,
};

/** The attack cards: a deck that nobody draws from. */
export const ATTACK_DECK = 5;

/**
 * People's own packs have numbers from here on, behind everything that the game will ever have: each a block of its own,
 * by its content, so that a card has the same number everywhere. The last one is small enough to be fast in a browser.
 */
export const FIRST_OWN = 2 ** 20;
export const OWN_BLOCK = 256;
export const OWN_BLOCKS = 2 ** 21;

/** What chance is asked for: each has a stream of its own. */
export const FIRST_PLAYER = 0;
export const COMMON_DECK = 1;
/** Decks follow, by their number. */
export const FACTION_DECK = 1;
/** Which card the virtual player gets in the solo lookout. A deck 6 would share its stream: new decks begin at 7. */
export const VIRTUAL_CARD = 7;

/** Which faction the virtual player plays, where an expansion lets it. */
export const VIRTUAL_FACTION = 20;
/** Which card an enemy loses from the hand. */
export const STOLEN_CARD = 22;
/** Which of the three conquest cards the virtual player draws: the used one is shuffled back each time. */
export const CONQUEST_CARD = 24;
/** Which tile of the market is its entrance. */
export const MARKET_ENTRANCE = 26;
/** Which tokens of the expedition lie out in a round. */
export const EXPEDITION_TOKENS = 27;

export function deckOf(deck: Deck): number {
  return DECK_NUMBERS[deck];
}

const names = new Map(Object.entries(DECK_NUMBERS).map(([deck, number]) => [number, deck as Deck]));

/** Undefined for the attack cards. */
export function deckNamed(number: number): Deck | undefined {
  return names.get(number);
}

/** Cards with the codes `prefix` + `from` to `to`, and how many lists of effects they have. */
interface Range {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly programs: number;
}

/** In the order of their numbers. A pack that grows gets a further line at the end, and keeps its first one. */
const RANGES: readonly Range[] = [
  { prefix: 'ZWY', from: 1, to: 84, programs: 61 },
  { prefix: 'BAR', from: 1, to: 30, programs: 17 },
  { prefix: 'JAP', from: 1, to: 30, programs: 20 },
  { prefix: 'RZY', from: 1, to: 30, programs: 17 },
  { prefix: 'EGI', from: 1, to: 30, programs: 24 },
  { prefix: 'ATA', from: 1, to: 16, programs: 0 },
  { prefix: 'AMA', from: 1, to: 30, programs: 17 },
  { prefix: 'ZWY', from: 151, to: 160, programs: 8 },
  { prefix: 'BAR', from: 81, to: 90, programs: 6 },
  { prefix: 'JAP', from: 81, to: 90, programs: 7 },
  { prefix: 'RZY', from: 81, to: 90, programs: 6 },
  { prefix: 'EGI', from: 81, to: 90, programs: 8 },
  { prefix: 'ZWY', from: 85, to: 97, programs: 15 },
  { prefix: 'BAR', from: 31, to: 40, programs: 7 },
  { prefix: 'JAP', from: 31, to: 40, programs: 6 },
  { prefix: 'RZY', from: 31, to: 40, programs: 7 },
  { prefix: 'EGI', from: 31, to: 40, programs: 7 },
  { prefix: 'AMA', from: 31, to: 40, programs: 6 },
  { prefix: 'ZWY', from: 126, to: 138, programs: 16 },
  { prefix: 'BAR', from: 51, to: 60, programs: 7 },
  { prefix: 'JAP', from: 51, to: 60, programs: 7 },
  { prefix: 'RZY', from: 51, to: 60, programs: 7 },
  { prefix: 'EGI', from: 51, to: 60, programs: 7 },
  { prefix: 'AMA', from: 51, to: 60, programs: 7 },
  { prefix: 'ATA', from: 17, to: 18, programs: 0 },
  { prefix: 'ATL', from: 1, to: 30, programs: 22 },
  { prefix: 'ATL', from: 31, to: 40, programs: 6 },
  { prefix: 'ZWY', from: 98, to: 125, programs: 19 },
  { prefix: 'BAR', from: 41, to: 50, programs: 6 },
  { prefix: 'JAP', from: 41, to: 50, programs: 7 },
  { prefix: 'RZY', from: 41, to: 50, programs: 6 },
  { prefix: 'EGI', from: 41, to: 50, programs: 7 },
  { prefix: 'AMA', from: 41, to: 50, programs: 7 },
  { prefix: 'ATA', from: 19, to: 19, programs: 0 },
  { prefix: 'AZT', from: 1, to: 30, programs: 19 },
  { prefix: 'BAR', from: 61, to: 70, programs: 7 },
  { prefix: 'JAP', from: 61, to: 70, programs: 6 },
  { prefix: 'RZY', from: 61, to: 70, programs: 7 },
  { prefix: 'EGI', from: 61, to: 70, programs: 5 },
  { prefix: 'AZT', from: 31, to: 40, programs: 6 },
  { prefix: 'AZT', from: 51, to: 60, programs: 7 },
  { prefix: 'ZWY', from: 139, to: 150, programs: 10 },
  { prefix: 'BAR', from: 71, to: 80, programs: 7 },
  { prefix: 'JAP', from: 71, to: 80, programs: 7 },
  { prefix: 'RZY', from: 71, to: 80, programs: 7 },
  { prefix: 'EGI', from: 71, to: 80, programs: 6 },
  { prefix: 'ATL', from: 41, to: 50, programs: 6 },
  { prefix: 'ATL', from: 51, to: 60, programs: 9 },
  { prefix: 'AZT', from: 41, to: 50, programs: 5 },
  { prefix: 'MIN', from: 1, to: 6, programs: 8 },
  { prefix: 'EXP', from: 1, to: 4, programs: 4 },
  { prefix: 'DIP', from: 1, to: 4, programs: 4 },
  { prefix: 'MKT', from: 1, to: 5, programs: 8 },
];

const PREFIX_LENGTH = 3;

/** ZWY044 and 1 make ZWY045. */
export function codeOf(first: string, copy: number): string {
  const prefix = first.slice(0, PREFIX_LENGTH);
  return prefix + String(Number(first.slice(PREFIX_LENGTH)) + copy).padStart(3, '0');
}

function isIn({ prefix, from, to }: Range, code: string): boolean {
  const number = Number(code.slice(PREFIX_LENGTH));
  return code.startsWith(prefix) && number >= from && number <= to;
}

/** Hands out numbers: those of a range to what belongs there, and those behind all ranges to everything else. */
class Numbers {
  readonly #starts: readonly number[];
  readonly #used = new Map<Range, number>();
  #behind: number;

  constructor(first: number, sizeOf: (range: Range) => number) {
    let next = first;
    this.#starts = RANGES.map((range) => {
      const start = next;
      next += sizeOf(range);
      return start;
    });
    this.#behind = next;
  }

  startOf(range: Range): number {
    return this.#starts[RANGES.indexOf(range)]!;
  }

  /** The next one of a range that has room for so many. */
  next(range: Range | undefined, room: number): number {
    const used = range ? (this.#used.get(range) ?? 0) : room;
    if (!range || used >= room) return this.behind();
    this.#used.set(range, used + 1);
    return this.startOf(range) + used;
  }

  behind(): number {
    return this.#behind++;
  }
}

const cards = new Numbers(0, ({ from, to }) => to - from + 1);
/** Number 0 is the empty list. */
const programs = new Numbers(1, (range) => range.programs);

/** The number of a card that has none yet. */
export function newCardNumber(code: string): number {
  const range = RANGES.find((one) => isIn(one, code));
  return range ? cards.startOf(range) + Number(code.slice(PREFIX_LENGTH)) - range.from : cards.behind();
}

/** The number of a further list of effects of a card. */
export function newProgramNumber(code: string): number {
  const range = RANGES.find((one) => isIn(one, code));
  return programs.next(range, range?.programs ?? 0);
}

/** Every code that has a number for good. */
export function numberedCodes(): string[] {
  return RANGES.flatMap(({ prefix, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => codeOf(prefix + String(from).padStart(3, '0'), i)),
  );
}
