import { expect, test } from 'vitest';
import {
  type BuiltDeck,
  CARDS,
  type Config,
  cardsFor,
  choiceOf,
  DECK_SIZE,
  deckByCode,
  deckCode,
  deckFaults,
  deckFaultText,
  expansionsFor,
  FACTIONS,
  type Faction,
  FORMATS,
  formatOf,
  formatText,
  LANGS,
  MODULES,
  type Module,
  numbersOf,
  type Option,
  osadnicy,
  readyDeck,
  SPLIT,
  sizeOf,
  tableFault,
} from '../../src/index.ts';
import { setup } from '../../src/kit/setup.ts';
import { rule } from '../rule.ts';
import { randomGame } from './random-game.ts';

const KEY = '0'.repeat(64);
const base = (faction: Faction) => readyDeck(faction, null);
const dealt = (config: Config) => osadnicy.setup(config, KEY);
const packsOf = (cards: readonly number[]) => new Set(cards.map((no) => CARDS[no]!.pack));
const table = (options: readonly Option[], decks?: Config['decks']): Config => ({
  factions: ['romans', 'barbarians'],
  options,
  ...(decks && { decks }),
});

/** The deck with one card in, and one out. */
function swapped({ faction, cards }: BuiltDeck, into: string, out: string): BuiltDeck {
  const { [out]: _out, ...rest } = cards;
  return { faction, cards: { ...rest, [into]: cardsFor(faction).find(({ id }) => id === into)!.copies.length } };
}

const ofCopies = (faction: Faction, module: Module | null, n: number) =>
  cardsFor(faction).filter((card) => card.module === module && card.copies.length === n);

rule('OSD-DECK-01', 'there are three formats, and every table has one', () => {
  expect(FORMATS).toEqual(['introductory', 'open', 'standard']);
  expect(formatOf(table(['friends']))).toBe('introductory');
  expect(formatOf(table(['friends', 'magic3']))).toBe('open');
  expect(formatOf(table(['friends', 'standardDecks']))).toBe('standard');
});

rule(['OSD-DECK-02', 'OSD-DECK-03'], 'introductory: all common cards of the expansion, and decks of 40', () => {
  for (const module of ['friends', 'magic3', 'amazons'] as const) {
    const { deck, seats } = dealt(table([module]));
    expect(deck).toHaveLength(CARDS.filter((card) => card.deck === 0 && ['base', module].includes(card.pack)).length);
    for (const seat of seats) {
      expect(seat.deck).toHaveLength(40);
      expect(packsOf(seat.deck)).toEqual(new Set(['base', module]));
    }
  }
  const whole: BuiltDeck = { faction: 'romans', cards: { ...base('romans').cards } };
  expect(deckFaults(whole, 'introductory', ['friends'])).toContainEqual({ fault: 'missing', card: 'RZY031' });
  expect(deckFaults(whole, 'introductory', [])).toEqual([]);
});

rule('OSD-DECK-04', 'open: cards of any expansions are freely combined', () => {
  const { deck, seats } = dealt(table(['friends', 'magic3']));
  expect(packsOf(deck)).toEqual(new Set(['base', 'friends', 'magic3']));
  expect(seats[0]!.deck).toHaveLength(50);
  const [a] = ofCopies('romans', 'friends', 3);
  const [b] = ofCopies('romans', 'magic3', 3);
  const built: BuiltDeck = { faction: 'romans', cards: { [a!.id]: 3, [b!.id]: 3 } };
  expect(deckFaults(built, 'open', ['friends', 'magic3'])).toEqual([]);
  expect(deckFaults(built, 'open', ['friends'])).toContainEqual({ fault: 'not played', card: b!.id, module: 'magic3' });
  const own = dealt(table(['friends', 'magic3'], [built.cards, null]));
  expect([...own.seats[0]!.deck].sort((x, y) => x - y)).toEqual(numbersOf(built));
  expect(own.seats[1]!.deck).toHaveLength(50);
});

rule('OSD-DECK-05', 'standard is the format of tournaments', () => {
  expect(formatText('standard', 'en')).toContain('tournaments');
  expect(formatText('standard', 'pl')).toContain('Turniejowy');
});

rule('OSD-DECK-06', 'standard: common cards of the base game alone', () => {
  expect(packsOf(dealt(table(['friends', 'magic3', 'standardDecks'])).deck)).toEqual(new Set(['base']));
});

rule('OSD-DECK-17', 'with the variant the common cards of the chosen expansions are there too', () => {
  const { deck, seats } = dealt(table(['friends', 'standardDecks', 'addExpansionCommons']));
  expect(packsOf(deck)).toEqual(new Set(['base', 'friends']));
  expect(packsOf(seats[0]!.deck)).toEqual(new Set(['base']));
  expect(tableFault(table(['friends', 'addExpansionCommons']))).toMatchObject({ fault: 'option needs' });
});

