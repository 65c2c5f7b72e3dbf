import {
  type BuiltDeck,
  CARDS,
  cardsFor,
  type DeckCard,
  deckCode,
  FORMATS,
  type Format,
  type KnownPack,
  numbersOf,
  readCode,
  readyDeck,
} from '@imperia/osadnicy';

interface Asked {
  readonly deck: BuiltDeck;
  readonly format: Format;
  /** Own cards of the deck that are in none of the packs. */
  readonly missing: readonly string[];
}

export const codeIn = (query: string): string => new URLSearchParams(query).get('deck') ?? '';

/** The deck that an address is about; the Romans' own where it says nothing that we understand. */
export function deckIn(query: string, packs: readonly KnownPack[]): Asked {
  const asked = new URLSearchParams(query).get('format');
  const format = FORMATS.find((one) => one === asked) ?? 'standard';
  const { deck, missing } = readCode(codeIn(query), packs) ?? { deck: readyDeck('romans', null), missing: [] };
  const unknown = Object.fromEntries(missing.map((card) => [card, 1]));
  return { deck: { ...deck, cards: { ...deck.cards, ...unknown } }, format, missing };
}

export function queryOf(deck: BuiltDeck, format: Format): string {
  return new URLSearchParams({ deck: deckCode(deck), format }).toString();
}

/** With all copies of the card, or without any. */
export function toggled({ faction, cards }: BuiltDeck, { id, copies }: DeckCard): BuiltDeck {
  const { [id]: chosen, ...others } = cards;
  return { faction, cards: chosen ? others : { ...others, [id]: copies.length } };
}

export function chosenIn({ faction, cards }: BuiltDeck, packs: readonly KnownPack[]): DeckCard[] {
  return cardsFor(faction, packs).filter(({ id }) => cards[id]);
}

const MOST_COST = 5;

/** How many cards cost 0, 1, 2 … goods and locations; the last bar holds all that cost more. */
export function curveOf(deck: BuiltDeck, packs: readonly KnownPack[]): number[] {
  const bars = new Array<number>(MOST_COST + 1).fill(0);
  for (const no of numbersOf(deck, packs)) {
    const { cost, locations } = CARDS[no]!;
    const sum = cost.reduce((all, n) => all + n, locations);
    bars[Math.min(sum, MOST_COST)]!++;
  }
  return bars;
}
