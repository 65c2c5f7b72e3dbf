import { checkedPack, type Flaw, type PackCheck } from '@imperia/kit';
import schema from '../cards/pack.schema.json' with { type: 'json' };
import type { CardData, PackFile } from './card-data.ts';

/** A pack from a file, checked against the published schema and against what a card needs to be played. */
export function checkPack(file: unknown): PackFile {
  return checkedPack(CHECK, file);
}

const CHECK: PackCheck<PackFile> = {
  schema,
  what: ({ deck }) => `The cards of the deck «${deck}»`,
  flaw: cardsFlaw,
};

function cardsFlaw({ deck, cards }: PackFile): Flaw | null {
  for (const [i, card] of cards.entries()) {
    const expected = deck === 'common' ? commonFlaw(card) : factionFlaw(card);
    if (expected) return { path: `cards[${i}] (${card.id})`, expected };
  }
  return null;
}

function commonFlaw({ deal }: CardData): string | null {
  return deal ? 'no deal: a common card has no deal field' : null;
}

function factionFlaw({ deal, copies }: CardData): string | null {
  return deal?.length === copies ? null : 'a deal good for each copy';
}
