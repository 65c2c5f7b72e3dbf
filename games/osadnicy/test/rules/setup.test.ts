import { cardsIn, hear, SPECTATOR } from '@imperia/engine';
import { expect } from 'vitest';
import {
  configFault,
  deckNamed,
  deckOf,
  BASE_FACTIONS as FACTIONS,
  type Faction,
  MAX_SEATS,
  MIN_SEATS,
  type OsadnicyEvent,
  osadnicy,
} from '../../src/index.ts';
import { drive } from '../../src/scenario/index.ts';
import { BASE_BOARDS as BOARDS, BASE_CARDS as CARDS } from '../base.ts';
import { rule } from '../rule.ts';
import { Play, randomGame } from './random-game.ts';

const TWO = { factions: ['romans', 'barbarians'], options: [] } as const;
const FOUR = { factions: ['egyptians', 'romans', 'japanese', 'barbarians'], options: [] } as const;

rule('OSD-SETUP-01', 'two, three or four may play by the standard rules, not five', () => {
  expect([MIN_SEATS, MAX_SEATS]).toEqual([2, 4]);
  expect(configFault({ factions: [], options: [] })).toEqual({ fault: 'seats', found: 0 });
  expect(configFault({ factions: [...FACTIONS, 'romans'], options: [] })).toEqual({ fault: 'seats', found: 5 });
  for (const seats of [2, 3, 4]) expect(configFault({ factions: FACTIONS.slice(0, seats), options: [] })).toBeNull();
});

rule(
  'OSD-SETUP-01',
  'whoever plays alone plays by other rules: with attacks, and without the variants for several',
  () => {
    const phases = (factions: readonly Faction[]) =>
      new Set(
        randomGame({ factions, options: [] }, 1).events.flatMap((event) =>
          event.did === 'phase' ? [event.phase] : [],
        ),
      );
    expect(phases(['romans'])).toContain('attack');
    for (const seats of [2, 3, 4]) expect(phases(FACTIONS.slice(0, seats))).not.toContain('attack');
    for (const option of ['lookoutAlternative', 'lookoutAdvanced', 'peaceful'] as const) {
      expect(configFault({ factions: ['romans'], options: [option] })).toEqual({ fault: 'not alone', found: option });
    }
  },
);

rule('OSD-SETUP-02', 'the round marker starts on I and stands on V at the end', () => {
  expect(new Play(TWO, 1).state.round).toBe(1);
  expect(randomGame(TWO, 1).state.round).toBe(5);
});

rule('OSD-SETUP-03', 'the 84 common cards are shuffled into one deck that nobody sees', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const table = new Play(TWO, seed);
    const { result } = table.outcomes.find(({ purpose }) => purpose === 1)!;
    expect([...result].sort((a, b) => a - b)).toEqual(CARDS.filter(({ deck }) => deck === 0).map(({ no }) => no));
    orders.add(result.join());
    for (const seat of [0, 1, SPECTATOR]) expect(table.view(seat).deck.every((card) => card < 0)).toBe(true);
    expect(table.state.deck.every((card) => CARDS[card]!.deck === 0)).toBe(true);
  }
  expect(orders.size).toBe(20);
});

rule('OSD-SETUP-03', 'shuffled means that any card can come first', () => {
  const tops = new Set<number>();
  for (let seed = 0; seed < 300; seed++) {
    tops.add(new Play(TWO, seed).outcomes.find(({ purpose }) => purpose === 1)!.result.at(-1)!);
  }
  expect(tops.size).toBeGreaterThan(70);
});

rule(
  'OSD-SETUP-04',
  'each player has the board and the 30 cards of the chosen faction, and no faction is chosen twice',
  () => {
    for (const [seat, { deckNo, hand, deck }] of new Play(FOUR, 2).state.seats.entries()) {
      const faction = FOUR.factions[seat]!;
      expect(BOARDS[deckNo]!.id).toBe(faction);
      const own = [...hand, ...deck].filter((card) => CARDS[card]!.deck === deckOf(faction));
      expect(own).toHaveLength(30);
    }
    expect(configFault({ factions: ['romans', 'romans'], options: [] })).toEqual({
      fault: 'faction twice',
      found: 'romans',
    });
  },
);

rule('OSD-SETUP-05', 'each faction deck is shuffled by itself and lies face down', () => {
  const orders = FOUR.factions.map(() => new Set<string>());
  for (let seed = 0; seed < 10; seed++) {
    const table = new Play(FOUR, seed);
    for (const [at, { deck }] of table.state.seats.entries()) {
      orders[at]!.add(deck.map((card) => CARDS[card]!.code).join());
      for (const seat of [0, 1, 2, 3, SPECTATOR]) {
        expect(table.view(seat).seats[at]!.deck.every((card) => card < 0)).toBe(true);
      }
    }
  }
  expect(orders.map(({ size }) => size)).toEqual([10, 10, 10, 10]);
});

