import { expect } from 'vitest';
import { sizeOf, strength } from '../../src/cities.ts';
import { FOOD, GOLD, MOOD, ORE, WOOD } from '../../src/goods.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { ACADEMY, type BUILDINGS, PORT, TEMPLE, UNITS } from '../../src/pieces.ts';
import { whyNot } from '../../src/why-not.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const kind = (name: (typeof UNITS)[number]) => UNITS.indexOf(name);
const from = (table: Table, code: string, good: number) => table.hex(code) * 8 + good;
const WHOLE = { civilizations: ['rome', 'greece'] as const };

rule(['COC-FOUND-01', 'COC-FOUND-08', 'COC-TOK-03'], 'a Settler becomes a Neutral city', () => {
  const table = new Table({ units: [[0, 'D4', 'settler', 'settler']] });
  table.take({ do: 'found' });
  expect(table.city('D4')).toMatchObject({ owner: 0, mood: 1 });
  expect(table.count(0, 'D4', 'settler')).toBe(1);
  expect(table.state.actions).toBe(2);
});

rule(
  ['COC-FOUND-09', 'COC-MAP-03', 'COC-FOUND-02', 'COC-FOUND-03'],
  'cities stand on Grassland, Forest and Mountain, not on Barren nor at Sea',
  () => {
    for (const [terrain, may] of [
      ['grassland', true],
      ['forest', true],
      ['mountain', true],
      ['barren', false],
    ] as const)
      expect(new Table({ terrain: { D4: terrain }, units: [[0, 'D4', 'settler']] }).ids('found')).toHaveLength(
        may ? 1 : 0,
      );
    const aboard = new Table({ terrain: { D4: 'sea' }, units: [[0, 'D4', 'ship', 'settler']] });
    expect(aboard.ids('found')).toHaveLength(0);
    expect(whyNot(aboard.state, 0, { do: 'found', seat: 0, hex: aboard.hex('D4') })).toEqual({ rule: 'COC-FOUND-02' });
  },
);

rule(['COC-FOUND-04', 'COC-FOUND-05', 'COC-FOUND-06'], 'not where a city, an enemy or a marker is', () => {
  const refused = (plan: Plan) => {
    const table = new Table({ units: [[0, 'D4', 'settler']], ...plan });
    expect(table.ids('found')).toHaveLength(0);
    return whyNot(table.state, 0, { do: 'found', seat: 0, hex: table.hex('D4') })?.rule;
  };
  expect(refused({ cities: { D4: {} } })).toBe('COC-FOUND-04');
  expect(
    refused({
      units: [
        [0, 'D4', 'settler'],
        [BARBARIANS, 'D4', 'infantry'],
      ],
    }),
  ).toBe('COC-FOUND-05');
  expect(refused({ exhausted: ['D4'] })).toBe('COC-FOUND-06');
});

rule('COC-FOUND-10', 'a Settler who has just climbed a Mountain may found there', () => {
  const table = new Table({ terrain: { D3: 'mountain' }, units: [[0, 'D4', 'settler']] });
  table.move('D4', ['settler'], 'D3');
  if (table.asked.ask.do !== 'turn') table.take({ do: 'stop moving' });
  table.take({ do: 'found', hex: table.hex('D3') });
  expect(table.city('D3')).toBeDefined();
});

rule(
  ['COC-ACTIV-01', 'COC-ACTIV-02', 'COC-ACTIV-03', 'COC-ACTIV-05', 'COC-ACTIV-06', 'COC-MOOD-01'],
  'a Happy city: Happy, Neutral, Angry, and once more',
  () => {
    const table = new Table({ actions: 5, cities: { D4: { mood: 'happy' } } });
    const moods: number[] = [];
    for (let i = 0; i < 4; i++) {
      table.take({ do: 'collect' });
      if (table.asked.ask.do === 'gather') table.pick(from(table, 'D4', FOOD));
      moods.push(table.city('D4')!.mood);
    }
    expect(moods).toEqual([2, 1, 0, 0]);
    expect(table.ids('collect')).toHaveLength(0);
    expect(whyNot(table.state, 0, { do: 'collect', seat: 0, hex: table.hex('D4') })).toEqual({ rule: 'COC-ACTIV-04' });
  },
);

