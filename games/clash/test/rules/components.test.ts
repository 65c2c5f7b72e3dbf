import { advance as run } from '@imperia/engine';
import { expect, test } from 'vitest';
import { brokenMap } from '../../src/broken.ts';
import { buildingsLeft, settlementsLeft } from '../../src/cities.ts';
import { type Config, configFault } from '../../src/config.ts';
import { actionCards, eventCards, leaderCards, objectiveCards, wonderCards } from '../../src/decks.ts';
import { allCards, clash } from '../../src/index.ts';
import { HOMES, REGIONS } from '../../src/map/tiles.ts';
import { BARBARIANS } from '../../src/owners.ts';
import {
  BARBARIAN_SETTLEMENTS,
  BUILDING_DATA,
  EXHAUSTED_MARKERS,
  FACES,
  SETTLEMENTS,
  UNIT_DATA,
  UNITS,
} from '../../src/pieces.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const BASE: Config = { players: 2, civilizations: [], options: [] };
const WHOLE: Config = { players: 2, civilizations: ['rome', 'egypt'], options: [] };

rule('COC-COMP-01', 'there are 16 regions, two sides of a home and five homes of civilizations', () => {
  expect(REGIONS).toHaveLength(16);
  expect(HOMES.filter(({ civilization }) => civilization === undefined)).toHaveLength(2);
  expect(HOMES.filter(({ civilization }) => civilization !== undefined)).toHaveLength(5);
});

rule(['COC-COMP-02', 'COC-SETUP-15'], 'each civilization brings three leaders, and no others are in the game', () => {
  const leaders = (config: Config) => allCards(config).filter((card) => card >= leaderCards(0)[0]!);
  expect(leaders(WHOLE)).toHaveLength(6);
  expect(leaders(BASE)).toHaveLength(0);
});

rule(['COC-COMP-03', 'COC-SETUP-09'], 'there are 38 events, 58 with the expansion', () => {
  expect(eventCards(BASE)).toHaveLength(38);
  expect(eventCards(WHOLE)).toHaveLength(58);
});

rule('COC-COMP-04', 'there are 42 action cards, always', () => {
  expect(actionCards()).toHaveLength(42);
});

rule('COC-COMP-05', 'there are 32 objectives, 38 with the expansion', () => {
  expect(objectiveCards(BASE)).toHaveLength(32);
  expect(objectiveCards(WHOLE)).toHaveLength(38);
});

rule('COC-COMP-06', 'there are eight wonders', () => {
  expect(wonderCards()).toHaveLength(8);
});

rule(['COC-COMP-07', 'COC-COMP-18', 'COC-FOUND-07'], 'nobody founds an eighth city', () => {
  expect(SETTLEMENTS).toBe(7);
  const cities = Object.fromEntries(['A3', 'A5', 'A7', 'C3', 'C5', 'C7'].map((code) => [code, {}]));
  const six = new Table({ cities, units: [[0, 'E4', 'settler']] });
  expect(six.ids('found')).toHaveLength(1);
  const seven = new Table({ cities: { ...cities, E6: {} }, units: [[0, 'E4', 'settler']] });
  expect(settlementsLeft(seven.state, 0)).toBe(0);
  expect(seven.ids('found')).toHaveLength(0);
});

rule(['COC-COMP-08', 'COC-COMP-13', 'COC-COMP-14'], 'barbarians and pirates have their pieces', () => {
  expect(BARBARIAN_SETTLEMENTS).toBe(10);
  const of = (name: (typeof UNITS)[number]) => UNIT_DATA[UNITS.indexOf(name)]!;
  expect([of('infantry').barbarian, of('cavalry').barbarian, of('elephant').barbarian]).toEqual([20, 4, 4]);
  expect(of('ship').pirate).toBe(4);
  expect(settlementsLeft(new Table().state, BARBARIANS)).toBe(10);
});

