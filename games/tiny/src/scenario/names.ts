import { type Named, names } from '@imperia/kit/scenario';
import { ALL_CARDS, kind, origin, worth } from '../cards.ts';
import { cardName, isTreasure, kindName } from '../kit/cards.ts';
import { hexName } from '../kit/sentences.ts';
import { HEXES } from '../map.ts';

const PILES = ['harbour', 'west', 'east'] as const;

export function pileOf(card: number): string {
  return PILES[origin(card)]!;
}

function named(card: number): Named {
  if (isTreasure(card)) return { no: card, texts: [`Treasure ${worth(card)}`, `Skarb ${worth(card)}`] };
  const of = kind(card);
  return { no: card, texts: [cardName(card, 'en'), cardName(card, 'pl'), kindName(of, 'en'), kindName(of, 'pl')] };
}

const card = names({ noun: 'card', what: 'the name of a card', of: ALL_CARDS, named, cards: true });

const hex = names({
  noun: 'hex',
  what: 'a hex',
  of: HEXES,
  named: (no) => ({ no, texts: [String(no), hexName(no, 'en'), hexName(no, 'pl')] }),
});

export const NAMES = { card, hex };
