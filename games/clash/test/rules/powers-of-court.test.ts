import { describe, expect, test } from 'vitest';
import { ADVANCES } from '../../src/advances.ts';
import { WONDER_CARD } from '../../src/decks.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, UNITS, type UnitName } from '../../src/pieces.ts';
import { ANGRY, HAPPY, NEUTRAL } from '../../src/state.ts';
import { captive } from '../../src/units.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import type { Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [TEMPLE, ACADEMY] = [BUILDINGS.indexOf('temple'), BUILDINGS.indexOf('academy')];
const INFANTRY = UNITS.indexOf('infantry');
const TWO_CITIES: NonNullable<Plan['cities']> = { D4: {}, D6: {}, A7: { of: 1 } };

/** What the prices come to that are offered. */
const prices = (table: Table) =>
  table.options.flatMap((one) =>
    one.do === 'price chosen' ? [{ cost: one.cost.join(''), captives: one.captives }] : [],
  );

describe('what leaders pay with', () => {
  test('Acamapichtli: each captive stands in for two resources of what is built in his city', () => {
    const table = having('acamapichtli', {
      cities: TWO_CITIES,
      seats: [{ advances: ['myths'], goods: { food: 1 } }, {}],
    });
    const own = table.state.seats[0]!;
    own.captives = [captive(1, INFANTRY), captive(BARBARIANS, INFANTRY)];
    table.state.steps.pop();
    table.happen();
    expect(table.offers({ do: 'construct', hex: table.hex('D6'), building: TEMPLE })).toBe(false);
    table.take({ do: 'construct', hex: table.hex('D4'), building: TEMPLE });
    expect(prices(table).map(({ captives }) => captives)).toEqual([1, 2]);
    table.take({ do: 'price chosen', captives: 1 });
    expect(own.captives).toEqual([captive(BARBARIANS, INFANTRY)]);
    expect(table.good(0, 'food')).toBe(0);
    expect(table.city('D4')!.buildings[TEMPLE]).toBe(0);
  });

  test('Pakal: one culture token for two resources of a building in his city', () => {
    const seats: NonNullable<Plan['seats']> = [{ advances: ['myths'], goods: { food: 1, culture: 1 } }, {}];
    const table = having('pakal', { cities: TWO_CITIES, seats });
    expect(table.offers({ do: 'construct', hex: table.hex('D6') })).toBe(false);
    table.take({ do: 'construct', hex: table.hex('D4'), building: TEMPLE });
    expect([table.good(0, 'food'), table.good(0, 'culture')]).toEqual([0, 0]);
    expect(table.asked.ask.do).toBe('choose token');
  });

  test('Pakal: the token takes the place of two resources, no fewer, in any mix', () => {
    const seats: NonNullable<Plan['seats']> = [
      { advances: ['myths'], goods: { food: 1, wood: 1, ore: 1, culture: 1 } },
      {},
    ];
    const table = having('pakal', { cities: TWO_CITIES, seats });
    table.take({ do: 'construct', hex: table.hex('D4'), building: TEMPLE });
    const left = table.options.flatMap((one) => (one.do === 'price chosen' ? [one.cost.join('')] : []));
    expect(left.sort()).toEqual(['0010001', '0100001', '1000001', '1110000']);
  });

  test('Xerxes: a wonder in his city costs two less, in any mix', () => {
    const card = WONDER_CARD;
    const { requires, cost } = WONDERS[0]!;
    const goods = { food: cost[0]!, wood: cost[1]!, ore: cost[2]!, culture: cost[6]! - 2 };
    const advances = ['engineering', ADVANCES[requires]!.id];
    const cities: NonNullable<Plan['cities']> = {
      D4: { mood: 'happy', buildings: ['port'], port: 'D5' },
      D6: { mood: 'happy', buildings: ['port'], port: 'D5' },
      B4: {},
      A7: { of: 1 },
    };
    const table = having('xerxes', {
      cities,
      terrain: { D5: 'sea' },
      seats: [{ advances, goods, wonders: [card] }, {}],
    });
    expect(table.ids('construct wonder').length).toBe(1);
    table.take({ do: 'construct wonder', hex: table.hex('D4') });
    expect(table.city('D4')!.wonders).toEqual([card]);
    expect(table.good(0, 'culture')).toBe(0);
  });
});

