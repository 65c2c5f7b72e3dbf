import { cardsIn, SPECTATOR, view } from '@imperia/engine';
import { expect } from 'vitest';
import { coloursOfTable } from '../../src/config.ts';
import {
  TOKENS as ALL_TOKENS,
  type Card,
  type Deck,
  deckNamed,
  BASE_FACTIONS as FACTIONS,
  type Faction,
  NO_TOKENS,
  osadnicy,
  ROWS,
  rowsOf,
} from '../../src/index.ts';
import { drive, type SeatPosition } from '../../src/scenario/index.ts';
import { BASE_BOARDS as BOARDS, BASE_CARDS as CARDS, baseLocationCards as locationCards } from '../base.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const DECKS = ['common', ...FACTIONS] as const satisfies readonly Deck[];

function cardsOf(deck: Deck): readonly Card[] {
  return CARDS.filter((card) => deckNamed(card.deck) === deck);
}

/** All but the attack cards of the solo game. */
const LOCATIONS = locationCards();
const ATTACK_CARDS = CARDS.filter((card) => deckNamed(card.deck) === undefined);
const COMMON = cardsOf('common');
const FACTION_CARDS = LOCATIONS.filter((card) => card.deck !== 0);
const PLENTY = { wood: 9, stone: 9, food: 9, raze: 9 };

/** The faction that can hold this card. */
function holderOf(card: Card): Faction {
  return FACTIONS[card.deck - 1] ?? 'romans';
}

/** A rich player with this card in hand and something to give up, against an empty table. */
function holding(card: Card, more: Partial<SeatPosition> = {}) {
  const faction = holderOf(card);
  const other: Faction = faction === 'romans' ? 'barbarians' : 'romans';
  const given = card.code === 'ZWY069' ? 'ZWY070' : 'ZWY069';
  const seat: SeatPosition = { faction, goods: PLENTY, hand: [card.code], empire: [given], ...more };
  return { faction, driver: drive({ seats: [seat, { faction: other }] }) };
}

/** Those of the base game. */
const BASE_TOKENS = ALL_TOKENS.slice(0, NO_TOKENS.length);

rule('OSD-CARDS-01', '220 cards: 30 for each faction, 84 common ones and 16 attack cards', () => {
  expect(DECKS.map((deck) => [deck, cardsOf(deck).length])).toEqual([
    ['common', 84],
    ['barbarians', 30],
    ['japanese', 30],
    ['romans', 30],
    ['egyptians', 30],
  ]);
  expect(ATTACK_CARDS).toHaveLength(16);
  expect(CARDS).toHaveLength(220);
});

rule('OSD-CARDS-02', 'in whole games nobody ever holds, builds or signs what only an enemy could have drawn', () => {
  const config = { factions: ['romans', 'barbarians', 'japanese'], options: [] } as const;
  const astray = new Set<string>();
  let held = 0;
  const look = (cards: readonly number[], decks: readonly number[]) => {
    held += cards.length;
    for (const card of cards) if (!decks.includes(CARDS[card]!.deck)) astray.add(CARDS[card]!.code);
  };
  randomGame(config, 7, (state) => {
    for (const { hand, deck, discard, deckNo } of state.seats) {
      look(hand, [0, deckNo]);
      look([...deck, ...discard], [deckNo]);
    }
    look([...state.deck, ...state.discard, ...state.lookout], [0]);
  });
  expect(astray).toEqual(new Set());
  expect(held).toBeGreaterThan(1000);
});

rule('OSD-CARDS-04', 'the attack cards are in no game for 2 to 4 players, and all 16 are in the solo game', () => {
  const attacks = ATTACK_CARDS.map(({ no }) => no);
  for (const factions of [FACTIONS.slice(0, 2), FACTIONS.slice(1, 4), FACTIONS]) {
    const { state, events } = new Play({ factions, options: [] }, 1);
    const cards = cardsIn(osadnicy, state);
    expect(cards).toHaveLength(84 + 30 * factions.length);
    expect(cards.filter((card) => attacks.includes(card))).toEqual([]);
    expect(events.some(({ did }) => did === 'attack')).toBe(false);
  }
  const alone = cardsIn(osadnicy, new Play({ factions: ['romans'], options: [] }, 1).state);
  expect(alone.filter((card) => attacks.includes(card)).sort((a, b) => a - b)).toEqual(attacks);
});

