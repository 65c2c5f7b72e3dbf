import { type Entry, type Facet, LANGS, type Lang, type Library, SOURCES, type Spoken } from '@imperia/kit';
import { COLOURS, DECKS, KINDS } from '../card-data.ts';
import { CARDS, type Card, locationCards, OWN } from '../cards.ts';
import { MODULES } from '../config.ts';
import { RESOURCES, TOKENS } from '../goods.ts';
import { deckNamed, deckOf } from '../numbers.ts';
import { explained } from '../sketch/card.ts';
import { cardParts, cardText, colourName, factionName, kindName, sourceName } from '../text/names.ts';
import { optionName } from '../text/settings.ts';
import { opsOf } from './ops.ts';
import { TAG_NAMES, TAGS, tagsOf } from './tags.ts';
import { thingOf } from './things.ts';

const COLOURLESS: Spoken<string> = { pl: 'bez koloru', en: 'colourless' };
const COSTS = ['0', '1', '2', '3', '4'];
const LOCATION = 'location';
const LOCATION_NAME: Spoken<string> = { pl: 'Lokacja', en: 'Location' };

function spoken(say: (lang: Lang) => string): Spoken<string> {
  return { pl: say('pl'), en: say('en') };
}

const BASE = 'base';

const OPS = [...new Set(locationCards().flatMap(({ data }) => [...opsOf(data)]))].sort();

const FACETS: readonly Facet[] = [
  {
    id: 'deck',
    name: { pl: 'Talia', en: 'Deck' },
    of: DECKS.map((id) => ({ id, name: spoken((lang) => factionName(deckOf(id), lang)) })),
  },
  {
    id: 'module',
    name: { pl: 'Dodatek', en: 'Expansion' },
    of: [
      { id: BASE, name: { pl: 'gra podstawowa', en: 'base game' } },
      ...MODULES.map((id) => ({ id, name: spoken((lang) => optionName(id, lang)) })),
    ],
  },
  {
    id: 'kind',
    name: { pl: 'Rodzaj', en: 'Kind' },
    of: KINDS.map((id) => ({ id, name: spoken((lang) => kindName(id, lang)) })),
  },
  {
    id: 'colour',
    name: { pl: 'Kolor', en: 'Colour' },
    of: [
      ...COLOURS.map((id) => ({ id, name: spoken((lang) => colourName(id, lang)) })),
      { id: 'none', name: COLOURLESS },
    ],
  },
  {
    id: 'gives',
    name: { pl: 'Co daje', en: 'What it gives' },
    of: TAGS.map((id) => ({ id, name: TAG_NAMES[id] })),
  },
  {
    id: 'cost',
    name: { pl: 'Koszt razem', en: 'Total cost' },
    of: COSTS.map((id) => ({ id, name: { pl: id, en: id } })),
  },
  {
    id: 'pays',
    name: { pl: 'Czym się płaci', en: 'Paid with' },
    of: [...RESOURCES.map((id) => ({ id, name: TAG_NAMES[id] })), { id: LOCATION, name: LOCATION_NAME }],
  },
  {
    id: 'source',
    name: { pl: 'Skąd ją znamy', en: 'How we know it' },
    of: SOURCES.filter((id) => id !== OWN).map((id) => ({ id, name: spoken((lang) => sourceName(id, lang)) })),
  },
  {
    id: 'op',
    name: { pl: 'Słowo efektu', en: 'Word of its effects' },
    of: OPS.map((id) => ({ id, name: { pl: id, en: id } })),
  },
];

function paidWith({ cost, locations }: Card): string[] {
  const tokens: string[] = TOKENS.filter((_, i) => cost[i]! > 0);
  return locations > 0 ? [...tokens, LOCATION] : tokens;
}

/** With all copies of it. */
export function entryOf(card: Card, all: readonly Card[] = CARDS): Entry {
  const { data, deck } = card;
  const copies = all.filter((copy) => copy.data === data);
  const codes = copies.map(({ code }) => code);
  return {
    thing: thingOf(card.no),
    codes,
    name: data.name,
    source: data.source,
    has: {
      deck: [deckNamed(deck) ?? ''],
      module: [MODULES.find((module) => module === card.pack) ?? BASE],
      kind: [data.kind],
      colour: data.colors.length > 0 ? data.colors : ['none'],
      cost: [...new Set(copies.map(({ cost, locations }) => String(cost.reduce((sum, n) => sum + n, locations))))],
      gives: [...tagsOf(data)],
      pays: [...new Set(copies.flatMap(paidWith))],
      source: [data.source],
      op: [...opsOf(data)],
    },
    text: (lang) => cardParts(data, lang),
    facts: (lang) => explained(card.no, lang),
    json: () => ({
      id: data.id,
      codes,
      name: data.name,
      copies: data.copies,
      deck: deckNamed(deck),
      kind: data.kind,
      colors: data.colors,
      cost: data.cost,
      deal: data.deal ?? [],
      raze: data.raze ?? [],
      text: Object.fromEntries(LANGS.map((lang) => [lang, cardText(data, lang)])),
      // No card brings code of its own along: all are made of the words of the vocabulary.
      native: false,
      source: data.source,
      designed: data.designed ?? [],
    }),
  };
}

export const library: Library = {
  entries: locationCards()
    .filter(({ code, data }) => code === data.id)
    .map((card) => entryOf(card)),
  facets: FACETS,
};