rule(['OSD-DECK-07', 'OSD-DECK-08'], 'standard: of one expansion only, each card in place of a base card', () => {
  const [one] = ofCopies('romans', 'friends', 1);
  const [other] = ofCopies('romans', 'magic3', 1);
  const [out, more] = ofCopies('romans', null, 1);
  const friendly = swapped(base('romans'), one!.id, out!.id);
  expect(deckFaults(friendly, 'standard', ['friends', 'magic3'])).toEqual([]);
  const mixed = swapped(friendly, other!.id, more!.id);
  expect(deckFaults(mixed, 'standard', ['friends', 'magic3'])).toEqual([
    { fault: 'expansions', found: ['friends', 'magic3'] },
  ]);
  const added: BuiltDeck = { faction: 'romans', cards: { ...base('romans').cards, [one!.id]: 1 } };
  expect(deckFaults(added, 'standard', ['friends'])).toContainEqual({ fault: 'size', found: 31, must: 30 });
});

rule(['OSD-DECK-09', 'OSD-DECK-10'], '30 cards: 3 in 3 copies, 6 in 2 copies, 9 single ones', () => {
  expect(SPLIT).toEqual({ 3: 3, 2: 6, 1: 9 });
  for (const faction of FACTIONS) {
    for (const module of [null, ...expansionsFor(faction)]) {
      const deck = readyDeck(faction, module);
      expect(sizeOf(deck.cards)).toBe(DECK_SIZE);
      expect(deckFaults(deck, 'standard', module ? [module] : [])).toEqual([]);
    }
  }
  const [three] = ofCopies('romans', null, 3);
  const { [three!.id]: _three, ...rest } = base('romans').cards;
  expect(deckFaults({ faction: 'romans', cards: rest }, 'standard', [])).toEqual([
    { fault: 'size', found: 27, must: 30 },
    { fault: 'split', copies: 3, found: 2, must: 3 },
  ]);
});

rule('OSD-DECK-11', 'the misprint asks for cards that do not exist: none comes in 6 copies', () => {
  const copies = FACTIONS.flatMap((faction) => cardsFor(faction).map((card) => card.copies.length));
  expect(new Set(copies)).toEqual(new Set([1, 2, 3]));
});

rule('OSD-DECK-12', 'a chosen card is there in all of its copies', () => {
  const [three] = ofCopies('romans', null, 3);
  for (const format of ['open', 'standard'] as const) {
    const deck: BuiltDeck = { faction: 'romans', cards: { ...base('romans').cards, [three!.id]: 2 } };
    expect(deckFaults(deck, format, [])).toContainEqual({ fault: 'copies', card: three!.id, found: 2, must: 3 });
  }
});

rule('OSD-DECK-13', 'a card of 3 copies takes the place of 3 copies of a base card, of no other', () => {
  const [into] = ofCopies('barbarians', 'friends', 3);
  const [three] = ofCopies('barbarians', null, 3);
  const right = swapped(base('barbarians'), into!.id, three!.id);
  expect(right.cards[into!.id]).toBe(3);
  expect(deckFaults(right, 'standard', ['friends'])).toEqual([]);
  const singles = ofCopies('barbarians', null, 1).slice(0, 3);
  const cards = Object.fromEntries(
    Object.entries(base('barbarians').cards).filter(([id]) => !singles.some((card) => card.id === id)),
  );
  const wrong: BuiltDeck = { faction: 'barbarians', cards: { ...cards, [into!.id]: 3 } };
  expect(sizeOf(wrong.cards)).toBe(30);
  expect(deckFaults(wrong, 'standard', ['friends'])).toEqual([
    { fault: 'split', copies: 3, found: 4, must: 3 },
    { fault: 'split', copies: 1, found: 6, must: 9 },
  ]);
});

rule(
  ['OSD-DECK-14', 'OSD-DECK-15', 'OSD-DECK-16'],
  'each card of a new faction is of its base or of one release',
  () => {
    expect(expansionsFor('amazons')).toEqual(['friends', 'magic3', 'atlantis']);
    expect(expansionsFor('atlanteans')).toEqual(['friends', 'magic3', 'aztecs']);
    expect(expansionsFor('aztecs')).toEqual(['friends', 'magic3', 'atlantis']);
    for (const faction of ['amazons', 'atlanteans', 'aztecs'] as const) {
      expect(sizeOf(base(faction).cards)).toBe(30);
      for (const { module } of cardsFor(faction)) if (module) expect(MODULES).toContain(module);
    }
  },
);

test('a table is dealt from the decks that were brought, and refuses one that is against its format', () => {
  const deck = readyDeck('romans', 'friends');
  const config = table(['friends', 'standardDecks'], [deck.cards, null]);
  expect([...dealt(config).seats[0]!.deck].sort((a, b) => a - b)).toEqual(numbersOf(deck));
  expect(packsOf(dealt(config).seats[1]!.deck)).toEqual(new Set(['base']));
  expect(randomGame(config, 5).result().points).toHaveLength(2);
  expect(tableFault(table(['standardDecks'], [deck.cards, null]))).toMatchObject({ fault: 'deck', seat: 0 });
  expect(tableFault(table(['standardDecks'], [null]))).toEqual({ fault: 'decks', found: 1 });
});

