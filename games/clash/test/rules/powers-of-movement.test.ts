import { describe, expect, test } from 'vitest';
import { UNITS } from '../../src/pieces.ts';
import { ANGRY, HAPPY, NEUTRAL } from '../../src/state.ts';
import type { Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { having } from './civilized.ts';

const [SETTLER, CAVALRY] = [UNITS.indexOf('settler'), UNITS.indexOf('cavalry')];

/** Where a group that is chosen may go. */
const goes = (table: Table) =>
  [...new Set(table.options.flatMap((one) => (one.do === 'go' ? [table.code(one.to)] : [])))].sort();

describe('Expansion', () => {
  const plan: Plan = {
    cities: { D4: {}, D6: {}, A7: { of: 1 } },
    units: [
      [0, 'D6', 'settler', 'infantry'],
      [0, 'B4', 'settler'],
    ],
    seats: [{ advances: ['tactics'], goods: { food: 2, wood: 2, ore: 2 } }, {}],
  };
  const recruited = (kind: number) => {
    const table = having('expansion', plan);
    return table.take({ do: 'recruit', hex: table.hex('D4') }).pick(kind);
  };

  rule(
    ['COC-CIV-16', 'COC-CIV-17'],
    'after a Settler was recruited, Settlers in own cities may go one hex, alone, as many groups as in an action',
    () => {
      const table = recruited(SETTLER);
      expect([table.asked.ask.do, table.state.actions]).toEqual(['move groups', 2]);
      expect(table.offers({ do: 'stop moving' })).toBe(true);
      const from = table.options.flatMap((one) => (one.do === 'choose group' ? [table.code(one.hex)] : []));
      expect(from.sort()).toEqual(['D4', 'D6']);
      table.take({ do: 'choose group', hex: table.hex('D6') });
      expect(goes(table)).toEqual(['C6', 'C7', 'D5', 'D7', 'E6', 'E7']);
      table.take({ do: 'go', to: table.hex('D7') });
      expect([table.count(0, 'D7', 'settler'), table.count(0, 'D6', 'infantry')]).toEqual([1, 1]);
      table.move('D4', ['settler'], 'D3');
      expect([table.asked.ask.do, table.count(0, 'D3', 'settler')]).toEqual(['turn', 1]);
    },
  );

  rule('COC-CIV-17', 'with Roads, and only for who likes', () => {
    const table = having('expansion', {
      ...plan,
      seats: [{ advances: ['roads'], goods: { food: 2, gold: 2, ore: 2 } }, {}],
    });
    table
      .take({ do: 'recruit', hex: table.hex('D4') })
      .pick(SETTLER)
      .take({ do: 'enlist', pay: [2, 0, 0, 0, 0, 0, 0] });
    table.take({ do: 'choose group', hex: table.hex('D6') });
    expect(table.offers({ do: 'go', to: table.hex('D4'), roads: true })).toBe(true);
    const none = recruited(SETTLER).take({ do: 'stop moving' });
    expect([none.asked.ask.do, none.count(0, 'D6', 'settler')]).toEqual(['turn', 1]);
  });

  rule('COC-CIV-18', 'not after other recruits, nor for Settlers who came in another way', () => {
    expect(recruited(UNITS.indexOf('infantry')).asked.ask.do).toBe('turn');
    const table = having('expansion', plan);
    table.happen({ do: 'place unit', seat: 0, hex: table.hex('D4'), kind: SETTLER });
    expect(table.asked.ask.do).toBe('turn');
  });
});

test('Mounted Archers: who has just been recruited rides at once, and nobody else', () => {
  const table = having('mounted-archers', {
    units: [[0, 'D4', 'cavalry']],
    seats: [{ advances: ['tactics'], goods: { food: 1, wood: 1 } }, {}],
  });
  table.take({ do: 'recruit', hex: table.hex('D4') });
  if (table.asked.ask.do === 'choose units') table.pick(CAVALRY);
  expect([table.asked.ask.do, table.state.actions]).toEqual(['move groups', 2]);
  table.take({ do: 'choose group', hex: table.hex('D4') });
  expect(table.asked.ask.do).toBe('choose destination');
  table.take({ do: 'go', to: table.hex('D3') });
  expect([table.count(0, 'D3', 'cavalry'), table.count(0, 'D4', 'cavalry')]).toEqual([1, 1]);
  if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
  expect(table.asked.ask.do).toBe('turn');
});

const COAST: NonNullable<Plan['terrain']> = { C3: 'sea', C4: 'sea', D5: 'sea', C5: 'sea' };

describe('leaders aboard', () => {
  test('Hanno: once a turn he sails with ships that have not moved, and they move no more', () => {
    const plan: Plan & { at: string } = {
      at: 'C4',
      terrain: COAST,
      units: [[0, 'C4', 'ship']],
      seats: [{ advances: ['tactics', 'cartography'] }, {}],
    };
    const table = having('hanno', plan).take({ do: 'sail freely' });
    if (table.asked.ask.do === 'choose group') table.pick(...table.unitsAt(0, 'C4', 'ship', 'leader'));
    table.take({ do: 'go', to: table.hex('C3') });
    expect([table.count(0, 'C3', 'ship'), table.count(0, 'C3', 'leader'), table.state.actions]).toEqual([1, 1, 3]);
    expect(table.good(0, 'ideas')).toBe(0);
    expect(table.offers({ do: 'sail freely' })).toBe(false);
    table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex('C3') });
    expect(table.options.some((one) => one.do === 'go' && one.to === table.hex('C4'))).toBe(false);
    const moved = having('hanno', plan);
    moved.take({ do: 'move' }).take({ do: 'choose group', hex: moved.hex('C4') });
    moved.pick(...moved.unitsAt(0, 'C4', 'ship', 'leader')).take({ do: 'go', to: moved.hex('C3') });
    if (moved.asked.ask.do === 'move groups') moved.take({ do: 'stop moving' });
    expect(moved.offers({ do: 'sail freely' })).toBe(false);
  });

  test('Erik: everyone aboard lands together, beside actions, into a battle too', () => {
    const table = having('erik', {
      at: 'C4',
      terrain: COAST,
      units: [
        [0, 'C4', 'ship', 'infantry'],
        [1, 'B4', 'settler'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.take({ do: 'land everyone', to: table.hex('B4') });
    expect([table.count(0, 'B4', 'infantry'), table.count(0, 'B4', 'leader'), table.count(1, 'B4', 'settler')]).toEqual(
      [1, 1, 0],
    );
    expect([table.state.actions, table.count(0, 'C4', 'ship')]).toEqual([3, 1]);
    expect(having('erik', { at: 'D4', terrain: COAST }).offers({ do: 'land everyone' })).toBe(false);
  });
});

describe('City-States', () => {
  const plan: Plan = {
    cities: { D4: {}, D6: {}, B4: { mood: 'angry' }, A7: { of: 1 } },
    seats: [{ advances: ['farming', 'myths'], goods: { food: 2, wood: 2, ore: 2 } }, {}],
  };
  const twice = (more: Plan = {}) => {
    const table = having('city-states', { ...plan, ...more });
    for (let i = 0; i < 2; i++) table.take({ do: 'collect', hex: table.hex('D4') }).pick(table.hex('D4') * 8);
    return table;
  };

  rule(['COC-CIV-30', 'COC-CIV-31'], 'another city no smaller and no less happy counts as activated instead', () => {
    const table = twice();
    expect(table.ids('substitute')).toHaveLength(2);
    table.take({ do: 'substitute', hex: table.hex('D6') });
    expect([table.city('D4')!.mood, table.city('D4')!.activations, table.city('D6')!.activations]).toEqual([
      NEUTRAL,
      1,
      1,
    ]);
    expect(table.city('D6')!.mood).toBe(NEUTRAL);
    const itself = twice();
    itself.take({ do: 'substitute', hex: itself.hex('D4') });
    expect([itself.city('D4')!.mood, itself.city('D6')!.activations]).toEqual([ANGRY, 0]);
  });

  rule('COC-CIV-31', 'one that was activated before is less happy for it; a smaller or sadder one cannot', () => {
    const table = having('city-states', plan);
    table.take({ do: 'collect', hex: table.hex('D6') }).pick(table.hex('D6') * 8);
    for (let i = 0; i < 2; i++) table.take({ do: 'collect', hex: table.hex('D4') }).pick(table.hex('D4') * 8);
    table.take({ do: 'substitute', hex: table.hex('D6') });
    expect([table.city('D6')!.mood, table.city('D4')!.mood]).toEqual([ANGRY, NEUTRAL]);
    const happy = twice({ cities: { D4: { mood: 'happy' }, D6: {}, A7: { of: 1 } } });
    expect(happy.city('D4')!.mood).toBe(NEUTRAL);
    const large = twice({ cities: { D4: { buildings: ['temple'] }, D6: {}, A7: { of: 1 } } });
    expect([large.asked.ask.do, large.city('D4')!.mood]).toEqual(['turn', ANGRY]);
  });

  rule('COC-CIV-32', 'building in a city of size 2 may be the activation of another of size 2', () => {
    const cities: NonNullable<Plan['cities']> = {
      D4: { buildings: ['academy'] },
      D6: { buildings: ['academy'] },
      B4: {},
      A7: { of: 1 },
    };
    const table = having('city-states', { ...plan, cities });
    table.take({ do: 'collect', hex: table.hex('D4') }).pick(table.hex('D4') * 8);
    table.take({ do: 'construct', hex: table.hex('D4'), building: 3 });
    while (table.asked.ask.do !== 'city state') table.take({ ...table.options[0]! });
    table.take({ do: 'substitute', hex: table.hex('D6') });
    expect([table.city('D4')!.mood, table.city('D6')!.activations]).toEqual([NEUTRAL, 1]);
  });
});

describe('Nomads', () => {
  const plan: Plan = {
    cities: { D4: { mood: 'happy' }, B4: { buildings: ['temple'] }, F4: { mood: 'angry' }, A7: { of: 1 } },
    terrain: { D3: 'mountain', C4: 'forest', E4: 'barren' },
    units: [[0, 'D4', 'settler', 'settler']],
    exhausted: ['D5'],
  };
  const trek = (table: Table, from: string, to: string) => {
    if (table.asked.ask.do === 'turn') table.take({ do: 'move' });
    return table.take({ do: 'move city', hex: table.hex(from), to: table.hex(to) });
  };
  const goods = (table: Table) => (['food', 'wood', 'ore'] as const).map((good) => table.good(0, good));

  rule(
    ['COC-CIV-33', 'COC-CIV-34', 'COC-CIV-36'],
    'a city of size 1 that is not Angry goes as a unit does, with its mood, and gains what the land gives; who was in it may stay',
    () => {
      const table = having('nomads', plan).take({ do: 'move' });
      const from = new Set(table.options.flatMap((one) => (one.do === 'move city' ? [table.code(one.hex)] : [])));
      expect([...from]).toEqual(['D4']);
      trek(table, 'D4', 'C4');
      expect([table.city('D4'), table.city('C4')!.mood]).toEqual([undefined, HAPPY]);
      expect([goods(table), table.count(0, 'D4', 'settler')]).toEqual([[0, 1, 0], 2]);
      expect((table.asked.ask as { left: number }).left).toBe(2);
    },
  );

  rule('COC-CIV-33', 'or with a group, in one move', () => {
    const table = having('nomads', plan).take({ do: 'move' });
    table.take({ do: 'choose group', hex: table.hex('D4') }).pick(...table.unitsAt(0, 'D4', 'settler'));
    table.take({ do: 'go with city', to: table.hex('C5') });
    expect([table.city('C5')!.owner, table.count(0, 'C5', 'settler'), table.good(0, 'food')]).toEqual([0, 1, 1]);
    expect((table.asked.ask as { left: number }).left).toBe(2);
  });

  rule(
    ['COC-CIV-34', 'COC-CIV-37'],
    'onto Barren and Exhausted Land too, for nothing, and it is built upon there',
    () => {
      for (const to of ['E4', 'D5']) {
        const seats: NonNullable<Plan['seats']> = [
          { advances: ['irrigation', 'myths'], goods: { food: 1, wood: 1, ore: 1 } },
          {},
        ];
        const table = trek(having('nomads', { ...plan, seats }), 'D4', to);
        expect(goods(table)).toEqual([1, 1, 1]);
        table.take({ do: 'stop moving' });
        expect(table.offers({ do: 'construct', hex: table.hex(to) })).toBe(true);
      }
    },
  );

  rule('COC-CIV-35', 'not by Roads, not onto another city, and no further from a Mountain', () => {
    const seats: NonNullable<Plan['seats']> = [{ advances: ['roads'], goods: { food: 1, ore: 1 } }, {}];
    const cities: NonNullable<Plan['cities']> = { ...plan.cities, C5: {} };
    const table = having('nomads', { ...plan, cities, seats }).take({ do: 'move' });
    expect(table.offers({ do: 'move city', hex: table.hex('D4'), to: table.hex('C5') })).toBe(false);
    trek(table, 'D4', 'D3').take({ do: 'stop moving' });
    expect(table.good(0, 'ore')).toBe(2);
    table.take({ do: 'move' });
    expect(table.options.some((one) => one.do === 'move city' && one.hex === table.hex('D3'))).toBe(false);
    const group = having('nomads', { ...plan, seats }).take({ do: 'move' });
    group.take({ do: 'choose group', hex: group.hex('D4') }).pick(...group.unitsAt(0, 'D4', 'settler'));
    const far = group.options.filter((one) => one.do === 'go with city').map((one) => one.to);
    expect(far.every((to) => group.options.some((one) => one.do === 'go' && one.to === to && !one.roads))).toBe(true);
    expect(far.map((to) => group.code(to)).sort()).toEqual(['C4', 'C5', 'D3', 'D5', 'E4', 'E5']);
  });

  rule('COC-CIV-36', 'cities do not count among the four who may stand together', () => {
    const units: NonNullable<Plan['units']> = [[0, 'C5', 'infantry', 'infantry', 'infantry', 'infantry']];
    const table = trek(having('nomads', { ...plan, units }), 'D4', 'C5');
    expect([table.city('C5')!.owner, table.count(0, 'C5', 'infantry')]).toEqual([0, 4]);
  });

  rule('COC-CIV-38', 'each of its moves is an activation', () => {
    const table = trek(having('nomads', plan), 'D4', 'C5').take({ do: 'stop moving' });
    expect([table.city('C5')!.activations, table.city('C5')!.mood]).toEqual([1, HAPPY]);
    trek(table, 'C5', 'C6');
    expect(table.city('C6')!.mood).toBe(NEUTRAL);
  });

  rule(['COC-CIV-33', 'COC-MLAND-06'], 'once in an action, alone or with a group', () => {
    const alone = trek(having('nomads', plan), 'D4', 'C5');
    expect(alone.options.some((one) => one.do === 'move city')).toBe(false);
    const group = having('nomads', plan).take({ do: 'move' });
    group.take({ do: 'choose group', hex: group.hex('D4') }).pick(...group.unitsAt(0, 'D4', 'settler'));
    group.take({ do: 'go with city', to: group.hex('C5') });
    expect(group.options.some((one) => one.do === 'move city')).toBe(false);
  });
});

describe('Shipcraft', () => {
  const plan: Plan = {
    terrain: { C4: 'sea', C5: 'sea', B4: 'sea', D3: 'mountain', D5: 'forest' },
    units: [
      [0, 'C4', 'ship', 'ship', 'cavalry'],
      [1, 'C3', 'infantry'],
    ],
    seats: [{ advances: ['tactics'] }, {}],
  };
  const choosing = (table: Table, code: string, ...kinds: ('ship' | 'settler' | 'infantry' | 'cavalry')[]) => {
    if (table.asked.ask.do === 'turn') table.take({ do: 'move' });
    table.take({ do: 'choose group', hex: table.hex(code) });
    if (table.asked.ask.do === 'choose group') table.pick(...table.unitsAt(0, code, ...kinds));
    return table;
  };
  const turns = (table: Table) => [
    ...new Set(table.options.flatMap((one) => (one.do === 'go and turn' ? [table.code(one.to)] : []))),
  ];

  rule(
    ['COC-CIV-66', 'COC-CIV-67'],
    'ships become Settlers or, with Tactics, Infantry on Land beside them without enemies',
    () => {
      const table = choosing(having('shipcraft', plan), 'C4', 'ship');
      expect(turns(table).sort()).toEqual(['B3', 'D3', 'D4']);
      table.take({ do: 'go and turn', to: table.hex('D4'), infantry: 1 });
      expect([table.count(0, 'D4', 'infantry'), table.count(0, 'C4', 'ship')]).toEqual([1, 1]);
      const plain = choosing(having('shipcraft', { ...plan, seats: [{}, {}] }), 'C4', 'ship');
      expect(plain.options.some((one) => one.do === 'go and turn' && one.infantry > 0)).toBe(false);
      plain.take({ do: 'go and turn', to: plain.hex('D4'), settlers: 1 });
      expect(plain.count(0, 'D4', 'settler')).toBe(1);
    },
  );

  rule('COC-CIV-68', 'passengers come along, or stay where other ships hold them', () => {
    const one: NonNullable<Plan['units']> = [[0, 'C4', 'ship', 'cavalry']];
    const table = choosing(having('shipcraft', { ...plan, units: one }), 'C4', 'ship', 'cavalry');
    table.take({ do: 'go and turn', to: table.hex('D4'), settlers: 1 });
    expect([table.count(0, 'D4', 'cavalry'), table.count(0, 'D4', 'settler')]).toEqual([1, 1]);
    const stays = choosing(having('shipcraft', plan), 'C4', 'ship');
    stays.take({ do: 'go and turn', to: stays.hex('D4'), settlers: 1 });
    expect(stays.count(0, 'C4', 'cavalry')).toBe(1);
    const alone = having('shipcraft', { ...plan, units: one }).take({ do: 'move' });
    alone.take({ do: 'choose group', hex: alone.hex('C4') });
    expect(alone.mayPick(...alone.unitsAt(0, 'C4', 'ship'))).toBe(false);
  });

  rule(['COC-CIV-68', 'COC-MLAND-06'], 'but not those who have just boarded', () => {
    const units: NonNullable<Plan['units']> = [
      [0, 'C4', 'ship'],
      [0, 'D4', 'cavalry'],
    ];
    const table = having('shipcraft', { ...plan, units }).move('D4', ['cavalry'], 'C4');
    expect(turns(choosing(table, 'C4', 'ship', 'cavalry'))).toEqual([]);
    table.take({ do: 'go', to: table.hex('C5') });
    expect(turns(choosing(table, 'C5', 'ship', 'cavalry'))).toContain('D4');
  });

  rule('COC-CIV-69', 'Settlers and Infantry become ships, and the rest of the group boards them', () => {
    const units: NonNullable<Plan['units']> = [[0, 'D4', 'settler', 'infantry', 'cavalry']];
    const table = choosing(having('shipcraft', { ...plan, units }), 'D4', 'settler', 'infantry', 'cavalry');
    table.take({ do: 'go and turn', to: table.hex('C4'), settlers: 0, infantry: 1 });
    expect([table.count(0, 'C4', 'ship'), table.count(0, 'C4', 'settler'), table.count(0, 'C4', 'cavalry')]).toEqual([
      1, 1, 1,
    ]);
    const taken = having('shipcraft', { ...plan, units: [...units, [1, 'C4', 'ship'], [5, 'C5', 'ship']] });
    expect(turns(choosing(taken, 'D4', 'settler'))).toEqual([]);
  });

  rule(
    ['COC-CIV-70', 'COC-CIV-72'],
    'it is the same unit: it goes no further in that action, and on in the next',
    () => {
      const table = choosing(having('shipcraft', { ...plan, units: [[0, 'D4', 'settler']] }), 'D4', 'settler');
      table.take({ do: 'go and turn', to: table.hex('C4'), settlers: 1 });
      expect(table.asked.ask.do).toBe('turn');
      choosing(table, 'C4', 'ship').take({ do: 'go and turn', to: table.hex('D4'), infantry: 1 });
      expect([table.count(0, 'D4', 'infantry'), table.count(0, 'D4', 'settler')]).toEqual([1, 0]);
      expect(table.state.actions).toBe(1);
    },
  );

  rule('COC-CIV-71', 'on a Mountain it stays; who came through a Forest fights in neither form', () => {
    const table = choosing(having('shipcraft', { ...plan, units: [[0, 'C4', 'ship']] }), 'C4', 'ship');
    table.take({ do: 'go and turn', to: table.hex('D3'), infantry: 1 });
    expect(table.offers({ do: 'move' })).toBe(false);
    const wood = having('shipcraft', {
      ...plan,
      units: [
        [0, 'D4', 'infantry'],
        [1, 'B4', 'ship'],
      ],
    });
    wood.move('D4', ['infantry'], 'D5');
    choosing(wood, 'D5', 'infantry').take({ do: 'go and turn', to: wood.hex('C5'), infantry: 1 });
    choosing(wood, 'C5', 'ship');
    expect(wood.options.some((one) => one.do === 'go' && one.to === wood.hex('B4'))).toBe(false);
    const other = having('shipcraft', {
      ...plan,
      units: [
        [0, 'C5', 'ship'],
        [1, 'B4', 'ship'],
      ],
    });
    choosing(other, 'C5', 'ship');
    expect(other.offers({ do: 'go', to: other.hex('B4') })).toBe(true);
  });

  rule('COC-CIV-73', 'not by Roads, and not into the unknown', () => {
    const seats: NonNullable<Plan['seats']> = [{ advances: ['tactics', 'roads'], goods: { food: 1, ore: 1 } }, {}];
    const terrain: NonNullable<Plan['terrain']> = { ...plan.terrain, D4: 'unexplored', E4: 'sea' };
    const table = having('shipcraft', {
      ...plan,
      cities: { D6: {}, A7: { of: 1 } },
      terrain,
      seats,
      units: [
        [0, 'C4', 'ship'],
        [0, 'D6', 'settler'],
      ],
    });
    choosing(table, 'C4', 'ship');
    expect(turns(table)).not.toContain('D4');
    const road = having('shipcraft', {
      ...plan,
      cities: { D6: {}, A7: { of: 1 } },
      terrain,
      seats,
      units: [[0, 'D6', 'settler']],
    });
    choosing(road, 'D6', 'settler');
    expect(turns(road).every((code) => ['C6', 'C7', 'D5', 'D7', 'E6', 'E7'].includes(code))).toBe(true);
  });
});
