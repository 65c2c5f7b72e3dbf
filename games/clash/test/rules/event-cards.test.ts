import { describe, expect, test } from 'vitest';
import { advance } from '../../src/advances.ts';
import { EVENT_CARD, WONDER_CARD } from '../../src/decks.ts';
import type { Good } from '../../src/goods.ts';
import { mark } from '../../src/knowledge.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { BUILDINGS, type BuildingName, type UnitName } from '../../src/pieces.ts';
import { pointsOf } from '../../src/scoring.ts';
import { ANGRY, type Mood, NEUTRAL } from '../../src/state.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const HOMES: NonNullable<Plan['cities']> = { D2: {}, D7: { of: 1 } };

/** Seat 0 has drawn the card with this number. */
function drawn(id: number, plan: Plan = {}): Table {
  const table = new Table({ cities: HOMES, ...plan });
  const card = EVENT_CARD + id - 1;
  table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
  table.state.openEvents.push(card);
  return table;
}

/** Its text is read, without its icon. */
function read(id: number, plan: Plan = {}): Table {
  const card = EVENT_CARD + id - 1;
  return drawn(id, plan).happen({ do: 'event text', seat: 0, card }, { do: 'event done', seat: 0, card, whole: true });
}

describe('icons', () => {
  const ICONS = {
    'barbarians move': [3, 4, 5, 6, 7, 8, 19, 20, 21, 22, 23, 25, 26, 28, 40, 42, 49],
    'settle barbarians': [9, 10, 11, 12, 15, 16, 17, 27, 43, 48, 57],
    'exhaust land': [13, 14, 18, 24, 47],
    'gold mine': [34, 35, 38, 53],
    'place pirates': [41, 45, 46, 54, 55, 56, 58],
    turn: [1, 2, 29, 30, 31, 32, 33, 36, 37, 39, 44, 50, 51, 52],
  };

  /** What the icon brings to a table with sea and barbarians. */
  function brought(id: number): string {
    const table = drawn(id, {
      terrain: { C2: 'sea', D1: 'sea' },
      units: [[BARBARIANS, 'D4', 'infantry']],
    });
    table.happen({ do: 'event icon', seat: 0, card: EVENT_CARD + id - 1 });
    if (table.good(0, 'gold') === 2) return 'gold mine';
    return table.count(BARBARIANS, 'D4', 'infantry') === 0 ? 'barbarians move' : table.asked.ask.do;
  }

  rule(['COC-EVT-01'], 'each of the 58 cards has its own', () => {
    for (const [icon, ids] of Object.entries(ICONS))
      for (const id of ids) expect([id, brought(id)]).toEqual([id, icon]);
    expect(Object.values(ICONS).flat().length).toBe(58);
  });
});

describe('cards of one name', () => {
  const STORED = ['storage'];

  test('every Famine takes its food of the drawer alone, or makes a city Angry; none with Irrigation', () => {
    const famine = (id: number, food: number, advances: readonly string[]): [number, number, Mood] => {
      const table = read(id, { seats: [{ goods: { food }, advances }, { goods: { food: 2 } }] });
      return [table.good(0, 'food'), table.good(1, 'food'), table.city('D2')!.mood];
    };
    for (const [n, ids] of [
      [1, [3, 4, 5]],
      [2, [6, 7, 8]],
    ] as const)
      for (const id of ids) {
        expect(famine(id, 3, STORED)).toEqual([3 - n, 2, NEUTRAL]);
        expect(famine(id, n - 1, STORED)).toEqual([0, 2, ANGRY]);
        expect(famine(id, 1, ['irrigation'])).toEqual([1, 2, NEUTRAL]);
        expect(famine(id, 0, ['sanitation'])).toEqual([0, 2, ANGRY]);
      }
  });

  rule(['COC-EVT-02', 'COC-EVT-03'], 'every year brings as much as it says to whom it says', () => {
    const year = (id: number) => {
      const table = read(id, { seats: [{ advances: STORED }, { advances: STORED }] });
      return [table.good(0, 'food'), table.good(1, 'food')];
    };
    expect([9, 10, 11].map(year)).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect([12, 13, 14].map(year)).toEqual([
      [2, 0],
      [2, 2],
      [2, 2],
    ]);
    expect([15, 16, 17].map(year)).toEqual([
      [3, 3],
      [3, 3],
      [3, 0],
    ]);
  });
});