test('a code gives the same deck again, and nothing else is one', () => {
  for (const faction of FACTIONS) {
    for (const module of [null, ...expansionsFor(faction)]) {
      const deck = readyDeck(faction, module);
      expect(deckByCode(deckCode(deck))).toEqual(deck);
      expect(choiceOf(faction, deck.cards)).toBe(module ?? 'base');
    }
  }
  for (const code of ['', 'romans', 'huns.1', 'romans.z', `romans.${'1'.repeat(40)}`]) {
    expect(deckByCode(code)).toBeNull();
  }
});

test('a seat names its deck: all cards, a ready one, or its own', () => {
  const wanted = (deck: string | null, modules = ['friends']) => ({
    seats: [
      { faction: 'romans', deck },
      { faction: 'barbarians', deck: null },
    ],
    table: { modules, options: [] },
  });
  const made = (deck: string | null, modules?: string[]) => setup.make(wanted(deck, modules), () => 0);
  expect(made('whole')).toEqual({ config: table(['friends']) });
  expect(made(null)).toEqual({ config: table(['friends']) });
  const ready = made('friends');
  expect(ready).toMatchObject({ config: { decks: [readyDeck('romans', 'friends').cards, null] } });
  if ('config' in ready) expect(setup.wanted(ready.config).seats[0]).toEqual({ faction: 'romans', deck: 'friends' });
  const [into] = ofCopies('romans', 'friends', 1);
  const [out] = ofCopies('romans', null, 1);
  const own = deckCode(swapped(base('romans'), into!.id, out!.id));
  const mine = made(own);
  if (!('config' in mine)) throw new Error(JSON.stringify(mine));
  expect(setup.wanted(mine.config).seats[0]!.deck).toBe(own);
  expect(setup.read(JSON.parse(JSON.stringify(mine.config)))).toEqual(mine);
  for (const [deck, fault] of [
    ['barbarians.1', 'deck of others'],
    ['nothing', 'no such deck'],
    ['magic3', 'deck'],
  ] as const) {
    const found = made(deck);
    expect(found).toMatchObject({ fault });
    if ('fault' in found) for (const lang of LANGS) expect(setup.faultText(found, lang)).toMatch(/^\S.+\.$/);
  }
});

test('every fault of a deck is said in both languages', () => {
  const faults = [
    ...deckFaults({ faction: 'romans', cards: { XXX001: 1, RZY001: 1, RZY031: 1 } }, 'standard', []),
    ...deckFaults({ faction: 'romans', cards: {} }, 'introductory', ['friends', 'magic3']),
  ];
  expect(new Set(faults.map(({ fault }) => fault)).size).toBe(7);
  for (const fault of faults) for (const lang of LANGS) expect(deckFaultText(fault, lang)).toMatch(/^\S.+\.$/);
});

test('a built deck brings its faction and its expansions to the table, and says where it is allowed', () => {
  const { suited, perSeat } = setup;
  const [into] = ofCopies('romans', 'friends', 1);
  const [out] = ofCopies('romans', null, 1);
  const legal = deckCode(swapped(base('romans'), into!.id, out!.id));
  const wanted = {
    seats: [
      { faction: 'egyptians', deck: legal },
      { faction: 'romans', deck: null },
    ],
    table: { modules: ['magic3'], options: [] },
  };
  const fits = suited!(wanted, 0, 'deck');
  expect(fits.seats).toEqual([
    { faction: 'romans', deck: legal },
    { faction: null, deck: null },
  ]);
  expect(fits.table.modules).toEqual(['magic3', 'friends']);
  expect(setup.make(fits, () => 0)).toMatchObject({ config: { factions: ['romans', 'barbarians'] } });
  const ready = { ...wanted, seats: [{ faction: 'romans', deck: 'war' }] };
  expect(suited!(ready, 0, 'deck').table.modules).toEqual(['magic3', 'war']);
  expect(suited!(wanted, 0, 'faction').seats[0], 'another faction').toEqual({ faction: 'egyptians', deck: null });
  expect(suited!(fits, 0, 'faction'), 'its own faction').toEqual(fits);

  const { more } = perSeat.find(({ id }) => id === 'deck')!;
  const { [out!.id]: _out, ...fewer } = base('romans').cards;
  expect(more!.described(legal)!.text!.en).toBe('Allowed in the open and in the standard format.');
  expect(more!.described(deckCode({ faction: 'romans', cards: fewer }))!.text!.en).toBe(
    'In the open format. Not allowed in the standard one: Cards: 29 instead of 30.',
  );
  expect(more!.described('nothing')).toBeNull();
});
