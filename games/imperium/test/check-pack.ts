import { checkedPack, type Flaw, type PackCheck } from '@imperia/kit';
import schema from '../cards/cards.schema.json' with { type: 'json' };
import type { CardData, CommonData, NationData } from '../src/card-data.ts';

type PackFile = NationData | CommonData;

/** A file of `cards/`, checked against the published schema and against what no schema can say. */
export function checkPack(file: unknown): PackFile {
  return checkedPack(CHECK, file);
}

const CHECK: PackCheck<PackFile> = {
  schema,
  what: ({ deck }) => `The cards of «${deck}»`,
  flaw: (file) => (file.deck === 'common' ? cardsFlaw(file.cards) : nationFlaw(file)),
};

function nationFlaw({ deck, code, name, complexity, setup, cards }: NationData): Flaw | null {
  const missing = Object.entries({ code, name, complexity, setup }).find(([, value]) => value === undefined);
  return missing ? { path: missing[0], expected: `a value: ${deck} are a nation` } : cardsFlaw(cards);
}

function cardsFlaw(cards: readonly CardData[]): Flaw | null {
  for (const [i, card] of cards.entries()) {
    const expected = cardFlaw(card);
    if (expected) return { path: `cards[${i}] (${card.id})`, expected };
  }
  return null;
}

function cardFlaw({ start, cost, sides, effects, vp }: CardData): string | null {
  if ((start === 'development') !== (cost !== undefined)) return 'a cost for developments, and for nothing else';
  if (sides && (effects || vp)) return 'effects and points on its sides alone';
  return null;
}
