import { describe, expect, test } from 'vitest';
import { ACTION_CARD } from '../../src/decks.ts';
import { BARBARIANS } from '../../src/owners.ts';
import type { UnitName } from '../../src/pieces.ts';
import { face, type Plan, type Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';
import { added, attack, defend, HIT, rolled, TWO } from './fights.ts';

const CITY: NonNullable<Plan['cities']> = { D4: {}, D3: { of: 1, buildings: ['temple'] }, A7: { of: 1 } };

describe('leaders and advances that add to the dice', () => {
  test('Nebuchadnezzar: against a city with a Temple', () => {
    expect(added(attack('nebuchadnezzar', { cities: CITY }))).toBe(2);
    expect(added(attack('nebuchadnezzar'))).toBe(0);
  });

  test('Nabopolassar: against a player with as many cities', () => {
    expect(added(attack('nabopolassar'))).toBe(2);
    expect(added(attack('nabopolassar', { cities: { D4: {}, D6: {}, A7: { of: 1 } } }))).toBe(0);
  });

  rule(
    ['COC-LEAD-07', 'COC-LEAD-09', 'COC-LEAD-10'],
    'Suiko: two more in every round of a defence, while she fights',
    () => {
      const table = defend('suiko', { units: [[1, 'D3', 'infantry']] });
      table.take({ do: 'combat round' });
      const rolls = table.events.flatMap((one) => (one.did === 'battle roll' ? [one.cv[1]] : []));
      expect(rolls).toEqual([4, 4]);
      expect(added(attack('suiko'))).toBe(0);
      expect(added(defend('suiko', { at: 'D6' }), 1)).toBe(0);
    },
  );

  test('Dido: defending her city', () => {
    expect(added(defend('dido'), 1)).toBe(2);
    expect(added(attack('dido'))).toBe(0);
  });

  test('Tribal Warfare: one for each barbarian city near, four at most', () => {
    const camp = { of: BARBARIANS };
    const cities: NonNullable<Plan['cities']> = { D4: {}, A7: { of: 1 }, D2: camp, B3: camp, C2: camp };
    expect(added(attack('tribal-warfare', { cities }))).toBe(3);
    expect(added(attack('tribal-warfare', { cities: { ...cities, E2: camp, F3: camp } }))).toBe(4);
    const barbarians: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [BARBARIANS, 'D3', 'infantry'],
    ];
    expect(added(attack('tribal-warfare', { cities, units: barbarians }))).toBe(0);
  });

  test('Vercingetorix: one for each Settler near', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry', 'settler', 'settler'],
      [0, 'D7', 'settler'],
      [1, 'D3', 'infantry'],
    ];
    expect(added(attack('vercingetorix', { units }))).toBe(2);
  });

  test('Boudica: against more Warfare', () => {
    const seats = [{ advances: ['tactics'] }, { advances: ['tactics', 'draft'] }];
    expect([added(attack('boudica', { seats })), added(attack('boudica'))]).toEqual([2, 0]);
  });

  test('Wu: with no fewer units', () => {
    const many: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry', 'infantry', 'infantry'],
    ];
    expect([added(attack('wu')), added(attack('wu', { units: many }))]).toEqual([2, 0]);
  });

  test('Ramses: against a coastal city', () => {
    const terrain = { D2: 'sea' as const };
    expect([added(attack('ramses', { cities: CITY, terrain })), added(attack('ramses', { cities: CITY }))]).toEqual([
      2, 0,
    ]);
  });

  test('Alexander: one for each region but the first', () => {
    const cities: NonNullable<Plan['cities']> = { D4: {}, D6: {}, B4: {}, A7: { of: 1 } };
    const at = (home: string) => added(attack('alexander', { cities, seats: [{ advances: ['tactics'], home }, {}] }));
    expect([at('D1'), at('D4')]).toEqual([3, 2]);
  });

  test('Leonidas: two for each unit the enemy has more', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry', 'infantry', 'infantry', 'infantry'],
    ];
    expect([added(attack('leonidas', { units })), added(attack('leonidas'))]).toEqual([4, 0]);
  });

  test('Sri Gupta: when no card is laid', () => {
    expect(added(attack('sri-gupta'))).toBe(2);
    const table = attack('sri-gupta', { seats: [{ advances: ['tactics'], hand: [ACTION_CARD] }, {}] });
    table.take({ do: 'lay' });
    expect(added(table)).toBeLessThan(2);
  });

  test('Akbar and Go-Toba: for an ore', () => {
    const seats = [{ advances: ['tactics'], goods: { ore: 1 } }, {}];
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'elephant', 'elephant'],
      [1, 'D3', 'infantry'],
    ];
    const dice = new Array<number>(9).fill(face(1, 'leader'));
    const army: UnitName[] = ['elephant', 'elephant'];
    const akbar = having('akbar', { units, seats }).dice(...dice);
    akbar.move('D4', [...army, 'leader'], 'D3').take({ do: 'sworn' });
    const plain = having('akbar', { units, seats }).dice(...dice);
    plain.move('D4', [...army, 'leader'], 'D3').take({ do: 'decline' });
    expect(rolled(akbar).cv[0] - rolled(plain).cv[0]).toBe(2);
    const sword = attack('go-toba', { seats }).take({ do: 'sworn' });
    expect([added(sword), sword.good(0, 'ore')]).toEqual([2, 0]);
  });

  test('Jimmu: for Fortresses near him, wherever he is', () => {
    const cities: NonNullable<Plan['cities']> = { D4: { buildings: ['fortress'] }, D6: {}, A7: { of: 1 } };
    expect(added(defend('jimmu', { cities, at: 'D6' }), 1)).toBe(2);
    expect(added(defend('jimmu', { cities, at: 'D8' }), 1)).toBe(0);
    expect(added(defend('jimmu', { cities, at: 'D4' }), 1)).toBe(2);
  });

  test("Siyaj K'ak': the size of the city, in the first round", () => {
    expect([added(attack('siyaj-kak', { cities: CITY })), added(attack('siyaj-kak'))]).toEqual([2, 0]);
  });

  test('Wak Chanil Ajaw and Ithobaal: near own cities, near own Temples', () => {
    const far: NonNullable<Plan['cities']> = { D7: {}, A7: { of: 1 } };
    expect([added(attack('wak-chanil-ajaw')), added(attack('wak-chanil-ajaw', { cities: far }))]).toEqual([2, 0]);
    const temple: NonNullable<Plan['cities']> = { D4: { buildings: ['temple'] }, A7: { of: 1 } };
    expect([added(attack('ithobaal', { cities: temple })), added(attack('ithobaal'))]).toEqual([2, 0]);
  });

  test('Augustus: in a region without an own city', () => {
    expect([added(attack('augustus', { cities: { D7: {}, A7: { of: 1 } } })), added(attack('augustus'))]).toEqual([
      2, 0,
    ]);
  });

  test('Sulla: against barbarians', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'infantry'],
      [BARBARIANS, 'D3', 'infantry'],
    ];
    expect([added(attack('sulla', { units })), added(attack('sulla'))]).toEqual([2, 0]);
  });

  test('Ragnar: straight from ships', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'ship', 'infantry'],
      [1, 'D3', 'infantry'],
    ];
    const sea = { terrain: { D4: 'sea' as const }, cities: { D6: {}, A7: { of: 1 } } };
    expect([added(attack('ragnar', { ...sea, units })), added(attack('ragnar'))]).toEqual([2, 0]);
  });

  rule('COC-LEAD-08', 'at sea only who says so: Hanno, Pericles, Biremes', () => {
    const sea = (id: string, ...others: string[]) => {
      const table = having(id, {
        ground: 'sea',
        terrain: { A7: 'grassland', A3: 'grassland' },
        cities: { A3: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', 'ship'],
          [1, 'D3', 'ship'],
        ],
        seats: [{ advances: ['tactics'] }, { advances: others }],
      });
      table.dice(...new Array<number>(9).fill(TWO));
      const crew: UnitName[] = table.state.seats[0]!.ruling.length > 0 ? ['ship', 'leader'] : ['ship'];
      return added(table.move('D4', crew, 'D3'));
    };
    expect(['hanno', 'pericles', 'biremes', 'suiko', 'wu'].map((id) => sea(id))).toEqual([2, 2, 2, 0, 0]);
    expect(sea('biremes', 'war-ships')).toBe(2);
  });

  test('Immortals: culture for combat value, before the roll', () => {
    const table = attack('immortals', { seats: [{ advances: ['tactics'], goods: { culture: 5 } }, {}] });
    expect(table.offers({ do: 'inspire', n: 5 })).toBe(false);
    table.take({ do: 'inspire', n: 4 });
    expect([added(table), table.good(0, 'culture')]).toEqual([4, 1]);
  });
});