rule(
  ['COC-COMP-09', 'COC-COMP-10', 'COC-COMP-11', 'COC-COMP-12'],
  'each player has so many pieces of each kind',
  () => {
    expect(BUILDING_DATA.map(({ perPlayer }) => perPlayer)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    expect(BUILDING_DATA.filter(({ expansion }) => expansion).map(({ id }) => id)).toEqual([
      'market',
      'obelisk',
      'observatory',
    ]);
    expect(UNIT_DATA.map(({ id, perPlayer }) => [id, perPlayer])).toEqual([
      ['settler', 4],
      ['infantry', 16],
      ['ship', 4],
      ['cavalry', 4],
      ['elephant', 4],
      ['leader', 1],
    ]);
  },
);

rule('COC-COMP-10', 'without the expansion nobody builds a market', () => {
  const plan = {
    cities: { D2: {}, D7: {} },
    seats: [{ goods: { food: 2, wood: 2, ore: 2 }, advances: ['bartering'] }],
  };
  expect(new Table(plan).ids('construct')).toHaveLength(0);
  expect(new Table({ ...plan, config: WHOLE }).ids('construct')).toHaveLength(2);
});

rule('COC-COMP-15', 'there are six exhausted land markers', () => {
  expect(EXHAUSTED_MARKERS).toBe(6);
  const table = new Table({ cities: { D4: {} }, exhausted: ['A3', 'A5', 'A7', 'G3', 'G5', 'G7'] });
  table.happen({ do: 'exhaust land', seat: 0 });
  expect(table.asked.ask.do).toBe('turn');
});

rule(['COC-COMP-16', 'COC-DICE-01', 'COC-DICE-02'], 'the die has twelve faces, each with a number and an icon', () => {
  expect(FACES.map(({ value, icon }) => `${value} ${UNITS[icon]}`)).toEqual([
    '1 leader',
    '1 leader',
    '2 cavalry',
    '2 elephant',
    '3 elephant',
    '3 infantry',
    '4 cavalry',
    '4 elephant',
    '5 cavalry',
    '5 infantry',
    '6 infantry',
    '6 infantry',
  ]);
});

rule(['COC-COMP-17', 'COC-TOK-01'], 'tokens are not limited, resources are', () => {
  const table = new Table({ seats: [{ advances: ['storage'] }] });
  table.state.seats[0]!.goods = [7, 7, 7, 7, 7, 59, 49];
  table.happen(
    { do: 'take token', seat: 0, good: 5, why: 'event' },
    { do: 'take token', seat: 0, good: 0, why: 'event' },
  );
  table.happen(
    { do: 'take token', seat: 0, good: 5, why: 'event' },
    { do: 'take token', seat: 0, good: 6, why: 'event' },
  );
  expect(table.state.seats[0]!.goods).toEqual([7, 7, 7, 7, 7, 61, 50]);
});

rule(['COC-COMP-17', 'COC-COMP-18', 'COC-BUILD-07'], 'nobody builds a sixth temple', () => {
  const codes = ['A3', 'A5', 'A7', 'C3', 'C5'];
  const temples = Object.fromEntries(codes.map((code) => [code, { buildings: ['temple' as const] }]));
  const goods = { food: 1, wood: 1, ore: 1 };
  const seats = [{ goods, advances: ['myths'] }];
  const four = new Table({ cities: { ...temples, C5: {}, E4: {} }, seats });
  expect(four.offers({ do: 'construct', hex: four.hex('E4') })).toBe(true);
  const five = new Table({ cities: { ...temples, E4: {} }, seats });
  expect(buildingsLeft(five.state, 0, 3)).toBe(0);
  expect(five.ids('construct')).toHaveLength(0);
});

rule('COC-COMP-19', 'settlements and wonders count for size, but only buildings are buildings', () => {
  expect(BUILDING_DATA.map(({ id }) => id)).toEqual([
    'academy',
    'fortress',
    'port',
    'temple',
    'market',
    'obelisk',
    'observatory',
  ]);
});

rule(
  ['COC-SETUP-01', 'COC-SETUP-02', 'COC-SETUP-03', 'COC-SETUP-04', 'COC-SETUP-10', 'COC-SETUP-12'],
  'each player starts alike',
  () => {
    const state = clash.setup(BASE, '1'.repeat(64));
    run(clash.rules, state, {});
    for (const seat of state.seats) {
      expect(seat.goods).toEqual([2, 0, 0, 0, 0, 0, 0]);
      expect(seat.advances).toEqual([1 | (1 << 4), 0]);
      expect(seat.track).toBe(3);
      expect(seat.hand).toHaveLength(1);
      expect(seat.objectives).toHaveLength(1);
    }
    expect([state.age, state.round]).toEqual([1, 1]);
  },
);

rule(['COC-SETUP-14'], 'each player has one civilization, and no two the same', () => {
  expect(configFault({ ...WHOLE, civilizations: ['rome', 'rome'] })).toEqual({
    fault: 'civilization twice',
    found: 'rome',
  });
  expect(configFault({ ...WHOLE, civilizations: ['rome'] })).toEqual({ fault: 'civilizations', found: 1 });
  expect(configFault({ ...WHOLE, players: 5 })).toEqual({ fault: 'seats', found: 5 });
});

test('what the board does not allow is said with its hex and its owner', () => {
  const five = ['infantry', 'infantry', 'infantry', 'infantry', 'infantry'] as const;
  const said = (plan: Plan) => brokenMap(new Table({ cities: { A7: {} }, ...plan }).state);
  expect(said({ units: [[0, 'D2', ...five]] })).toBe('seat 0: too large an army on D2');
  expect(said({ units: [[BARBARIANS, 'D2', ...five]] })).toBe('the barbarians: too large an army on D2');
  expect(said({ units: [[1, 'E3', 'ship']] })).toBe('seat 1: a ship on E3, which is Land');
  expect(said({ terrain: { E3: 'sea' }, units: [[1, 'E3', 'settler']] })).toBe(
    'seat 1: more land units on E3 than ships there carry',
  );
  expect(said({ terrain: { A7: 'sea' } })).toBe('a city stands on A7, which is no Land');
  expect(said({})).toBeNull();
});
