import { type Entry, LANGS, type Library } from '@imperia/kit';
import { ALL_CARDS, kind } from '../cards.ts';
import { cardName, cardText, explainedCard, isTreasure, kindName } from './cards.ts';
import { cardThing } from './things.ts';

const KINDS = ['coin', 'sails', 'cannon', 'lighthouse'] as const;

function entryOf(card: number): Entry {
  const code = `T${String(card).padStart(2, '0')}`;
  return {
    thing: cardThing(card),
    codes: [code],
    name: { pl: cardName(card, 'pl'), en: cardName(card, 'en') },
    source: 'designed',
    has: { kind: [isTreasure(card) ? 'treasure' : kind(card)] },
    text: (lang) => [[cardText(card, lang)]],
    facts: (lang) => explainedCard(card, lang),
    json: () => ({ id: code, text: Object.fromEntries(LANGS.map((lang) => [lang, cardText(card, lang)])) }),
  };
}

export const library: Library = {
  entries: ALL_CARDS.map(entryOf),
  facets: [
    {
      id: 'kind',
      name: { pl: 'Rodzaj', en: 'Kind' },
      of: [
        ...KINDS.map((id) => ({ id, name: { pl: kindName(id, 'pl'), en: kindName(id, 'en') } })),
        { id: 'treasure', name: { pl: 'Skarb', en: 'Treasure' } },
      ],
    },
  ],
};