describe('hits that are ignored', () => {
  const many: NonNullable<Plan['units']> = [
    [0, 'D4', 'infantry', 'infantry'],
    [1, 'D3', 'infantry', 'infantry'],
  ];
  const taken = (table: Table, side = 0) => rolled(table).hits[side]!;

  test('Ahuitzotl: one each round, far from own cities', () => {
    const dice = [TWO, TWO, HIT, TWO, TWO];
    const far = attack('ahuitzotl', { cities: { D7: {}, A7: { of: 1 } }, dice });
    const near = attack('ahuitzotl', { dice });
    expect([taken(far), taken(near)]).toEqual([0, 1]);
  });

  test('Pakal: defending a city with an own Obelisk, at first', () => {
    const dice = [HIT, TWO, TWO, TWO];
    const obelisk: NonNullable<Plan['cities']> = { D4: { buildings: ['obelisk'] }, A7: { of: 1 } };
    expect([taken(defend('pakal', { cities: obelisk, dice }), 1), taken(defend('pakal', { dice }), 1)]).toEqual([0, 1]);
  });

  rule('COC-CIV-79', 'Fireworks: an ore and a wood for a hit of the first round', () => {
    const table = attack('fireworks', {
      units: many,
      army: ['infantry', 'infantry'],
      seats: [{ advances: ['tactics'], goods: { ore: 1, wood: 1 } }, {}],
      dice: [TWO, TWO, HIT, TWO],
    });
    table.take({ do: 'parried' });
    expect([table.count(0, 'D3', 'infantry'), table.good(0, 'ore'), table.good(0, 'wood')]).toEqual([2, 0, 0]);
  });

  test('Qin: two culture for a hit; Pygmalion: one, defending a city, back if the battle is won', () => {
    const qin = attack('qin', { seats: [{ advances: ['tactics'], goods: { culture: 2 } }, {}], dice: [TWO, TWO, HIT] });
    qin.take({ do: 'parried' });
    expect([qin.good(0, 'culture'), qin.count(0, 'D3', 'infantry')]).toEqual([0, 1]);
    const pygmalion = defend('pygmalion', { seats: [{ goods: { culture: 1 } }, {}], dice: [HIT, HIT, TWO] });
    pygmalion.take({ do: 'parried' });
    expect([pygmalion.count(0, 'D4', 'infantry'), pygmalion.good(0, 'culture')]).toEqual([1, 1]);
  });
});

