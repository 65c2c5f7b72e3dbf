import { hash } from '@imperia/engine';
import type { CardData, Faction } from '../card-data.ts';
import { CARDS, deckCards } from '../cards.ts';
import { isPlayed, MODULES, type Module } from '../config.ts';
import { deckOf } from '../numbers.ts';
import type { KnownPack } from '../own/known.ts';

/** How many copies of which cards, by the codes that stand in the packs. */
export type DeckList = Readonly<Record<string, number>>;

/** A faction's deck that somebody has built. */
export interface BuiltDeck {
  readonly faction: Faction;
  readonly cards: DeckList;
}

/** A card as one chooses it for a deck: with all of its copies. */
export interface DeckCard {
  readonly id: string;
  readonly data: CardData;
  /** The expansion that it came with; none for cards of the base. */
  readonly module: Module | null;
  readonly copies: readonly number[];
  /** The pack of somebody's own that it is from. */
  readonly own?: string;
}

const known = new Map<Faction, readonly DeckCard[]>();

/**
 * Every card that can be in decks of this faction, in the order of their numbers; those of these packs at the end, and of
 * two with the same code the first.
 */
export function cardsFor(faction: Faction, packs: readonly KnownPack[] = []): readonly DeckCard[] {
  const found = known.get(faction) ?? read(faction);
  known.set(faction, found);
  if (packs.length === 0) return found;
  const own = packs.flatMap((pack) => ownCards(faction, pack));
  return [...found, ...own.filter(({ id }, i) => own.findIndex((one) => one.id === id) === i)];
}

function read(faction: Faction): DeckCard[] {
  return byId(deckCards(deckOf(faction), MODULES)).map(([id, copies]) => {
    const { data, pack } = CARDS[copies[0]!]!;
    return { id, data, module: isPlayed(pack, []) ? null : (pack as Module), copies };
  });
}

function ownCards(faction: Faction, { cards, file }: KnownPack): DeckCard[] {
  const numbers = cards.filter(({ deck }) => deck === deckOf(faction)).map(({ no }) => no);
  return byId(numbers).map(([id, copies]) => ({
    id,
    data: CARDS[copies[0]!]!.data,
    module: null,
    copies,
    own: file.pack,
  }));
}

function byId(numbers: readonly number[]): [string, number[]][] {
  const found = new Map<string, number[]>();
  for (const no of numbers) {
    const { id } = CARDS[no]!.data;
    found.set(id, [...(found.get(id) ?? []), no]);
  }
  return [...found];
}

/** The numbers of its cards, in their order. */
export function numbersOf({ faction, cards }: BuiltDeck, packs: readonly KnownPack[] = []): number[] {
  return cardsFor(faction, packs)
    .flatMap(({ id, copies }) => copies.slice(0, cards[id] ?? 0))
    .sort((a, b) => a - b);
}

/** All copies of these cards. */
export function whole(cards: readonly DeckCard[]): DeckList {
  return Object.fromEntries(cards.map(({ id, copies }) => [id, copies.length]));
}

export function sizeOf(cards: DeckList): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** A name for decks that are the same. */
export function fingerprintOf({ faction, cards }: BuiltDeck): string {
  return hash([faction, Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
