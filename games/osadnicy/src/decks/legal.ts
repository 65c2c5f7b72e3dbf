import type { Module } from '../config.ts';
import type { KnownPack } from '../own/known.ts';
import { type BuiltDeck, cardsFor, type DeckCard, sizeOf } from './deck.ts';

/** The ways to prepare decks, as the rulebook names them. */
export const FORMATS = ['introductory', 'open', 'standard'] as const;
export type Format = (typeof FORMATS)[number];

/** A standard deck: so many cards, and so many different ones by how often each comes. */
export const DECK_SIZE = 30;
export const SPLIT: Readonly<Record<number, number>> = { 3: 3, 2: 6, 1: 9 };

/** Why a deck is against a format, as data. */
export type DeckFault =
  | { readonly fault: 'unknown card'; readonly card: string }
  | { readonly fault: 'copies'; readonly card: string; readonly found: number; readonly must: number }
  | { readonly fault: 'not played'; readonly card: string; readonly module: Module }
  | { readonly fault: 'expansions'; readonly found: readonly Module[] }
  | { readonly fault: 'missing'; readonly card: string }
  | { readonly fault: 'size'; readonly found: number; readonly must: number }
  | { readonly fault: 'split'; readonly copies: number; readonly found: number; readonly must: number };

/**
 * Everything that is wrong with a deck, for this format at a table with these expansions. Of a chosen card all copies
 * are taken, in every format. Cards of one's own count as those of no expansion, and need not be taken.
 */
export function deckFaults(
  deck: BuiltDeck,
  format: Format,
  modules: readonly Module[],
  packs: readonly KnownPack[] = [],
): DeckFault[] {
  const all = cardsFor(deck.faction, packs);
  const ids = new Set(all.map(({ id }) => id));
  const chosen = all.filter(({ id }) => deck.cards[id]);
  const unknown = Object.keys(deck.cards).filter((id) => !ids.has(id));
  return [
    ...unknown.map((card): DeckFault => ({ fault: 'unknown card', card })),
    ...chosen.flatMap((card) => cardFaults(card, deck.cards[card.id]!, modules)),
    ...OF_FORMAT[format](deck, chosen, modules),
  ];
}

function cardFaults({ id, module, copies }: DeckCard, found: number, modules: readonly Module[]): DeckFault[] {
  return [
    ...(module && !modules.includes(module) ? [{ fault: 'not played', card: id, module } as const] : []),
    ...(found === copies.length ? [] : [{ fault: 'copies', card: id, found, must: copies.length } as const]),
  ];
}

type Check = (deck: BuiltDeck, chosen: readonly DeckCard[], modules: readonly Module[]) => DeckFault[];

const OF_FORMAT: Readonly<Record<Format, Check>> = {
  /** The base cards and those of the chosen expansion, all of them. */
  introductory({ faction }, chosen, modules) {
    const all = cardsFor(faction).filter(({ module }) => module === null || modules.includes(module));
    return [
      ...(modules.length > 1 ? [{ fault: 'expansions', found: modules } as const] : []),
      ...all.filter((card) => !chosen.includes(card)).map(({ id }): DeckFault => ({ fault: 'missing', card: id })),
    ];
  },
  /** Freely; but something must be drawn from. */
  open: ({ cards }) => (sizeOf(cards) > 0 ? [] : [{ fault: 'size', found: 0, must: 1 }]),
  /** Base cards and those of one expansion: each card that comes in sends one away of which there are as many. */
  standard({ cards }, chosen) {
    const found = expansionsOf(chosen);
    const size = sizeOf(cards);
    return [
      ...(found.length > 1 ? [{ fault: 'expansions', found } as const] : []),
      ...(size === DECK_SIZE ? [] : [{ fault: 'size', found: size, must: DECK_SIZE } as const]),
      ...splitFaults(chosen),
    ];
  },
};

export function expansionsOf(chosen: readonly DeckCard[]): Module[] {
  return [...new Set(chosen.flatMap(({ module }) => module ?? []))];
}

function splitFaults(chosen: readonly DeckCard[]): DeckFault[] {
  return Object.entries(SPLIT)
    .map(([copies, must]) => ({ copies: Number(copies), must }))
    .reverse()
    .flatMap(({ copies, must }): DeckFault[] => {
      const found = chosen.filter((card) => card.copies.length === copies).length;
      return found === must ? [] : [{ fault: 'split', copies, found, must }];
    });
}