describe('what the enemy may not', () => {
  const held = [{ advances: ['tactics'] }, { advances: ['tactics'], hand: [ACTION_CARD] }];

  rule('COC-CIV-78', 'Sparta: who outnumbers it lays no card', () => {
    const units = (n: number): NonNullable<Plan['units']> => [
      [0, 'D4', 'infantry'],
      [1, 'D3', ...new Array<UnitName>(n).fill('infantry')],
    ];
    const asks = (n: number) => attack('spartans', { units: units(n), seats: held }).asked.ask.do;
    expect([asks(1), asks(2)]).toEqual(['lay card', 'retreat or fight on']);
  });

  test('Bleda: no card for the defender of a city in the first round', () => {
    expect(attack('bleda', { seats: held }).asked.ask.do).toBe('lay card');
    expect(attack('bleda', { seats: held, cities: CITY }).asked.ask.do).not.toBe('lay card');
  });

  test('Hannibal, Persian elephants: at most two added by the enemy in the first round', () => {
    const steel = [{ advances: ['tactics'] }, { advances: ['steel-weapons', 'metallurgy', 'fanaticism'] }];
    const plain = added(attack('go-toba', { seats: steel, cities: CITY }), 1);
    expect(plain).toBe(4);
    expect(added(attack('hannibal', { seats: steel, cities: CITY }), 1)).toBe(2);
    const units: NonNullable<Plan['units']> = [
      [0, 'D4', 'elephant'],
      [1, 'D3', 'infantry'],
    ];
    const persians = attack('persian-elephants', { seats: steel, cities: CITY, units, army: ['elephant'] });
    expect(added(persians, 1)).toBe(2);
  });
});