describe('whom illness finds, and how hard', () => {
  const FOUR: NonNullable<Plan['cities']> = { D2: {}, D4: {}, B4: {}, F4: {} };
  const angry = (table: Table, owner: number) => {
    while (table.asked.ask.do === 'lower moods') table.take({ ...table.options[0]! });
    return table.state.cities.filter((city) => city.owner === owner && city.mood === ANGRY).length;
  };

  rule('COC-ANNEX-09', 'Pestilence: a city of everyone with two, two of who travels, none with Sanitation', () => {
    const pestilence = (advances: readonly string[]) =>
      angry(read(1, { cities: { ...FOUR, D7: { of: 1 } }, seats: [{ advances }, {}] }), 0);
    expect([pestilence([]), pestilence(['roads']), pestilence(['sanitation']), pestilence(['irrigation'])]).toEqual([
      1, 2, 0, 1,
    ]);
    const others = read(1, { cities: { D2: {}, D7: { of: 1 }, B6: { of: 1 } } });
    expect([angry(others, 0), angry(others, 1)]).toEqual([0, 1]);
  });

  test('Epidemics: everyone with two units loses one, for no points', () => {
    const table = read(2, {
      units: [
        [0, 'D2', 'settler', 'settler'],
        [1, 'D7', 'settler', 'settler'],
      ],
    });
    expect(table.state.seats.map(({ units }) => units.length)).toEqual([1, 1]);
    expect([0, 1].map((seat) => pointsOf(table.state, seat).events)).toEqual([0, 0]);
  });
});

describe('what is counted, and to where', () => {
  const THREE: NonNullable<Plan['cities']> = {
    D2: { buildings: ['academy', 'temple'] },
    D4: {},
    D6: {},
    A7: { of: 1 },
  };

  rule('COC-EVT-05', 'both earthquakes: three cities, three pieces at most, two points for each', () => {
    for (const id of [30, 31]) {
      const table = read(id, { cities: THREE });
      expect([table.asked.ask.do, table.asked.pick!.max]).toEqual(['earthquake', 3]);
      table.pick(table.hex('D4') * 300, table.hex('D6') * 300);
      expect(pointsOf(table.state, 0).events).toBe(4);
      expect(read(id, { cities: { D2: THREE.D2!, D4: {}, A7: { of: 1 } } }).asked.ask.do).toBe('turn');
    }
  });

  test('floods and Migration: one step in one city, however far one travels', () => {
    const terrain = { D1: 'sea', C2: 'sea', D5: 'sea' } as const;
    for (const id of [32, 33, 34, 35]) {
      const table = read(id, {
        terrain,
        cities: { D2: {}, D4: {}, D6: {}, A7: { of: 1 } },
        seats: [{ advances: ['roads'] }, {}],
      });
      while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
      expect([id, table.state.cities.filter(({ owner, mood }) => owner === 0 && mood === ANGRY).length]).toEqual([
        id,
        1,
      ]);
      const alone = read(id, { terrain, cities: { D2: {}, A7: { of: 1 } } });
      expect([id, alone.city('D2')!.mood]).toEqual([id, ANGRY]);
    }
    for (const id of [34, 35]) {
      const inland = read(id);
      expect([inland.city('D2')!.mood, inland.count(0, 'D2', 'settler'), inland.count(1, 'D7', 'settler')]).toEqual([
        ANGRY,
        0,
        1,
      ]);
    }
  });

  test('every Population Boom and every Civil War', () => {
    for (const id of [27, 28]) {
      const boom = read(id);
      expect([boom.count(0, 'D2', 'settler'), boom.count(1, 'D7', 'settler')]).toEqual([1, 1]);
    }
    for (const id of [36, 37]) {
      const war = read(id, { cities: { D2: {}, D7: { of: 1 } }, units: [[0, 'D2', 'infantry']] });
      expect([war.count(0, 'D2', 'infantry'), war.city('D2')!.mood]).toEqual([0, ANGRY]);
    }
  });

  test('blooms: each kind of building, and not more than the card says', () => {
    const towns = (...buildings: BuildingName[]): NonNullable<Plan['cities']> =>
      Object.fromEntries(
        ['A3', 'A5', 'B4', 'C5', 'E5', 'F4', 'G3']
          .slice(0, buildings.length)
          .map((code, i) => [code, { of: 1, buildings: [buildings[i]!] }]),
      );
    const bloom = (id: number, good: Good, ...buildings: BuildingName[]) =>
      read(id, { cities: { D2: {}, ...towns(...buildings) }, seats: [{}, { advances: ['storage'] }] }).good(1, good);
    expect(bloom(45, 'ideas', 'academy', 'observatory')).toBe(2);
    expect(
      bloom(45, 'ideas', 'academy', 'academy', 'academy', 'academy', 'observatory', 'observatory', 'observatory'),
    ).toBe(7);
    expect(bloom(46, 'gold', 'market', 'port')).toBe(2);
    expect(bloom(46, 'gold', 'market', 'market', 'port', 'port')).toBe(3);
    const calm = read(47, { cities: { D2: {}, ...towns('temple', 'temple', 'obelisk', 'obelisk') } });
    let asked = 0;
    for (; calm.asked.ask.do === 'choose token'; calm.take({ do: 'take token', good: 6 }))
      if (calm.asked.seat === 1) asked++;
    expect(asked).toBe(3);
  });

  test('Pandemics, Vermin, Black Death: everyone; Sanitation or Irrigation spares', () => {
    const FOUR: NonNullable<Plan['cities']> = { D2: {}, A3: { of: 1 }, A5: { of: 1 }, B4: { of: 1 }, B6: { of: 1 } };
    const pandemic = (advances: readonly string[]) =>
      read(49, { cities: FOUR, seats: [{}, { advances, goods: { gold: 3 } }] }).asked.ask.do;
    expect([pandemic([]), pandemic(['sanitation']), pandemic(['irrigation'])]).toEqual([
      'pandemic',
      'turn',
      'pandemic',
    ]);
    const vermin = (...advances: string[]) =>
      read(51, { seats: [{}, { advances: ['storage', ...advances], goods: { food: 1 } }] }).good(1, 'food');
    expect([vermin(), vermin('irrigation'), vermin('sanitation')]).toEqual([0, 1, 0]);
    const death = (n: number) => {
      const table = read(50, {
        units: [
          [1, 'D7', ...new Array<UnitName>(Math.min(n, 4)).fill('settler')],
          [1, 'D6', ...new Array<UnitName>(n - Math.min(n, 4)).fill('infantry')],
        ],
      });
      while (table.asked.ask.do !== 'turn') table.pick(...table.asked.pick!.from.slice(0, table.asked.pick!.min));
      return n - table.state.seats[1]!.units.length;
    };
    expect([death(3), death(4), death(7), death(8)]).toEqual([0, 1, 1, 2]);
  });

  test('Drought: three food at most; none with Irrigation', () => {
    const drought = (...advances: string[]) =>
      read(52, {
        ground: 'barren',
        cities: { D2: {}, D4: {}, D6: {}, B4: {}, A7: { of: 1 } },
        seats: [{ advances: ['storage', ...advances], goods: { food: 5 } }, {}],
      }).good(0, 'food');
    expect([drought(), drought('irrigation'), drought('sanitation')]).toEqual([2, 5, 2]);
  });
});