rule('COC-ACTIV-04', 'an Angry city is activated once', () => {
  const table = new Table({ cities: { D4: { mood: 'angry' } } });
  table.take({ do: 'collect' });
  if (table.asked.ask.do === 'gather') table.pick(from(table, 'D4', FOOD));
  expect(table.ids('collect')).toHaveLength(0);
});

rule(
  ['COC-ACTIV-04', 'COC-ACTIV-05'],
  'an Angry city that was activated is activated again once it is calmed, and Angry no more',
  () => {
    const table = new Table({ actions: 5, cities: { D4: { mood: 'angry' } }, seats: [{ goods: { mood: 1 } }] });
    const collect = () => {
      table.take({ do: 'collect' });
      if (table.asked.ask.do === 'gather') table.pick(from(table, 'D4', FOOD));
    };
    collect();
    expect(table.ids('collect')).toEqual([]);
    table.take({ do: 'increase happiness' }).take({ do: 'raise mood' });
    expect(table.city('D4')!.mood).toBe(1);
    collect();
    expect(table.city('D4')!.mood, 'the second activation of the turn').toBe(0);
    expect([table.state.actions, table.ids('collect')]).toEqual([2, []]);
  },
);

rule('COC-ACTIV-07', 'a free activation counts like any other', () => {
  const table = new Table({
    cities: { D4: {} },
    seats: [{ goods: { mood: 1, food: 1, ore: 1 }, advances: ['free-economy'] }],
  });
  table.take({ do: 'free collect' }).pick(from(table, 'D4', FOOD));
  expect(table.state.actions).toBe(3);
  table.take({ do: 'recruit' }).pick(kind('infantry'));
  expect(table.city('D4')!.mood).toBe(0);
});

rule(
  ['COC-COLL-01', 'COC-COLL-02', 'COC-COLL-03', 'COC-MOOD-02', 'COC-MOOD-03'],
  'a city collects its size, one more when Happy, one when Angry',
  () => {
    const most = (mood: 'angry' | 'neutral' | 'happy') => {
      const table = new Table({ cities: { D4: { mood, buildings: ['temple', 'academy'] } } });
      return table.take({ do: 'collect' }).asked.pick!.max;
    };
    expect([most('angry'), most('neutral'), most('happy')]).toEqual([1, 3, 4]);
  },
);

rule(
  ['COC-COLL-04', 'COC-COLL-05', 'COC-RES-02', 'COC-ANNEX-01', 'COC-ANNEX-06'],
  'from its own hex and the six beside it, each once, by terrain',
  () => {
    const table = new Table({
      cities: { D4: { buildings: ['temple', 'academy', 'fortress'] } },
      terrain: { D3: 'forest', E4: 'mountain', E5: 'barren', D5: 'sea' },
    });
    table.take({ do: 'collect' });
    expect([...table.asked.pick!.from].sort((a, b) => a - b)).toEqual(
      [
        from(table, 'D4', FOOD),
        from(table, 'C4', FOOD),
        from(table, 'C5', FOOD),
        from(table, 'D3', WOOD),
        from(table, 'E4', ORE),
      ].sort((a, b) => a - b),
    );
    expect(table.mayPick(from(table, 'D3', WOOD), from(table, 'D3', WOOD))).toBe(false);
    table.pick(from(table, 'D3', WOOD), from(table, 'E4', ORE), from(table, 'C4', FOOD));
    expect([table.good(0, 'food'), table.good(0, 'wood'), table.good(0, 'ore')]).toEqual([1, 1, 1]);
  },
);

rule(
  ['COC-COLL-06', 'COC-COLL-07', 'COC-COLL-08', 'COC-EICON-06', 'COC-BSPAWN-01'],
  'nothing from hexes with enemies, markers or other cities',
  () => {
    const table = new Table({
      cities: { D4: {}, D3: {}, E4: { of: 1 } },
      units: [
        [BARBARIANS, 'E5', 'infantry'],
        [1, 'D5', 'settler'],
        [0, 'C5', 'infantry'],
      ],
      exhausted: ['C4'],
      seats: [{ advances: ['irrigation'] }],
      terrain: { C4: 'barren' },
    });
    table.take({ do: 'collect', hex: table.hex('D4') });
    expect([...table.asked.pick!.from]).toEqual([from(table, 'D4', FOOD), from(table, 'C5', FOOD)]);
  },
);

