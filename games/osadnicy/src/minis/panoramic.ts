import { BASE_FACTIONS } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import type { Config } from '../config.ts';
import { deckOf } from '../numbers.ts';

const BASE_DECKS = BASE_FACTIONS.map(deckOf);

const PANORAMAS: ReadonlySet<string> = new Set(['Puszcza', 'Pola ryżowe', 'Kolonia handlowa', 'Piramidy']);

/** Is this card played in its panoramic form? It does what the base card of its name does, with a wider picture. */
export function isPanoramic({ options }: Config, card: number): boolean {
  if (!options.includes('panoramic')) return false;
  const { pack, deck, data } = CARDS[card]!;
  return pack === 'base' && BASE_DECKS.includes(deck) && PANORAMAS.has(data.name.pl);
}
