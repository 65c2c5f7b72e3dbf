import { type Entry, type Facet, LANGS, type Lang, type Library, plain, type Source, type Spoken } from '@imperia/kit';
import { ADVANCES, type Advance, CATEGORIES } from '../advances.ts';
import { CIVILIZATION_DATA } from '../civilization-data.ts';
import { CIVILIZATIONS } from '../config.ts';
import { LEADER_CARD, LEADERS_EACH } from '../decks.ts';
import { BUILDINGS, UNITS } from '../pieces.ts';
import { allCards } from '../setup.ts';
import { advanceLines, cardLines } from '../text/card-texts.ts';
import { cardKind, cardName } from '../text/cards.ts';
import { explainedPiece, thingName } from '../text/explained.ts';
import type { CardKind } from '../text/keys.ts';
import { categoryName, civilizationName } from '../text/names.ts';
import { buildingLines, unitLines } from '../text/piece-texts.ts';
import { wonderData } from '../wonder-data.ts';
import { advanceThing, buildingThing, cardThing, unitThing } from './things.ts';

type EntryKind = 'advance' | 'unit' | 'building' | CardKind;

const KINDS: Readonly<Record<EntryKind, Spoken<string>>> = {
  advance: { pl: 'Rozwinięcia', en: 'Advances' },
  unit: { pl: 'Jednostki', en: 'Units' },
  building: { pl: 'Budynki', en: 'Buildings' },
  wonder: { pl: 'Cuda', en: 'Wonders' },
  event: { pl: 'Wydarzenia', en: 'Events' },
  action: { pl: 'Karty Akcji', en: 'Action cards' },
  objective: { pl: 'Karty Celów', en: 'Objective cards' },
  leader: { pl: 'Przywódcy', en: 'Leaders' },
  region: { pl: 'Obszary', en: 'Regions' },
};

function spoken(say: (lang: Lang) => string): Spoken<string> {
  return { pl: say('pl'), en: say('en') };
}

const FACETS: readonly Facet[] = [
  {
    id: 'kind',
    name: { pl: 'Rodzaj', en: 'Kind' },
    of: Object.entries(KINDS).map(([id, name]) => ({ id, name })),
  },
  {
    id: 'category',
    name: { pl: 'Kategoria', en: 'Category' },
    of: CATEGORIES.map((id) => ({ id, name: spoken((lang) => categoryName(id, lang)) })),
  },
  {
    id: 'civilization',
    name: { pl: 'Cywilizacja', en: 'Civilization' },
    of: CIVILIZATIONS.map((id) => ({ id, name: civilizationName(id) })),
  },
];

function entry(
  entryKind: EntryKind,
  thing: Entry['thing'],
  codes: readonly string[],
  source: Source,
  has: Entry['has'],
  text: Entry['text'],
  after?: Advance,
): Entry {
  const name = spoken((lang) => thingName(thing, lang));
  return {
    thing,
    codes,
    name,
    source,
    has: { kind: [entryKind], ...has },
    ...(after === undefined ? {} : { after: after < 0 ? null : advanceThing(ADVANCES[after]!.id) }),
    text,
    facts: (lang) => explainedPiece(thing, lang),
    json: () => ({
      id: codes[0],
      kind: entryKind,
      name,
      ...has,
      text: Object.fromEntries(LANGS.map((lang) => [lang, text(lang).map(plain).join(' ')])),
    }),
  };
}

function advanceEntries(): Entry[] {
  const common = ADVANCES.map(({ id, category, requires }) => {
    const has = { category: [CATEGORIES[category]!] };
    return entry('advance', advanceThing(id), [id], 'rulebook', has, (lang) => advanceLines(id, lang), requires);
  });
  const own = CIVILIZATION_DATA.flatMap(({ advances }, place) =>
    advances.map(({ id }) =>
      entry('advance', advanceThing(id), [id], 'public', { civilization: [CIVILIZATIONS[place]!] }, (lang) =>
        advanceLines(id, lang),
      ),
    ),
  );
  return [...common, ...own];
}

/** All copies of a card are one entry. */
function cardEntries(): Entry[] {
  const all = allCards({ players: 2, civilizations: CIVILIZATIONS.slice(0, 2), options: ['alternativeHistory'] });
  const alike = new Map<string, number[]>();
  for (const card of all) {
    const key = [cardKind(card), cardName(card, 'en'), ...cardLines(card, 'en').map(plain)].join('|');
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  return [...alike.values()].map((cards) => {
    const card = cards[0]!;
    const kind = cardKind(card);
    const has = kind === 'leader' ? { civilization: [leaderOf(card)] } : {};
    const after = kind === 'wonder' ? wonderData(card).requires : undefined;
    return entry(kind, cardThing(card), cards.map(codeOf), 'public', has, (lang) => cardLines(card, lang), after);
  });
}

/** Whose leader it is. */
function leaderOf(card: number): string {
  return CIVILIZATIONS[Math.floor((card - LEADER_CARD) / LEADERS_EACH)]!;
}

/** `action-17`: its kind, and its number. */
function codeOf(card: number): string {
  return `${cardKind(card)}-${card}`;
}

export const library: Library = {
  entries: [
    ...advanceEntries(),
    ...UNITS.map((id, kind) => entry('unit', unitThing(kind), [id], 'rulebook', {}, (lang) => unitLines(kind, lang))),
    ...BUILDINGS.map((id, building) => {
      const after = ADVANCES.findIndex((advance) => advance.building === building);
      return entry('building', buildingThing(id), [id], 'rulebook', {}, (lang) => buildingLines(building, lang), after);
    }),
    ...cardEntries(),
  ],
  facets: FACETS,
};
