import type { Deck } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { ATTACK_DECK, deckNamed } from '../numbers.ts';

/** A card whose face is not seen shows only its back: -2 for a common one, -3 for the first faction and so on. */
export function backOf(card: number): Side | undefined {
  return sideAt(-2 - card);
}

/** A deck and whoever plays it; the virtual player of the solo game plays the attack cards. */
export type Side = Deck | 'virtual';

function sideAt(deckNo: number): Side | undefined {
  return deckNo === ATTACK_DECK ? 'virtual' : deckNamed(deckNo);
}

/** The faction, or the common cards, of the deck with this number. */
export function deckAt(deckNo: number): Side {
  return sideAt(deckNo)!;
}

export function isSeen(card: number): boolean {
  return CARDS[card] !== undefined;
}