rule('OSD-CARDS-04', 'nobody attacks in a whole game for two; in the solo game attack cards are turned up', () => {
  const attacks = (factions: readonly Faction[]) =>
    randomGame({ factions, options: [] }, 2).events.filter(({ did }) => did === 'attack').length;
  expect(attacks(['romans', 'barbarians'])).toBe(0);
  expect(attacks(['romans'])).toBeGreaterThan(0);
});

rule('OSD-CARDS-05', 'every one of the 204 cards can be built as a location', () => {
  for (const card of LOCATIONS) {
    const { faction, driver } = holding(card);
    expect(driver.offered({ do: 'build', card: card.code }), card.code).toHaveLength(1);
    driver.choose(faction, { do: 'build', card: card.code });
    for (let asked = 0; asked < 9 && driver.question() === 'pay'; asked++) driver.choose(faction, 'spend');
    const built = driver.state.seats[0]!.locations.map((location) => location.card);
    expect(built, card.code).toContain(card.no);
  }
});

rule('OSD-CARDS-06', 'every common card is built or razed and never signed; only Ruiny have nothing to raze', () => {
  for (const card of COMMON) {
    const { driver } = holding(card);
    const uses = ['build', 'deal', 'raze card'] as const;
    const offered = uses.filter((use) => driver.offered({ do: use, card: card.code }).length > 0);
    expect(offered, card.code).toEqual(card.data.name.pl === 'Ruiny' ? ['build'] : ['build', 'raze card']);
  }
});

rule('OSD-CARDS-07', 'every faction card but the Japanese is built or signed, and never razed', () => {
  const cards = FACTION_CARDS.filter((card) => deckNamed(card.deck) !== 'japanese');
  expect(cards).toHaveLength(90);
  for (const card of cards) {
    const { driver } = holding(card);
    const uses = ['build', 'deal', 'raze card'] as const;
    const offered = uses.filter((use) => driver.offered({ do: use, card: card.code }).length > 0);
    expect(offered, card.code).toEqual(['build', 'deal']);
  }
});

rule('OSD-CARDS-08', 'every Japanese card is built, signed or razed; Brama and Kapliczka cannot be razed', () => {
  for (const card of cardsOf('japanese')) {
    const { driver } = holding(card);
    const uses = ['build', 'deal', 'raze card'] as const;
    const offered = uses.filter((use) => driver.offered({ do: use, card: card.code }).length > 0);
    const safe = ['Brama', 'Kapliczka'].includes(card.data.name.pl);
    expect(offered, card.code).toEqual(safe ? ['build', 'deal'] : ['build', 'deal', 'raze card']);
  }
});

rule('OSD-CARDS-09', 'razing any card gives exactly the goods of its raze field, once', () => {
  const razable = LOCATIONS.filter(({ raze }) => raze.length > 0);
  expect(razable).toHaveLength(84 - 6 + 30 - 3);
  for (const card of razable) {
    const { faction, driver } = holding(card, { goods: { raze: 1 }, empire: [] });
    driver.choose(faction, { do: 'raze card', card: card.code });
    for (const good of card.raze) if (good === 'card') driver.choose(faction, { do: 'draw one', from: 'common' });
    const { tokens, points, hand } = driver.state.seats[0]!;
    const count = (good: string) => card.raze.filter((one) => one === good).length;
    expect([...tokens], card.code).toEqual(BASE_TOKENS.map(count));
    expect([points, hand.length], card.code).toEqual([count('vp'), count('card')]);
  }
});

rule('OSD-CARDS-11', 'every deal gives exactly 1 of its good when signed', () => {
  for (const card of FACTION_CARDS) {
    const { faction, driver } = holding(card, { goods: { food: 1 }, empire: [] });
    driver.choose(faction, { do: 'deal', card: card.code });
    if (card.deal === 'card') driver.choose(faction, { do: 'draw one', from: 'common' });
    const { tokens, points, hand, deals } = driver.state.seats[0]!;
    expect([...tokens], card.code).toEqual(BASE_TOKENS.map((token) => (token === card.deal ? 1 : 0)));
    expect([points, hand.length], card.code).toEqual([card.deal === 'vp' ? 1 : 0, card.deal === 'card' ? 1 : 0]);
    expect(deals).toEqual([card.no]);
  }
});