rule(['COC-RES-04', 'COC-COLL-09', 'COC-ANNEX-12'], 'with Fishing, food of one Sea hex', () => {
  const plan: Plan = { cities: { D4: { buildings: ['temple'] } }, terrain: { D3: 'sea', D5: 'sea' } };
  const seas = (table: Table) =>
    table.asked.pick!.from.filter((one) => [table.hex('D3'), table.hex('D5')].includes(one >> 3));
  expect(seas(new Table(plan).take({ do: 'collect' }))).toEqual([]);
  const table = new Table({ ...plan, seats: [{ advances: ['fishing'] }] }).take({ do: 'collect' });
  expect(seas(table)).toHaveLength(2);
  expect(table.mayPick(...seas(table))).toBe(false);
  expect(table.mayPick(seas(table)[0]!)).toBe(true);
});

rule(['COC-RES-03', 'COC-ANNEX-03'], 'with Irrigation, food of Barren, where still no city is founded', () => {
  const plan: Plan = { cities: { D4: {} }, terrain: { D3: 'barren' }, units: [[0, 'D3', 'settler']] };
  expect(new Table(plan).take({ do: 'collect' }).asked.pick!.from).not.toContain(from(new Table(plan), 'D3', FOOD));
  const table = new Table({ ...plan, seats: [{ advances: ['irrigation'] }] });
  expect(table.ids('found')).toEqual([]);
  expect(table.take({ do: 'collect' }).asked.pick!.from).toContain(from(table, 'D3', FOOD));
});

rule(
  'COC-COLL-10',
  'food of the Sea, ore of a Mountain, wood of a Forest; the other Mountain is held by barbarians',
  () => {
    const table = new Table({
      ground: 'barren',
      cities: { D4: { buildings: ['temple', 'academy'] } },
      terrain: { D4: 'grassland', D3: 'sea', E4: 'mountain', E5: 'mountain', C4: 'forest' },
      units: [[BARBARIANS, 'E5', 'infantry']],
      seats: [{ advances: ['fishing'] }],
    });
    table.take({ do: 'collect' });
    expect(table.asked.pick!.from).not.toContain(from(table, 'E5', ORE));
    table.pick(from(table, 'D3', FOOD), from(table, 'E4', ORE), from(table, 'C4', WOOD));
    expect(table.state.seats[0]!.goods.slice(0, 3)).toEqual([1, 1, 1]);
  },
);

rule('COC-BLDG-07', 'with a Port, gold or a mood token of one Sea hex instead', () => {
  const table = new Table({
    cities: { D4: { buildings: ['port'], port: 'D3' } },
    terrain: { D3: 'sea', D5: 'sea' },
    seats: [{ advances: ['fishing'] }],
  }).take({ do: 'collect' });
  for (const good of [FOOD, GOLD, MOOD]) expect(table.mayPick(from(table, 'D5', good))).toBe(true);
  expect(table.mayPick(from(table, 'D3', GOLD), from(table, 'D5', MOOD))).toBe(false);
  expect(table.mayPick(from(table, 'D3', GOLD), from(table, 'D3', MOOD))).toBe(false);
  table.pick(from(table, 'D5', GOLD));
  expect(table.good(0, 'gold')).toBe(1);
});

const BUILD = { food: 1, wood: 1, ore: 1 };

rule(['COC-BUILD-01', 'COC-BUILD-02'], 'a building costs food, wood and ore; gold may replace any', () => {
  const table = new Table({
    cities: { D4: {}, D2: {} },
    seats: [{ goods: { food: 1, ore: 1, gold: 1 }, advances: ['writing'] }],
  });
  table.take({ do: 'construct', hex: table.hex('D4') });
  expect(table.state.seats[0]!.goods).toEqual([0, 0, 0, 2, 0, 0, 0]);
  expect(
    new Table({ cities: { D4: {}, D2: {} }, seats: [{ goods: { food: 1, ore: 1 }, advances: ['writing'] }] }).ids(
      'construct',
    ),
  ).toEqual([]);
});

