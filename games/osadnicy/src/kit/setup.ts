import { drawn, type Setup, type Spoken, type Wanted } from '@imperia/kit';
import { FACTIONS, type Faction } from '../card-data.ts';
import {
  type Config,
  isMini,
  isModule,
  MAX_SEATS,
  MIN_SEATS,
  MINIS,
  MODULES,
  type Option,
  VARIANTS,
} from '../config.ts';
import { BASE, type ChoiceFault, choiceOf, chosenDeck, WHOLE } from '../decks/choice.ts';
import type { DeckList } from '../decks/deck.ts';
import { ownDecks, suited } from '../decks/own.ts';
import { type TableFault, tableFault } from '../decks/table.ts';
import { board } from '../factions.ts';
import { deckOf } from '../numbers.ts';
import { arePacks, asKept, type KnownPack, knownAmong } from '../own/known.ts';
import { tableFaultText } from '../text/decks.ts';
import { factionLine, optionDescription, optionName } from '../text/settings.ts';

const BAD_SHAPE: Spoken<string> = {
  pl: 'To nie jest opis stołu: potrzebne są listy „factions” i „options”.',
  en: 'This does not describe a table: it needs the lists “factions” and “options”.',
};

/** Two sides that are easy to play, against each other. */
const GOOD_BEGINNING: readonly Faction[] = ['romans', 'barbarians'];

/** Those that only word or count things otherwise decide nothing: they are understood, and not offered. */
const OFFERED = VARIANTS.filter((option) => option !== 'components2014' && option !== 'featureWording2014');

const DECKS = [
  { id: WHOLE, name: { pl: 'Wszystkie karty', en: 'All cards' } },
  { id: BASE, name: { pl: 'Podstawowa', en: 'Base game' } },
  ...MODULES.map((id) => ({ id, name: described(id).name })),
];

const BY_LOT = 'lot';

export const setup: Setup<Config> = {
  least: MIN_SEATS,
  most: MAX_SEATS,
  alone: true,
  perSeat: [
    {
      id: 'faction',
      name: { pl: 'Frakcja', en: 'Faction' },
      of: FACTIONS.map((id) => ({ id, name: board(deckOf(id)).name, text: factionLine(id) })),
      distinct: true,
    },
    {
      id: 'deck',
      name: { pl: 'Talia', en: 'Deck' },
      of: DECKS,
      distinct: false,
      usual: WHOLE,
      more: ownDecks,
      sittersMay: playsBuiltDecks,
    },
  ],
  perTable: [
    { id: 'modules', name: { pl: 'Dodatki', en: 'Expansions' }, of: MODULES.map(described), many: true },
    { id: 'minis', name: { pl: 'Minidodatki', en: 'Mini-expansions' }, of: MINIS.map(described), many: true },
    {
      id: 'options',
      name: { pl: 'Warianty i starsze zasady', en: 'Variants and older rules' },
      of: OFFERED.map(described),
      many: true,
    },
    {
      id: 'rival',
      name: { pl: 'Frakcja rywala na wojnie', en: "The rival's faction at war" },
      of: [
        { id: BY_LOT, name: { pl: 'losowa', en: 'random' } },
        ...FACTIONS.map((id) => ({ id, name: board(deckOf(id)).name })),
      ],
      many: false,
      matters: isAloneAtWar,
    },
    {
      id: 'rivalDeck',
      name: { pl: 'Talia rywala na wojnie', en: "The rival's deck at war" },
      of: DECKS,
      many: false,
      matters: isAloneAtWar,
    },
  ],
  usual: (seats) => ({
    seats: Array.from({ length: seats }, (_, seat) => ({ faction: GOOD_BEGINNING[seat] ?? null, deck: WHOLE })),
    table: { modules: [], minis: [], options: [], rival: [BY_LOT], rivalDeck: [WHOLE] },
  }),
  make({ seats, table, packs }, below) {
    const chosen = seats.map(({ faction }) => faction);
    const factions = drawn(chosen, FACTIONS, below);
    const options = [...(table.options ?? []), ...(table.modules ?? []), ...(table.minis ?? [])];
    const known = knownAmong(packs);
    const decks: (DeckList | null)[] = [];
    for (const [seat, { deck }] of seats.entries()) {
      const faction = FACTIONS.find((one) => one === factions[seat]);
      const found = faction ? chosenDeck(faction, deck ?? WHOLE, known) : { cards: null };
      if ('fault' in found) return found;
      decks.push(found.cards);
    }
    const rival = rivalWanted(factions, options, table, known, below);
    if (rival && 'fault' in rival) return rival;
    const built = decks.some((deck) => deck !== null) && { decks };
    return read({ factions, options, ...built, ...rival, ...(packs && { packs }) });
  },
  wanted: ({ factions, options, decks, rival, rivalDeck, packs }): Wanted => ({
    seats: factions.map((faction, seat) => ({ faction, deck: choiceOf(faction, decks?.[seat]) })),
    table: {
      modules: options.filter(isModule),
      minis: options.filter(isMini),
      options: options.filter((option) => !isModule(option) && !isMini(option)),
      rival: rival ? [rival] : [],
      rivalDeck: rival && rivalDeck ? [choiceOf(rival, rivalDeck)] : [],
    },
    ...(packs && { packs }),
  }),
  suited,
  read,
  faultText: (fault: SetupFault, lang) => (fault.fault === 'shape' ? BAD_SHAPE[lang] : tableFaultText(fault, lang)),
  side: ({ factions }, seat) => factions[seat] ?? 'virtual',
};