rule('OSD-SETUP-06', 'with two players only the common cards and theirs are in the game, to its end', () => {
  const decks = (cards: readonly number[]) => new Set(cards.map((card) => deckNamed(CARDS[card]!.deck)));
  for (const { state } of [new Play(TWO, 3), randomGame(TWO, 3)]) {
    expect(decks(cardsIn(osadnicy, state))).toEqual(new Set(['common', 'romans', 'barbarians']));
    expect(cardsIn(osadnicy, state)).toHaveLength(84 + 30 + 30);
  }
  const three = { factions: ['japanese', 'romans', 'egyptians'], options: [] } as const;
  expect(cardsIn(osadnicy, new Play(three, 3).state)).toHaveLength(84 + 90);
});

rule('OSD-SETUP-07', 'every player starts with 0 points', () => {
  for (let seed = 0; seed < 5; seed++) {
    expect(new Play(FOUR, seed).state.seats.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  }
});

rule('OSD-SETUP-08', 'nobody starts with resources, workers or tokens', () => {
  for (const { tokens } of new Play(FOUR, 4).state.seats) expect(tokens).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

rule('OSD-SETUP-09', 'no player ever has more than 1 defense token, in the pool and on locations together', () => {
  let most = 0;
  for (let seed = 0; seed < 8; seed++) {
    randomGame(FOUR, seed, ({ seats }) => {
      for (const { tokens, locations } of seats) {
        const defended = locations.filter((location) => location.defended).length;
        most = Math.max(most, tokens[6]! + defended);
      }
    });
  }
  expect(most).toBe(1);
  expect(BOARDS.flatMap((board) => (board ? [board.production[6]] : []))).toEqual([1, 1, 1, 1]);
  expect(CARDS.every(({ data }) => !JSON.stringify(data).includes('"defense"'))).toBe(true);
});

rule('OSD-SETUP-10', 'the first player is drawn by lot: over many games everyone is first about as often', () => {
  const firsts = [0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed++) firsts[new Play(FOUR, seed).state.first]!++;
  for (const times of firsts) {
    expect(times).toBeGreaterThan(60);
    expect(times).toBeLessThan(140);
  }
});

/** What was dealt before the first round began. */
function dealt(events: readonly OsadnicyEvent[]) {
  const until = events.findIndex(({ did }) => did === 'round');
  return events.slice(0, until).flatMap((event) => (event.did === 'draw' ? [event] : []));
}

rule(
  ['OSD-SETUP-11', 'OSD-SETUP-12'],
  'clockwise from the first player, each gets 2 common cards and 2 of the own faction',
  () => {
    const { events, state } = drive({ phase: 'setup', seats: FOUR.factions.map((faction) => ({ faction })) });
    const order = [0, 1, 2, 3].map((i) => (state.first + i) % 4);
    const expected = order.flatMap((seat) => {
      const own = deckOf(FOUR.factions[seat]!);
      return [0, 0, own, own].map((deck) => ({ seat, deck }));
    });
    expect(dealt(events).map(({ seat, card }) => ({ seat, deck: CARDS[card]!.deck }))).toEqual(expected);
  },
);

rule('OSD-SETUP-12', 'the starting hand has exactly 4 cards, which only its owner sees', () => {
  const { events } = drive({ phase: 'setup', seats: FOUR.factions.map((faction) => ({ faction })) });
  for (const seat of [0, 1, 2, 3]) {
    const own = dealt(events).filter((event) => event.seat === seat);
    expect(own).toHaveLength(4);
    for (const event of own) {
      expect(hear(osadnicy, event, seat)).toEqual(event);
      expect(hear(osadnicy, event, (seat + 1) % 4)).toMatchObject({ card: osadnicy.back(event.card) });
    }
  }
});

rule('OSD-SETUP-13', 'Romans against Barbarians is a game for two that can be played to its end', () => {
  expect(configFault(TWO)).toBeNull();
  const table = randomGame(TWO, 5);
  expect(table.over).toBe(true);
  expect(table.result().winners.length).toBeGreaterThan(0);
});

rule(
  'OSD-SETUP-13',
  'the cards of Egypt and Japan use more kinds of effects than those of Rome and the Barbarians',
  () => {
    const words = (faction: (typeof FACTIONS)[number]) => {
      const cards = CARDS.filter(({ deck }) => deck === deckOf(faction));
      return new Set(
        cards.flatMap(({ data }) => [...JSON.stringify(data).matchAll(/"op":"(\w+)"/g)].map(([, op]) => op)),
      ).size;
    };
    const easier = Math.max(words('romans'), words('barbarians'));
    expect(words('egyptians')).toBeGreaterThan(easier);
    expect(words('japanese')).toBeGreaterThan(easier);
  },
);
