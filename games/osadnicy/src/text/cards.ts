import { DECKS, type Deck } from '../card-data.ts';
import { CARDS } from '../cards.ts';

/** A card whose face is not seen shows only its back: -2 for a common one, -3 for the first faction and so on. */
export function backOf(card: number): Deck | undefined {
  return DECKS[-2 - card];
}

/** The faction, or the common cards, at this place in `DECKS`. */
export function deckAt(deckNo: number): Deck {
  return DECKS[deckNo]!;
}

export function isSeen(card: number): boolean {
  return card >= 0 && card < CARDS.length;
}