describe('great persons', () => {
  const PERSONS = [18, 19, 20, 21, 22, 23, 24, 25, 26, 55, 56, 57, 58];
  const ARCHITECT = 55;

  /** Seat 0 has this person before it, in a position in which any could be called. */
  const befriending = (id: number, plan: Plan = {}) => {
    const table = new Table({
      cities: { D2: { mood: 'happy' }, D4: {}, D7: { of: 1 } },
      ...plan,
      seats: [
        {
          goods: { food: 7, wood: 7, ore: 7, culture: 7 },
          advances: ['engineering', 'storage', 'state-religion', 'philosophy', 'writing', 'tactics'],
          wonders: [WONDER_CARD],
        },
        {},
      ],
    });
    const card = EVENT_CARD + id - 1;
    table.state.eventDeck = table.state.eventDeck.filter((one) => one !== card);
    table.state.seats[0]!.persons.push(card);
    table.state.steps.pop();
    return table.happen();
  };

  test('each is offered to its drawer for a token, then to the other for two, and laid aside when nobody pays', () => {
    for (const id of PERSONS) {
      const card = EVENT_CARD + id - 1;
      const table = read(id, { seats: [{ goods: { culture: 1 } }, { goods: { culture: 2 } }] });
      expect([id, table.asked.seat, table.ids().length, table.offers({ do: 'take person', card })]).toEqual([
        id,
        0,
        2,
        true,
      ]);
      table.take({ do: 'decline' });
      expect([id, table.asked.seat, table.offers({ do: 'take person', card })]).toEqual([id, 1, true]);
      table.take({ do: 'decline' });
      expect([id, table.state.eventDiscard]).toEqual([id, [card]]);
    }
  });

  test('all but the Architect cost an action', () => {
    for (const id of PERSONS) {
      expect([id, befriending(id).offers({ do: 'call' })]).toEqual([id, true]);
      expect([id, befriending(id, { actions: 0 }).offers({ do: 'call' })]).toEqual([id, id === ARCHITECT]);
    }
  });

  test('the Prophet raises Temples alone, the Engineer any building', () => {
    const raised = (id: number) => {
      const table = befriending(id).take({ do: 'call' });
      if (table.asked.ask.do === 'learn in') table.take({ ...table.options[0]! });
      const kinds = table.options.flatMap((one) => (one.do === 'raise' ? [BUILDINGS[one.building]!] : []));
      return new Set(kinds);
    };
    expect([...raised(20)]).toEqual(['temple']);
    expect(raised(26).size).toBeGreaterThan(1);
  });

  test('the Statesman teaches any government', () => {
    const table = befriending(23).take({ do: 'call' });
    const taught = table.options.flatMap((one) => (one.do === 'gain advance' ? [one.advance] : []));
    expect(taught).toEqual(expect.arrayContaining(['voting', 'dogma'].map(advance)));
    const warlike = befriending(23);
    mark(warlike.state.seats[0]!, advance('draft'));
    warlike.take({ do: 'call' });
    expect(warlike.options.some((one) => one.do === 'gain advance' && one.advance === advance('nationalism'))).toBe(
      true,
    );
  });
});