describe('Marqzen', () => {
  test('the text of an event lowers no mood in his city that he does not let fall', () => {
    const table = having('marqzen').happen({ do: 'mood falls', hex: 0, mood: ANGRY });
    expect(table.asked.ask.do).toBe('turn');
    const here = having('marqzen');
    here.happen({ do: 'mood falls', hex: here.hex('D4'), mood: ANGRY });
    expect([here.asked.ask.do, here.asked.seat]).toEqual(['mood falls', 0]);
    here.take({ do: 'calm' });
    expect(here.city('D4')!.mood).toBe(NEUTRAL);
  });

  test('nor kills anyone there, but leaders', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [0, 'D6', 'settler'],
    ];
    const table = having('marqzen', { units });
    const all = [...table.state.seats[0]!.units];
    table.happen({ do: 'perish', seat: 0, units: all, points: 1 });
    expect([table.count(0, 'D4', 'infantry'), table.count(0, 'D6', 'settler'), table.count(0, 'D4', 'leader')]).toEqual(
      [1, 0, 0],
    );
    expect(table.state.seats[0]!.eventPoints).toBe(2);
  });

  test('pushes an enemy beside him, once a turn, to where nobody fights', () => {
    const units: NonNullable<Plan['units']> = [
      [1, 'D3', 'infantry', 'settler'],
      [BARBARIANS, 'C4', 'cavalry'],
      [1, 'D1', 'infantry'],
    ];
    const table = having('marqzen', { units }).take({ do: 'spread fear' });
    expect(table.state.actions).toBe(2);
    expect(table.offers({ do: 'frightened', of: 1, to: table.hex('C4') })).toBe(false);
    expect(table.offers({ do: 'frightened', of: 1, hex: table.hex('D1') })).toBe(false);
    const [settler] = table.unitsAt(1, 'D3', 'settler');
    table.take({ do: 'frightened', of: 1, unit: settler!, to: table.hex('D2') });
    expect([table.count(1, 'D2', 'settler'), table.count(1, 'D3', 'settler')]).toEqual([1, 0]);
    expect(table.offers({ do: 'spread fear' })).toBe(false);
  });

  test('army units to where there is room for them, Settlers anywhere', () => {
    const full = ['infantry', 'infantry', 'infantry', 'infantry'] as const;
    const units: NonNullable<Plan['units']> = [
      [1, 'D3', 'infantry', 'settler'],
      [1, 'D2', ...full],
    ];
    const table = having('marqzen', { units }).take({ do: 'spread fear' });
    const [infantry, settler] = table.unitsAt(1, 'D3', 'infantry', 'settler');
    const may = (unit: number) => table.offers({ do: 'frightened', of: 1, unit, to: table.hex('D2') });
    expect([may(infantry!), may(settler!)]).toEqual([false, true]);
  });
});

describe('Sulla', () => {
  const cities: NonNullable<Plan['cities']> = { D4: {}, A7: { of: 1 }, D2: { of: BARBARIANS } };
  const units: NonNullable<Plan['units']> = [[BARBARIANS, 'D2', 'infantry']];

  test('barbarians within two hexes go only if he lets them', () => {
    const near = having('sulla', { cities, units }).happen({ do: 'barbarians move', seat: 0 });
    expect(near.asked.ask.do).toBe('permit army');
    near.take({ do: 'forbid army' });
    expect(near.count(BARBARIANS, 'D2', 'infantry')).toBeGreaterThan(0);
    const lets = having('sulla', { cities, units }).happen({ do: 'barbarians move', seat: 0 }).take({ do: 'decline' });
    expect(lets.count(BARBARIANS, 'D3', 'infantry') + lets.ids('raid').length).toBeGreaterThan(0);
  });

  test('others go as they like', () => {
    const far = having('sulla', { at: 'D7', cities, units }).happen({ do: 'barbarians move', seat: 0 });
    expect(far.asked.ask.do).not.toBe('permit army');
  });
});