rule('OSD-CARDS-12', 'the deal under a board is seen by everyone, a foundation and a hand are not', () => {
  const { state } = drive({
    seats: [
      { faction: 'romans', deals: ['Kolos'], hand: ['Ogrody'], foundations: ['Młyn'] },
      { faction: 'barbarians' },
    ],
  });
  for (const seat of [1, SPECTATOR]) {
    const seen = view(osadnicy, state, seat).seats[0]!;
    expect(seen.deals.map((card) => CARDS[card]?.data.name.pl)).toEqual(['Kolos']);
    expect(seen.hand.every((card) => card < 0)).toBe(true);
    expect(seen.foundations.every((card) => card < 0)).toBe(true);
  }
});

rule('OSD-CARDS-13', 'the code of a card names its deck and counts on from 001', () => {
  const prefixes = { common: 'ZWY', barbarians: 'BAR', egyptians: 'EGI', japanese: 'JAP', romans: 'RZY' };
  for (const deck of DECKS) {
    const codes = cardsOf(deck).map(({ code }) => code);
    const expected = codes.map((_, i) => `${prefixes[deck]}${String(i + 1).padStart(3, '0')}`);
    expect([...codes].sort()).toEqual(expected);
  }
});

rule('OSD-CARDS-14', 'every card has a cost, a name, an ability and its fields', () => {
  for (const card of LOCATIONS) {
    const { data, raze, deal, locations, cost } = card;
    expect(data.name.pl.length * data.name.en.length, card.code).toBeGreaterThan(0);
    const free = cost.every((n) => n === 0) && locations === 0;
    expect(free, card.code).toBe(['Ruiny', 'Pustynia'].includes(data.name.pl));
    expect(deal === null, card.code).toBe(card.deck === 0);
    expect([0, 1, 2], card.code).toContain(raze.length);
    const ability = card.bonus + card.production + card.triggers.length + card.modifiers.length;
    const lasting = (data.store?.length ?? 0) + (card.action ? 1 : 0);
    expect(ability + lasting, card.code).toBeGreaterThan(0);
  }
});

rule('OSD-CARDS-14', 'the printed example: Skład drewna, and Mroczna kaplica with its location', () => {
  const wood = LOCATIONS.find(({ data }) => data.name.pl === 'Skład drewna')!;
  expect(wood.data.cost).toEqual({ wood: 2, stone: 1 });
  expect(wood.raze).toEqual(['wood', 'wood']);
  const chapel = LOCATIONS.find(({ data }) => data.name.pl === 'Mroczna kaplica')!;
  expect(chapel.data.cost).toEqual({ wood: 1, stone: 2, location: 1 });
});

rule('OSD-CARDS-14', 'every common card is worth 1 point at the end, every faction card 2', () => {
  for (const card of LOCATIONS) {
    const { driver } = holding(card, { hand: [], empire: [card.code] });
    const locations = card.deck === 0 ? 1 : 2;
    expect(driver.unmet({ [holderOf(card)]: { score: { locations, total: locations } } }), card.code).toEqual([]);
  }
});

rule('OSD-CARDS-15', 'there are eight colours, and each is on some card', () => {
  const colours = coloursOfTable({ factions: FACTIONS, options: [] });
  expect([...colours].sort()).toEqual(['black', 'blue', 'brown', 'gold', 'grey', 'pink', 'purple', 'red']);
  for (const colour of colours) expect(LOCATIONS.some(({ data }) => data.colors.includes(colour))).toBe(true);
  const colourless = LOCATIONS.filter(({ colours }) => colours === 0).map(({ data }) => data.name.pl);
  expect(new Set(colourless)).toEqual(new Set(['Ruiny']));
});

rule('OSD-CARDS-16', 'a faction has 3 cards in three copies, 6 in two and 9 single ones', () => {
  for (const faction of FACTIONS) {
    const kinds = [...new Set(cardsOf(faction).map(({ data }) => data))];
    const counted = [1, 2, 3].map((copies) => kinds.filter((data) => data.copies === copies).length);
    expect(counted, faction).toEqual([9, 6, 3]);
    expect(kinds).toHaveLength(18);
  }
});