/** Where the table is made for them, or somebody has one already: a deck of all cards is no match for a built one. */
function playsBuiltDecks({ seats, table }: Wanted): boolean {
  return table.options?.includes('standardDecks') === true || seats.some(({ deck }) => (deck ?? WHOLE) !== WHOLE);
}

/** Alone and at war, somebody's faction locations can be conquered: whose, is chosen or drawn by lot. */
function isAloneAtWar({ seats, table }: Wanted): boolean {
  return seats.length === 1 && table.modules?.includes('war') === true;
}

function rivalWanted(
  factions: readonly string[],
  options: readonly string[],
  table: Wanted['table'],
  packs: readonly KnownPack[],
  below: (n: number) => number,
): Pick<Config, 'rival' | 'rivalDeck'> | ChoiceFault | null {
  if (factions.length > 1 || !options.includes('war')) return null;
  const wanted = table.rival?.[0] ?? BY_LOT;
  const [, drawnRival] = drawn([factions[0] ?? null, wanted === BY_LOT ? null : wanted], FACTIONS, below);
  const rival = drawnRival as Faction;
  const deck = table.rivalDeck?.[0] ?? WHOLE;
  if (!FACTIONS.includes(rival) || deck === WHOLE) return { rival };
  const found = chosenDeck(rival, deck, packs);
  if ('fault' in found) return found;
  return { rival, ...(found.cards && { rivalDeck: found.cards }) };
}

function described(id: Option) {
  return {
    id,
    name: { pl: optionName(id, 'pl'), en: optionName(id, 'en') },
    text: { pl: optionDescription(id, 'pl'), en: optionDescription(id, 'en') },
  };
}

type SetupFault = TableFault | ChoiceFault | { readonly fault: 'shape'; readonly found: unknown };

function read(json: unknown): { readonly config: Config } | SetupFault {
  if (!isConfig(json)) return { fault: 'shape', found: json };
  const { factions, options, decks, rival, rivalDeck, packs } = json;
  const config: Config = {
    factions,
    options,
    ...(decks && { decks }),
    ...(rival && { rival }),
    ...(rivalDeck && { rivalDeck }),
    ...(packs?.length && { packs: packs.map(asKept) }),
  };
  return tableFault(config) ?? { config };
}

/** By its shape: whether there are such factions, options and cards, `tableFault` says. */
function isConfig(json: unknown): json is Config {
  if (typeof json !== 'object' || json === null) return false;
  const { factions, options, decks, rival, rivalDeck, packs } = json as Partial<Record<keyof Config, unknown>>;
  const known =
    (rival === undefined || typeof rival === 'string') && (rivalDeck === undefined || isDeckList(rivalDeck));
  const brought = (decks === undefined || isDecks(decks)) && (packs === undefined || arePacks(packs));
  return isTexts(factions) && isTexts(options) && known && brought;
}

function isDecks(value: unknown): boolean {
  return Array.isArray(value) && value.every((deck) => deck === null || isDeckList(deck));
}

function isDeckList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((n) => Number.isInteger(n));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