rule(
  [
    'COC-BUILD-03',
    'COC-BUILD-04',
    'COC-BUILD-06',
    'COC-BUILD-08',
    'COC-BUILD-09',
    'COC-BUILD-10',
    'COC-BUILD-11',
    'COC-SIZE-01',
  ],
  'an Academy with four cities: (a) may, (b) is Angry, (c) is of size 4, (d) has one',
  () => {
    const table = new Table({
      cities: {
        A3: { buildings: ['temple'] },
        A5: { mood: 'angry' },
        C5: { buildings: ['temple', 'fortress', 'port'], port: 'D5' },
        E4: { buildings: { academy: 1 } },
      },
      terrain: { D5: 'sea' },
      seats: [{ goods: BUILD, advances: ['writing'] }],
    });
    expect(sizeOf(table.city('C5')!)).toBe(4);
    const why = (code: string) =>
      whyNot(table.state, 0, { do: 'construct', seat: 0, hex: table.hex(code), building: ACADEMY, port: -1 })?.rule;
    expect([why('A3'), why('A5'), why('C5'), why('E4')]).toEqual([
      undefined,
      'COC-BUILD-03',
      'COC-BUILD-04',
      'COC-BUILD-06',
    ]);
    expect(table.ids('construct')).toHaveLength(1);
  },
);

rule(['COC-SIZE-02', 'COC-BUILD-05'], 'no city grows beyond five', () => {
  const cities = Object.fromEntries(['A3', 'A5', 'A7', 'C3', 'C7'].map((code) => [code, {}]));
  const table = new Table({
    config: { civilizations: ['rome', 'greece'] },
    cities: { ...cities, D4: { buildings: ['temple', 'fortress', 'market', 'obelisk'] } },
    seats: [{ goods: BUILD, advances: ['writing'] }],
  });
  expect(
    whyNot(table.state, 0, { do: 'construct', seat: 0, hex: table.hex('D4'), building: ACADEMY, port: -1 }),
  ).toEqual({ rule: 'COC-BUILD-05' });
});

rule(
  ['COC-SIZE-03', 'COC-SIZE-05', 'COC-SIZE-04'],
  'with three cities none grows beyond three, but keeps what it has',
  () => {
    const table = new Table({
      cities: { D4: { buildings: ['temple', 'fortress'] }, A3: { buildings: ['temple'] }, A5: {} },
      seats: [{ goods: BUILD, advances: ['writing'] }],
    });
    expect(table.ids('construct').map((id) => id.includes(`hex=${table.hex('D4')}`))).toEqual([false, false]);
    table.state.cities.pop();
    table.happen();
    expect(sizeOf(table.city('D4')!)).toBe(3);
  },
);

rule(['COC-BLDG-01', 'COC-BLDG-02', 'COC-BLDG-16'], 'the builder of an Academy gains two ideas', () => {
  const table = new Table({ cities: { D4: {}, D2: {} }, seats: [{ goods: BUILD, advances: ['writing'] }] });
  table.take({ do: 'construct', hex: table.hex('D4') });
  expect(table.good(0, 'ideas')).toBe(2);
  expect(table.city('D4')!.buildings[ACADEMY]).toBe(0);
});

rule('COC-BLDG-05', 'a Port needs the Sea, and faces one hex of it', () => {
  const dry = new Table({ cities: { D4: {}, D2: {} }, seats: [{ goods: BUILD, advances: ['fishing'] }] });
  expect(dry.ids('construct')).toEqual([]);
  const table = new Table({
    cities: { D4: {}, A3: {} },
    terrain: { D3: 'sea', D5: 'sea' },
    seats: [{ goods: BUILD, advances: ['fishing'] }],
  });
  expect(table.ids('construct')).toHaveLength(2);
  table.take({ do: 'construct', port: table.hex('D5') });
  expect(table.city('D4')).toMatchObject({ port: table.hex('D5') });
  expect(table.city('D4')!.buildings[PORT]).toBe(0);
});

