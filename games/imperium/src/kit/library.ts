import { type Entry, type Facet, LANGS, type Lang, type Library, plain, type Source, type Spoken } from '@imperia/kit';
import { BOXES, type CardData, type Certainty, ICONS, NATIONS, STATES, SUITS } from '../card-data.ts';
import { CARDS, type Card } from '../cards.ts';
import { cardParts, sideParts } from '../text/cards.ts';
import { explained } from '../text/explained.ts';
import { boxName, certaintyName, iconName, nationName, sideName, stateName, suitName } from '../text/names.ts';
import { EFFECT_NAMES, effectsOf, TIME_NAMES, TIMES, timesOf } from './effects.ts';
import { printed, thingOf } from './things.ts';

const CERTAINTIES: readonly Certainty[] = ['scan', 'rulebook', 'listed'];

function spoken(say: (lang: Lang) => string): Spoken<string> {
  return { pl: say('pl'), en: say('en') };
}

function values<T extends string>(ids: readonly T[], say: (id: T, lang: Lang) => string): Facet['of'] {
  return ids.map((id) => ({ id, name: spoken((lang) => say(id, lang)) }));
}

const FACETS: readonly Facet[] = [
  { id: 'box', name: { pl: 'Pudełko', en: 'Box' }, of: values(BOXES, boxName) },
  {
    id: 'nation',
    name: { pl: 'Nacja', en: 'Nation' },
    of: [...values(NATIONS, nationName), { id: 'common', name: { pl: 'karty wspólne', en: 'common cards' } }],
  },
  {
    id: 'type',
    name: { pl: 'Typ', en: 'Type' },
    of: [...values(SUITS, suitName), { id: 'none', name: { pl: 'bez typu', en: 'no suit' } }],
  },
  { id: 'icon', name: { pl: 'Symbol', en: 'Icon' }, of: values(ICONS, iconName) },
  {
    id: 'state',
    name: { pl: 'System', en: 'State' },
    of: [...values(STATES, stateName), { id: 'either', name: { pl: 'dowolny', en: 'either' } }],
  },
  {
    id: 'when',
    name: { pl: 'Kiedy działa', en: 'When it works' },
    of: values(TIMES, (id, lang) => TIME_NAMES[id][lang]),
  },
  { id: 'effect', name: { pl: 'Efekt', en: 'Effect' }, of: EFFECT_NAMES },
  { id: 'certainty', name: { pl: 'Skąd ją znamy', en: 'How we know it' }, of: values(CERTAINTIES, certaintyName) },
];

/** In the words that all games share. */
const SOURCES: Readonly<Record<Certainty, Source>> = { scan: 'public', rulebook: 'rulebook', listed: 'public' };

function entryOf(copies: readonly Card[]): Entry {
  const [card] = copies as readonly [Card];
  const { data, box, nation, suits, icons, state } = card;
  const codes = copies.map((copy) => copy.data.id);
  return {
    thing: thingOf(card.no),
    codes,
    name: data.name,
    source: SOURCES[data.certainty],
    has: {
      box: [box],
      nation: [nation ?? 'common'],
      type: suits.length > 0 ? suits : ['none'],
      icon: [...new Set(icons)],
      state: [state ?? 'either'],
      when: timesOf(card),
      effect: effectsOf(card),
      certainty: [data.certainty],
    },
    text: (lang) => allParts(data, lang),
    facts: (lang) => explained(card.no, lang),
    json: () => ({
      id: data.id,
      codes,
      name: data.name,
      ...(data.translated ? { translated: true } : {}),
      box,
      nation,
      type: data.type,
      suits,
      icons,
      state,
      start: data.start,
      ...(data.cost ? { cost: data.cost } : {}),
      text: Object.fromEntries(LANGS.map((lang) => [lang, allParts(data, lang).map(plain).join(' ')])),
      certainty: data.certainty,
    }),
  };
}

/** Of a double-sided card, side by side; a card that does nothing and scores nothing says so. */
function allParts(data: CardData, lang: Lang): ReturnType<Entry['text']> {
  const sides = (data.sides ?? []).flatMap((side) =>
    sideParts(data, side, lang).map((parts) => [`${sideName(side.side, lang)}: `, ...parts]),
  );
  const all = [...cardParts(data, lang), ...sides];
  return all.length > 0 ? all : [[NO_EFFECT[lang]]];
}

const NO_EFFECT: Spoken<string> = { pl: 'Bez efektu.', en: 'No effect.' };

/** Copies are one entry: cards of one deck with nothing but their numbers to tell them apart. */
function byCopies(): Card[][] {
  const found = new Map<string, Card[]>();
  for (const card of CARDS) {
    const key = `${card.box} ${card.nation} ${printed(card.data)}`;
    const copies = found.get(key);
    if (copies) copies.push(card);
    else found.set(key, [card]);
  }
  return [...found.values()];
}

export const library: Library = { entries: byCopies().map(entryOf), facets: FACETS };
