import { describe, expect, test } from 'vitest';
import { WONDER_CARD } from '../../src/decks.ts';
import { OBJECTIVE_CARDS, OBJECTIVES } from '../../src/objective-data.ts';
import { BARBARIANS, PIRATES } from '../../src/owners.ts';
import { pointsOf } from '../../src/scoring.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { type Case, objectiveNamed, STANDING } from './standing-objectives.ts';

const HIT = face(6, 'infantry');
const MISS = face(1, 'leader');
const CIVILIZATIONS = { civilizations: ['rome', 'greece'] as const };

/** The status phase, seat 0 holding these. */
function status(plan: Plan, ...ids: string[]): Table {
  const [own = {}, ...others] = plan.seats ?? [];
  const table = new Table({
    actions: 0,
    ...plan,
    config: plan.config ?? CIVILIZATIONS,
    seats: [{ ...own, objectives: ids.map((id) => objectiveNamed(id)) }, ...others],
  });
  return phase(table);
}

/** What seat 0 may complete now, in the status phase. */
function phase(table: Table): Table {
  table.state.steps = [
    { do: 'free advance', seat: 0, cube: false },
    { do: 'status objectives', seat: 0, done: [] },
  ];
  return table.happen();
}

describe('objectives of the status phase', () => {
  test.each(STANDING)('$id', ({ id, met, short, prepare }: Case) => {
    const claims = (plan: Plan) => {
      const table = status(plan, id);
      prepare?.(table);
      return phase(table).offers({ do: 'complete', objective: id });
    };
    expect(claims(met)).toBe(true);
    const without = status(short, id);
    expect(without.offers({ do: 'complete', objective: id })).toBe(false);
  });

  test('each of them is tried here', () => {
    const tried = STANDING.map(({ id }) => id);
    const all = OBJECTIVES.filter(({ when, condition }) => when.includes('status') && condition.is !== 'wonder built');
    expect(all.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
  });
});

const RICH: Plan = { cities: { D2: {} }, seats: [{ goods: { food: 5, wood: 5, ore: 5 }, advances: ['storage'] }, {}] };

rule(
  ['COC-STAT-03', 'COC-OCARD-04', 'COC-OCARD-01', 'COC-OCARD-02'],
  'any number, each voluntary, at its price; either half, once',
  () => {
    const table = status(RICH, 'wood-supplies', 'food-supplies', 'ore-supplies');
    table.take({ do: 'complete', objective: 'wood-supplies' });
    expect(table.good(0, 'wood')).toBe(3);
    expect(table.offers({ do: 'complete', objective: 'wood-supplies' })).toBe(false);
    table.take({ do: 'complete', objective: 'food-supplies' });
    expect([table.state.seats[0]!.completed.length, table.state.seats[0]!.objectives.length]).toEqual([2, 1]);
    table.take({ do: 'decline' });
    expect(table.asked.ask.do).toBe('free advance');
    expect(pointsOf(table.state, 0).objectives).toBe(4);
    expect(OBJECTIVE_CARDS.every(([upper, lower]) => upper.id !== lower.id)).toBe(true);
  },
);

test('what one of them costs may undo another', () => {
  const table = status(
    { ...RICH, seats: [{ goods: { ...RICH.seats![0]!.goods, wood: 5 } }, {}] },
    'wood-supplies',
    'optimized-storage',
  );
  expect(table.offers({ do: 'complete', objective: 'optimized-storage' })).toBe(true);
  table.state.seats[0]!.goods[1] = 5;
  table.take({ do: 'complete', objective: 'wood-supplies' });
  expect(table.good(0, 'wood')).toBe(3);
  expect(table.offers({ do: 'complete', objective: 'optimized-storage' })).toBe(true);
  const poor = status({ ...RICH, seats: [{ goods: { food: 3, wood: 5, ore: 5 } }, {}] }, 'ore-supplies', 'wealth');
  poor.state.seats[0]!.goods[2] = 4;
  expect(poor.offers({ do: 'complete', objective: 'wealth' })).toBe(false);
});

rule('COC-STAT-04', 'two of a name are not completed by one condition', () => {
  const seats = [{ advances: ['voting', 'separation-of-power', 'civil-liberties', 'free-economy'] }, {}];
  const table = status({ cities: { D2: {} }, seats }, 'government');
  table.state.seats[0]!.objectives.push(objectiveNamed('government', 1));
  phase(table).take({ do: 'complete', card: objectiveNamed('government') });
  expect(table.offers({ do: 'complete', objective: 'government' })).toBe(false);
});

test('some two are never completed together', () => {
  const fleet = ['ship', 'ship', 'ship', 'ship'] as const;
  const four = ['infantry', 'infantry'] as const;
  const table = status(
    {
      terrain: { A3: 'sea' },
      cities: { D2: {}, D4: {}, D6: {}, B4: {} },
      units: [
        [0, 'A3', ...fleet],
        [0, 'D2', ...four],
        [0, 'D4', ...four],
        [0, 'D6', ...four],
        [0, 'B4', ...four],
      ],
    },
    'standing-army',
    'military-might',
  );
  table.take({ do: 'complete', objective: 'military-might' });
  expect(table.offers({ do: 'complete', objective: 'standing-army' })).toBe(false);
});

test('who holds objectives is asked whatever they are; who holds none is not', () => {
  const table = status(RICH, 'wealth');
  expect([table.asked.ask.do, table.ids()]).toEqual(['status objectives', ['decline']]);
  expect(status(RICH).asked.ask.do).toBe('free advance');
});

/** Seat 0 attacks the army or city on D3 from D4. */
function attack(plan: Plan, ids: readonly string[], ...faces: number[]): Table {
  const [own = {}, ...others] = plan.seats ?? [];
  const table = new Table({
    cities: { D4: {}, A7: { of: 1 } },
    ...plan,
    seats: [
      { advances: ['tactics'], ...own, objectives: ids.map((id) => objectiveNamed(id)) },
      ...(others.length > 0 ? others : [{}]),
    ],
  });
  return table.dice(...faces).move('D4', army(table, 'D4'), 'D3');
}

function army(table: Table, code: string) {
  const kinds = ['infantry', 'cavalry', 'elephant', 'leader'] as const;
  return kinds.flatMap((kind) => new Array<typeof kind>(table.count(0, code, kind)).fill(kind));
}

const claimed = (table: Table, id: string) =>
  table.asked.ask.do === 'claim' && table.asked.ask.met.includes(id) && table.offers({ do: 'complete', objective: id });

const one = ['infantry'] as const;
const two = ['infantry', 'infantry'] as const;
const three = ['infantry', 'infantry', 'infantry'] as const;

describe('objectives of the moment', () => {
  rule(
    ['COC-OCARD-05', 'COC-OCARD-06', 'COC-OCARD-07'],
    'one city completes one Conqueror, and another objective with it',
    () => {
      const table = attack(
        {
          cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } },
          units: [
            [0, 'D4', ...two],
            [1, 'D3', ...one],
          ],
        },
        ['conqueror', 'bold'],
        HIT,
        HIT,
        MISS,
      );
      table.state.seats[0]!.objectives.push(objectiveNamed('conqueror', 1));
      expect(claimed(table, 'conqueror')).toBe(true);
      table.take({ do: 'complete', card: objectiveNamed('conqueror') });
      expect(table.offers({ do: 'complete', objective: 'conqueror' })).toBe(false);
      expect(table.state.seats[0]!.completed).toEqual([objectiveNamed('conqueror')]);
      const both = attack(
        {
          units: [
            [0, 'D4', ...one],
            [1, 'D3', ...two],
          ],
          seats: [{}, { advances: ['tactics', 'draft'] }],
        },
        ['bold', 'defiance'],
        HIT,
        MISS,
        MISS,
        HIT,
        MISS,
      );
      while (both.asked.ask.do === 'retreat or fight on') both.take({ do: 'combat round' });
      both.take({ do: 'complete', objective: 'defiance' });
      expect(claimed(both, 'bold')).toBe(true);
    },
  );

  test('Conqueror: not for an empty city, but for one with a Fortress', () => {
    const units: NonNullable<Plan['units']> = [[0, 'D4', ...two]];
    const open = attack({ cities: { D4: {}, D3: { of: 1 }, A7: { of: 1 } }, units }, ['conqueror']);
    expect(claimed(open, 'conqueror')).toBe(false);
    const walled = attack(
      { cities: { D4: {}, D3: { of: 1, buildings: ['fortress'] }, A7: { of: 1 } }, units },
      ['conqueror'],
      HIT,
      HIT,
      MISS,
    );
    expect(claimed(walled, 'conqueror')).toBe(true);
  });

  test('Naval Assault: from ships alone', () => {
    const from = (sea: boolean) => {
      const table = new Table({
        terrain: sea ? { D4: 'sea' } : {},
        cities: { D3: { of: 1 }, A7: { of: 1 }, B5: {} },
        units: [sea ? [0, 'D4', 'ship', 'infantry'] : [0, 'D4', 'infantry']],
        seats: [{ advances: ['tactics'], objectives: [objectiveNamed('naval-assault')] }, {}],
      });
      return claimed(table.move('D4', ['infantry'], 'D3'), 'naval-assault');
    };
    expect([from(true), from(false)]).toEqual([true, false]);
  });

  test('Barbarian Conquest: held by two', () => {
    const against = (n: number) =>
      attack(
        {
          cities: { D4: {}, D3: { of: BARBARIANS } },
          units: [
            [0, 'D4', ...three],
            [BARBARIANS, 'D3', ...new Array<'infantry'>(n).fill('infantry')],
          ],
        },
        ['barbarian-conquest'],
        HIT,
        HIT,
        HIT,
        ...new Array<number>(n).fill(MISS),
      );
    expect([claimed(against(2), 'barbarian-conquest'), claimed(against(1), 'barbarian-conquest')]).toEqual([
      true,
      false,
    ]);
  });

  const FIELD: Plan = {
    units: [
      [0, 'D4', ...three],
      [1, 'D3', ...three],
    ],
  };

  test('General, Great Battle, Aggressor: three killed of six, as attacker', () => {
    const table = attack(FIELD, ['general', 'great-battle', 'aggressor'], HIT, HIT, HIT, MISS, MISS, MISS);
    expect(['general', 'great-battle', 'aggressor', 'resistance'].map((id) => claimed(table, id))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const small = attack(
      {
        units: [
          [0, 'D4', ...three],
          [1, 'D3', ...one],
        ],
      },
      ['general', 'great-battle', 'aggressor'],
      HIT,
      HIT,
      HIT,
      MISS,
    );
    expect(['general', 'great-battle', 'aggressor'].map((id) => claimed(small, id))).toEqual([false, false, false]);
  });

  test('Resistance: as defender', () => {
    const table = attack(FIELD, [], MISS, MISS, MISS, HIT, HIT, HIT);
    expect(table.asked.ask.do).toBe('turn');
    const held = new Table({
      cities: { D4: {}, A7: { of: 1 } },
      ...FIELD,
      seats: [{ advances: ['tactics'] }, { objectives: [objectiveNamed('resistance')] }],
    });
    held.dice(MISS, MISS, MISS, HIT, HIT, HIT).move('D4', ['infantry', 'infantry', 'infantry'], 'D3');
    expect([held.asked.seat, claimed(held, 'resistance')]).toEqual([1, true]);
  });

  test('Defiance and Bold: with fewer units; Bold also against more Warfare', () => {
    const even: Plan = {
      units: [
        [0, 'D4', ...one],
        [1, 'D3', ...one],
      ],
      seats: [{}, { advances: ['tactics', 'draft'] }],
    };
    const table = attack(even, ['defiance', 'bold'], HIT, MISS);
    expect([claimed(table, 'defiance'), claimed(table, 'bold')]).toEqual([false, true]);
  });

  test('Warmonger: the second land battle of the turn, one of them won', () => {
    const table = new Table({
      cities: { D4: {}, A7: { of: 1 } },
      units: [
        [0, 'D4', ...three],
        [1, 'D3', ...one],
        [1, 'D5', ...one],
      ],
      seats: [{ advances: ['tactics'], objectives: [objectiveNamed('warmonger')] }, {}],
    });
    table.dice(HIT, MISS, HIT, MISS).move('D4', ['infantry'], 'D3');
    expect(claimed(table, 'warmonger')).toBe(false);
    while (table.asked.ask.do === 'claim') table.take({ do: 'decline' });
    table.move('D4', ['infantry'], 'D5');
    expect(claimed(table, 'warmonger')).toBe(true);
  });

  test('Draft: twice in the turn', () => {
    const table = new Table({
      cities: { D4: {}, D6: {} },
      seats: [
        { advances: ['tactics', 'draft'], goods: { mood: 2 }, objectives: [objectiveNamed('draft-objective')] },
        {},
      ],
    });
    const recruit = (code: string) => {
      table.take({ do: 'recruit', hex: table.hex(code) });
      if (table.asked.ask.do === 'choose units') table.pick(1);
    };
    recruit('D4');
    expect(claimed(table, 'draft-objective')).toBe(false);
    recruit('D6');
    expect(claimed(table, 'draft-objective')).toBe(true);
  });

  test('City Founder: five hexes from home; then Colony has to wait', () => {
    const found = (code: string) => {
      const table = new Table({
        cities: { D1: {} },
        units: [[0, code, 'settler']],
        seats: [{ home: 'D1', objectives: [objectiveNamed('city-founder'), objectiveNamed('colony')] }, {}],
      });
      return table.take({ do: 'found', hex: table.hex(code) });
    };
    expect(claimed(found('D5'), 'city-founder')).toBe(false);
    const table = found('D6');
    expect(claimed(table, 'city-founder')).toBe(true);
    table.take({ do: 'complete', objective: 'city-founder' });
    phase(table);
    expect(table.offers({ do: 'complete', objective: 'colony' })).toBe(false);
    table.state.seats[0]!.deeds = [];
    expect(phase(table).offers({ do: 'complete', objective: 'colony' })).toBe(true);
  });

  test('Terror Regime: when the fourth city becomes Angry, at once', () => {
    const angry = { mood: 'angry' as const };
    const table = new Table({
      cities: { D2: angry, D4: angry, D6: angry, B4: {} },
      seats: [{ objectives: [objectiveNamed('terror-regime')] }, {}],
    });
    expect(table.asked.ask.do).toBe('turn');
    table.happen({ do: 'mood falls', hex: table.hex('B4'), mood: 0 });
    expect(claimed(table, 'terror-regime')).toBe(true);
  });

  test('Legendary Battle: three against a city of size 5 with a wonder', () => {
    const city = { of: 1, buildings: ['academy', 'temple', 'port'] as const, port: 'D2', wonders: [WONDER_CARD] };
    const with3 = (n: number, wonders: readonly number[]) =>
      attack(
        {
          terrain: { D2: 'sea' },
          cities: {
            D4: {},
            D3: { ...city, buildings: wonders.length > 0 ? city.buildings : [...city.buildings, 'fortress'], wonders },
            A7: { of: 1 },
          },
          units: [
            [0, 'D4', ...new Array<'infantry'>(n).fill('infantry')],
            [1, 'D3', ...one],
          ],
        },
        ['legendary-battle'],
        ...new Array<number>(n).fill(HIT),
        MISS,
        MISS,
      );
    const after = (table: Table) => {
      while (table.asked.ask.do === 'claim' && !table.asked.ask.met.includes('legendary-battle'))
        table.take({ do: 'decline' });
      while (table.asked.ask.do === 'place refugee') table.take({ do: 'decline' });
      while (table.asked.ask.do === 'claim' && !table.asked.ask.met.includes('legendary-battle'))
        table.take({ do: 'decline' });
      return claimed(table, 'legendary-battle');
    };
    expect([after(with3(3, [WONDER_CARD])), after(with3(2, [WONDER_CARD])), after(with3(3, []))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('Scavenger: a Settler who could have traded', () => {
    const kill = (...advances: string[]) =>
      attack(
        {
          units: [
            [0, 'D4', ...one],
            [1, 'D3', 'settler'],
          ],
          seats: [{}, { advances }],
        },
        ['scavenger'],
      );
    expect([claimed(kill('bartering', 'trade-routes'), 'scavenger'), claimed(kill(), 'scavenger')]).toEqual([
      true,
      false,
    ]);
  });

  test('Great Commander, Brutus, Trample: leaders and riders', () => {
    const config = CIVILIZATIONS;
    const led = attack(
      {
        config,
        units: [
          [0, 'D4', 'leader', 'cavalry'],
          [1, 'D3', ...two],
        ],
      },
      ['great-commander', 'trample'],
      HIT,
      HIT,
      MISS,
      MISS,
    );
    expect([claimed(led, 'great-commander'), claimed(led, 'trample')]).toEqual([true, true]);
    const killed = attack(
      {
        config,
        units: [
          [0, 'D4', ...three, 'infantry'],
          [1, 'D3', 'leader', ...two],
        ],
      },
      ['brutus', 'trample'],
      HIT,
      HIT,
      HIT,
      HIT,
      MISS,
      MISS,
      MISS,
    );
    expect([claimed(killed, 'brutus'), claimed(killed, 'trample')]).toEqual([true, false]);
  });

  test('Sea Cleansing: the second victory over pirates in a turn', () => {
    const table = new Table({
      config: CIVILIZATIONS,
      ground: 'sea',
      terrain: { A7: 'grassland' },
      cities: { A7: {} },
      units: [
        [0, 'D4', 'ship'],
        [0, 'D6', 'ship'],
        [PIRATES, 'D3', 'ship'],
        [PIRATES, 'D7', 'ship'],
      ],
      seats: [{ objectives: [objectiveNamed('sea-cleansing')] }, {}],
    });
    table.dice(HIT, MISS, HIT, MISS).move('D4', ['ship'], 'D3');
    expect(claimed(table, 'sea-cleansing')).toBe(false);
    while (table.asked.ask.do === 'choose token') table.take({ do: 'take token', good: 5 });
    table.move('D6', ['ship'], 'D7');
    expect(claimed(table, 'sea-cleansing')).toBe(true);
  });
});

test('Magnificent Culture: a wonder just built, or the only one of the round', () => {
  const table = new Table({
    cities: { D2: {}, A7: { of: 1 } },
    seats: [{ objectives: [objectiveNamed('magnificent-culture')], wonders: [WONDER_CARD] }, {}],
  });
  table.happen({ do: 'build wonder', seat: 0, card: WONDER_CARD, hex: table.hex('D2') });
  expect(claimed(table, 'magnificent-culture')).toBe(true);
  table.take({ do: 'decline' });
  const offered = () => phase(table).offers({ do: 'complete', objective: 'magnificent-culture' });
  expect(offered()).toBe(true);
  table.state.seats[1]!.deeds.push('wonder');
  expect(offered()).toBe(false);
  table.state.seats[1]!.deeds = [];
  table.state.seats[0]!.deeds = [];
  expect(offered()).toBe(false);
});
