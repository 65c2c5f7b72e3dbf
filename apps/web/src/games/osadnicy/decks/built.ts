import {
  type BuiltDeck,
  CARDS,
  cardsFor,
  type DeckCard,
  deckByCode,
  deckCode,
  FORMATS,
  type Format,
  numbersOf,
  readyDeck,
} from '@imperia/osadnicy';

/** The deck that an address is about; the Romans' own where it says nothing that we understand. */
export function deckIn(query: string): { readonly deck: BuiltDeck; readonly format: Format } {
  const asked = new URLSearchParams(query);
  const format = FORMATS.find((one) => one === asked.get('format')) ?? 'standard';
  return { deck: deckByCode(asked.get('deck') ?? '') ?? readyDeck('romans', null), format };
}

export function queryOf(deck: BuiltDeck, format: Format): string {
  return new URLSearchParams({ deck: deckCode(deck), format }).toString();
}

/** With all copies of the card, or without any. */
export function toggled({ faction, cards }: BuiltDeck, { id, copies }: DeckCard): BuiltDeck {
  const { [id]: chosen, ...others } = cards;
  return { faction, cards: chosen ? others : { ...others, [id]: copies.length } };
}

export const chosenIn = ({ faction, cards }: BuiltDeck): DeckCard[] => cardsFor(faction).filter(({ id }) => cards[id]);

const MOST_COST = 5;

/** How many cards cost 0, 1, 2 … goods and locations; the last bar holds all that cost more. */
export function curveOf(deck: BuiltDeck): number[] {
  const bars = new Array<number>(MOST_COST + 1).fill(0);
  for (const no of numbersOf(deck)) {
    const { cost, locations } = CARDS[no]!;
    const sum = cost.reduce((all, n) => all + n, locations);
    bars[Math.min(sum, MOST_COST)]!++;
  }
  return bars;
}
