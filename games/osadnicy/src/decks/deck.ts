import { hash } from '@imperia/engine';
import type { CardData, Faction } from '../card-data.ts';
import { CARDS, deckCards } from '../cards.ts';
import { isPlayed, MODULES, type Module } from '../config.ts';
import { deckOf } from '../numbers.ts';

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
}

const known = new Map<Faction, readonly DeckCard[]>();

/** Every card that can be in decks of this faction, in the order of their numbers. */
export function cardsFor(faction: Faction): readonly DeckCard[] {
  const found = known.get(faction) ?? read(faction);
  known.set(faction, found);
  return found;
}

function read(faction: Faction): DeckCard[] {
  const byId = new Map<string, number[]>();
  for (const no of deckCards(deckOf(faction), MODULES)) {
    const { id } = CARDS[no]!.data;
    byId.set(id, [...(byId.get(id) ?? []), no]);
  }
  return [...byId].map(([id, copies]) => {
    const { data, pack } = CARDS[copies[0]!]!;
    return { id, data, module: isPlayed(pack, []) ? null : (pack as Module), copies };
  });
}

/** The numbers of its cards, in their order. */
export function numbersOf({ faction, cards }: BuiltDeck): number[] {
  return cardsFor(faction)
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
