import schema from '../cards/pack.schema.json' with { type: 'json' };
import type { CardData, PackFile } from './card-data.ts';
import { type Flaw, flaw, type Schema } from './schema.ts';

export class BadPack extends Error {
  readonly flaw: Flaw;
  constructor(deck: unknown, found: Flaw) {
    super(`The cards of the deck «${deck}» are not right at ${found.path}: expected ${found.expected}`);
    this.flaw = found;
  }
}

/** A pack from a file, checked against the published schema and against what a card needs to be played. */
export function checkPack(file: unknown): PackFile {
  const found = flaw(schema as Schema, file) ?? cardsFlaw(file as PackFile);
  if (found) throw new BadPack((file as Partial<PackFile> | null)?.deck, found);
  return file as PackFile;
}

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