test('Vercingetorix: recruits may stand beside his city at once, even when it is full', () => {
  const four: UnitName[] = ['infantry', 'infantry', 'infantry'];
  const table = having('vercingetorix', {
    units: [
      [0, 'D4', ...four],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ goods: { food: 1, ore: 1 } }, {}],
  });
  table.take({ do: 'recruit', hex: table.hex('D4') });
  expect(table.asked.ask.do).toBe('muster');
  expect(table.offers({ do: 'place recruit' })).toBe(false);
  expect(table.offers({ do: 'place beside', to: table.hex('D3') })).toBe(false);
  table.take({ do: 'place beside', to: table.hex('D5') });
  expect([table.count(0, 'D4', 'infantry'), table.count(0, 'D5', 'infantry')]).toEqual([3, 1]);
});

rule('COC-CIV-49', 'Shogunate: the Draft brings a card in place of Infantry, and that alone is no recruit', () => {
  const seats: NonNullable<Plan['seats']> = [
    { advances: ['draft', 'nationalism'], goods: { mood: 1, food: 1, ore: 1 } },
    {},
  ];
  const table = having('shogunate', { seats });
  table.take({ do: 'recruit', hex: table.hex('D4') }).take({ do: 'card drafted' });
  expect([table.state.seats[0]!.hand.length, table.good(0, 'mood')]).toEqual([1, 0]);
  expect(table.asked.ask.do).toBe('turn');
  expect([table.state.actions, table.city('D4')!.activations]).toEqual([2, 1]);
  const two = having('shogunate', { seats, cities: { D4: { mood: 'happy' }, A7: { of: 1 } } });
  two.take({ do: 'recruit', hex: two.hex('D4') }).take({ do: 'card drafted' });
  expect([two.mayPick(INFANTRY, INFANTRY), two.mayPick(INFANTRY)]).toEqual([false, true]);
  two.take({ do: 'decline' });
  expect(two.good(0, 'culture') + two.good(0, 'mood')).toBe(0);
  expect(two.city('D4')!.mood).toBe(HAPPY);
});

rule(
  'COC-CIV-10',
  'Tribute with Captives: a Barbarian in a city that pays may be taken in place of the resource',
  () => {
    const collecting = (also: string[], held = 0) => {
      const table = having('tribute-empire', {
        also,
        cities: { D4: {}, A7: { of: 1 }, D2: { of: BARBARIANS } },
        units: [[BARBARIANS, 'D2', 'infantry', 'cavalry']],
        seats: [{ advances: ['farming'] }, {}],
      });
      table.state.seats[0]!.captives = new Array<number>(held).fill(captive(1, INFANTRY));
      table.take({ do: 'collect', hex: table.hex('D4') });
      return table.pick(table.hex('D2') * 8);
    };
    const table = collecting(['captives']);
    expect(table.asked.ask.do).toBe('seize');
    table.take({ do: 'seized', kind: UNITS.indexOf('cavalry') });
    expect(table.state.seats[0]!.captives).toEqual([captive(BARBARIANS, UNITS.indexOf('cavalry'))]);
    expect([table.count(BARBARIANS, 'D2', 'cavalry'), table.good(0, 'food')]).toEqual([0, 0]);
    expect(collecting(['captives']).take({ do: 'gain goods' }).good(0, 'food')).toBe(1);
    for (const other of [collecting([]), collecting(['captives'], 4)]) {
      expect(other.asked.ask.do).toBe('turn');
      expect(other.good(0, 'food')).toBe(1);
    }
  },
);

test('nobody else has such prices', () => {
  const table = having('sulla', {
    cities: TWO_CITIES,
    seats: [{ advances: ['writing'], goods: { food: 1, wood: 1, ore: 1 } }, {}],
  });
  table.take({ do: 'construct', hex: table.hex('D4'), building: ACADEMY });
  expect(table.city('D4')!.buildings[ACADEMY]).toBe(0);
});