rule('COC-BLDG-08', 'the builder of a Temple gains a mood or a culture token', () => {
  const table = new Table({ cities: { D4: {}, D2: {} }, seats: [{ goods: BUILD, advances: ['myths'] }] });
  table.take({ do: 'construct', hex: table.hex('D4') });
  expect(table.ids()).toHaveLength(2);
  table.take({ do: 'take token', good: 6 });
  expect(table.good(0, 'culture')).toBe(1);
  expect(table.city('D4')!.buildings[TEMPLE]).toBe(0);
});

rule('COC-BLDG-15', 'the builder of an Observatory draws an action card', () => {
  const table = new Table({ config: WHOLE, cities: { D4: {}, D2: {} }, seats: [{ goods: BUILD, advances: ['math'] }] });
  table.take({ do: 'construct', hex: table.hex('D4') });
  expect(table.state.seats[0]!.hand).toHaveLength(1);
});

rule(['COC-BLDG-17', 'COC-INFL-07'], 'a building of another colour works for the owner of the city', () => {
  const table = new Table({
    cities: { D4: { buildings: { port: 1 }, port: 'D3' } },
    terrain: { D3: 'sea' },
    seats: [{ goods: { wood: 2 } }],
  });
  table.take({ do: 'recruit' });
  expect(table.count(0, 'D3', 'ship')).toBe(1);
});

rule(
  ['COC-RECR-01', 'COC-RECR-02', 'COC-RECR-03', 'COC-RECR-04', 'COC-RECR-05'],
  'a city recruits its size, one more when Happy, one when Angry, in any mix',
  () => {
    const rich = [{ goods: { food: 7, ore: 7 }, advances: ['storage'] }];
    const most = (mood: 'angry' | 'neutral' | 'happy') =>
      new Table({ cities: { D4: { mood, buildings: ['temple'] } }, seats: rich }).take({ do: 'recruit' }).asked.pick!
        .max;
    expect([most('angry'), most('neutral'), most('happy')]).toEqual([1, 2, 3]);
    const table = new Table({ cities: { D4: { buildings: ['temple'] } }, seats: rich });
    table.take({ do: 'recruit' }).pick(kind('settler'), kind('infantry'));
    expect([table.count(0, 'D4', 'settler'), table.count(0, 'D4', 'infantry')]).toEqual([1, 1]);
  },
);

rule(
  ['COC-RECR-06', 'COC-BLDG-06', 'COC-UNIT-03'],
  'ships cost two wood, need a Port and appear where it faces',
  () => {
    const plan = (buildings: 'port'[]): Plan => ({
      cities: { D4: { buildings, port: 'D5' } },
      terrain: { D3: 'sea', D5: 'sea' },
      seats: [{ goods: { wood: 2 } }],
    });
    expect(new Table(plan([])).ids('recruit')).toEqual([]);
    const table = new Table(plan(['port']));
    table.take({ do: 'recruit' });
    expect([table.count(0, 'D5', 'ship'), table.good(0, 'wood')]).toEqual([1, 0]);
  },
);

rule(
  ['COC-RECR-08', 'COC-RECR-09'],
  'Infantry and a Settler for one ore and three food; the fifth Settler is one of the four',
  () => {
    const table = new Table({
      cities: { D4: { buildings: ['temple'] } },
      units: [
        [0, 'A3', 'settler', 'settler'],
        [0, 'A5', 'settler', 'settler'],
      ],
      seats: [{ goods: { food: 3, ore: 1 }, advances: ['storage'] }],
    });
    table.take({ do: 'recruit' }).pick(kind('infantry'), kind('settler'));
    expect(table.ids()).toHaveLength(2);
    table.take({ ...table.options[0]! });
    expect(table.state.seats[0]!.goods.slice(0, 3)).toEqual([0, 0, 0]);
    expect([
      table.count(0, 'D4', 'settler'),
      table.count(0, 'A3', 'settler'),
      table.count(0, 'D4', 'infantry'),
    ]).toEqual([1, 1, 1]);
  },
);