rule(
  'OSD-CARDS-16',
  'of every card there are as many as it says: 1, 2 or 3, but 4 Wieża strażnicza and 6 Ruiny',
  () => {
    const names = new Map<string, number>();
    for (const { deck, data } of LOCATIONS) {
      const name = `${deckNamed(deck)} ${data.name.pl}`;
      names.set(name, (names.get(name) ?? 0) + 1);
    }
    for (const { deck, data } of LOCATIONS) expect(names.get(`${deckNamed(deck)} ${data.name.pl}`)).toBe(data.copies);
    const more = [...names].filter(([, copies]) => copies > 3);
    expect(more).toEqual([
      ['common Wieża strażnicza', 4],
      ['common Ruiny', 6],
    ]);
  },
);

rule('OSD-CARDS-17', 'copies share name, kind, colour and ability; deal, raze field and cost may differ', () => {
  const differing = new Set<string>();
  for (const card of LOCATIONS) {
    const first = LOCATIONS.find(({ data }) => data === card.data)!;
    expect([card.kind, card.colours, card.bonus, card.production, card.action]).toEqual([
      first.kind,
      first.colours,
      first.bonus,
      first.production,
      first.action,
    ]);
    if (card.deal !== first.deal || card.raze.join() !== first.raze.join() || card.cost.join() !== first.cost.join()) {
      differing.add(card.data.name.pl);
    }
  }
  expect(differing).toContain('Wioska');
  expect(differing).toContain('Szlak handlowy');
  expect(differing.size).toBeGreaterThan(5);
});

rule('OSD-CARDS-18', 'some cards of each kind have a building bonus besides their ability, others have none', () => {
  const both = LOCATIONS.filter(({ bonus, production, action }) => bonus > 0 && (production > 0 || action !== null));
  expect(new Set(both.map(({ data }) => data.name.pl))).toContain('Kamieniołom');
  expect(new Set(both.map(({ kind }) => kind))).toEqual(new Set(['production', 'action']));
  expect(LOCATIONS.some(({ bonus }) => bonus === 0)).toBe(true);
});

rule(
  'OSD-CARDS-19',
  'as the roads show, nothing lies above production, nothing below actions, features lie between',
  () => {
    const { state } = drive({
      seats: [{ faction: 'romans', empire: ['Kolos', 'Stary las', 'Ogrody'] }, { faction: 'barbarians' }],
    });
    const rows = rowsOf(state, 0);
    const roads = rows.map(({ kind }, row) => ({ kind, up: row > 0, down: row < rows.length - 1 }));
    expect(roads).toEqual([
      { kind: 'production', up: false, down: true },
      { kind: 'feature', up: true, down: true },
      { kind: 'action', up: true, down: false },
    ]);
  },
);

rule('OSD-CARDS-20', 'which side of the board lies up changes nothing: a game that notes it is played the same', () => {
  const config = { factions: ['romans', 'japanese'], options: [] } as const;
  const noting = { ...config, leaders: ['female', 'male'] };
  expect(randomGame(noting, 3).answers).toEqual(randomGame(config, 3).answers);
  const sides = BOARDS.flatMap((board) => Object.keys(board ?? {}));
  expect(new Set(sides)).toEqual(
    new Set([
      'id',
      'name',
      'production',
      'foundations',
      'store',
      'samurai',
      'recycles',
      'defensePerPlayer',
      'technology',
      'tricolour',
      'locationValue',
      'soloGoal',
    ]),
  );
});

rule('OSD-CARDS-21', 'no two faction boards produce the same', () => {
  const productions = BOARDS.flatMap((board) => (board ? [board.production.join()] : []));
  expect(new Set(productions).size).toBe(4);
});

rule('OSD-CARDS-22', 'common cards and the cards of every faction are of all three kinds, and of nothing else', () => {
  for (const deck of DECKS) {
    expect(new Set(cardsOf(deck).map(({ kind }) => kind))).toEqual(new Set(ROWS));
  }
  for (const card of LOCATIONS) {
    expect(card.production > 0, card.code).toBe(card.kind === 'production');
    expect(card.action !== null, card.code).toBe(card.kind === 'action');
    if (card.kind !== 'feature') expect([card.triggers.length, card.modifiers.length], card.code).toEqual([0, 0]);
  }
});