rule(['COC-RECR-10', 'COC-STACK-01', 'COC-STACK-02'], 'four army units on a hex, and any number of Settlers', () => {
  const table = new Table({
    cities: { D4: { buildings: ['temple'] } },
    units: [[0, 'D4', 'infantry', 'infantry', 'infantry', 'settler']],
    seats: [{ goods: { food: 7, ore: 7 }, advances: ['storage'] }],
  });
  table.take({ do: 'recruit' });
  expect(table.mayPick(kind('infantry'), kind('infantry'))).toBe(false);
  expect(table.mayPick(kind('infantry'), kind('settler'))).toBe(true);
  expect(table.mayPick(kind('settler'), kind('settler'))).toBe(true);
});

rule(
  ['COC-UNIT-01', 'COC-UNIT-02', 'COC-UNIT-04', 'COC-UNIT-05', 'COC-UNIT-06', 'COC-BLDG-09'],
  'what units cost, and what they need',
  () => {
    const cost = (name: (typeof UNITS)[number], goods: object, buildings: (typeof BUILDINGS)[number][] = []) =>
      new Table({ config: WHOLE, cities: { D4: { buildings } }, seats: [{ goods }] }).options.some(
        (one) => one.do === 'recruit',
      )
        ? new Table({ config: WHOLE, cities: { D4: { buildings } }, seats: [{ goods }] })
            .take({ do: 'recruit' })
            .mayPick(kind(name)) ||
          new Table({ config: WHOLE, cities: { D4: { buildings } }, seats: [{ goods }] }).take({ do: 'recruit' }).asked
            .ask.do !== 'choose units'
        : false;
    expect(cost('settler', { food: 2 })).toBe(true);
    expect(cost('settler', { food: 1 })).toBe(false);
    expect(cost('infantry', { food: 1, ore: 1 })).toBe(true);
    expect(cost('cavalry', { food: 1, wood: 1 })).toBe(false);
    expect(cost('cavalry', { food: 1, wood: 1 }, ['market'])).toBe(true);
    expect(cost('leader', { mood: 1, culture: 1 })).toBe(true);
    const table = new Table({
      config: WHOLE,
      cities: { D4: { buildings: ['market'] } },
      seats: [{ goods: { food: 2 } }],
    });
    expect(table.take({ do: 'recruit' }).asked.pick!.from).toEqual([kind('settler'), kind('elephant')]);
  },
);

rule(
  ['COC-LEAD-01', 'COC-LEAD-02', 'COC-LEAD-03', 'COC-LEAD-04', 'COC-LEAD-05'],
  'a new leader takes the place of the old, who never returns',
  () => {
    const table = new Table({
      config: WHOLE,
      actions: 5,
      cities: { D4: {}, D2: {} },
      seats: [{ goods: { mood: 4, culture: 4 } }],
    });
    const own = table.state.seats[0]!;
    const [first, second, third] = [...own.leaders];
    for (const [i, card] of [first, second, third].entries()) {
      table.take({ do: 'recruit', hex: table.hex(i % 2 === 0 ? 'D4' : 'D2') });
      if (table.asked.ask.do === 'choose units') table.pick(kind('leader'));
      if (table.asked.ask.do === 'muster') table.take({ do: 'enthrone', card: card! });
      expect(own.ruling).toEqual([card]);
      expect(table.count(0, 'D4', 'leader') + table.count(0, 'D2', 'leader')).toBe(1);
    }
    expect(table.state.removed).toEqual(expect.arrayContaining([first, second]));
    expect(table.ids('recruit')).toEqual([]);
  },
);

rule('COC-MOOD-04', 'mood does not change the size itself', () => {
  const table = new Table({ cities: { D4: { mood: 'happy' }, D2: { mood: 'angry', buildings: ['temple'] } } });
  expect([sizeOf(table.city('D4')!), sizeOf(table.city('D2')!)]).toEqual([1, 2]);
  expect([strength(table.city('D4')!), strength(table.city('D2')!)]).toEqual([2, 1]);
});
