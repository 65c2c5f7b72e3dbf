import { expect } from 'vitest';
import { barbarianKinds, barbarianSites } from '../../src/neutrals/barbarians.ts';
import { BARBARIANS, PIRATES } from '../../src/owners.ts';
import { CAVALRY, ELEPHANT, INFANTRY } from '../../src/pieces.ts';
import { FIRST_VERSION, VERSION } from '../../src/versions.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const MISS = face(1, 'leader');
const HIT = face(6, 'infantry');
const WHOLE = { civilizations: ['rome', 'greece'] as const };

rule('COC-EICON-04', 'a Gold Mine gives two gold', () => {
  const table = new Table({ cities: { D2: {} } });
  table.state.openEvents = [129];
  table.happen({ do: 'event icon', seat: 0, card: 129 });
  expect([table.good(0, 'gold'), table.good(1, 'gold')]).toEqual([2, 0]);
});

rule(['COC-EICON-01', 'COC-EICON-02', 'COC-EICON-03'], 'the icon comes first, and only for who drew the card', () => {
  const table = new Table({ config: { options: ['noEvents'] }, cities: { D2: {}, D7: { of: 1 } } });
  table.state.eventDeck.push(129);
  table.happen({ do: 'event', seat: 1 });
  expect([table.good(0, 'gold'), table.good(1, 'gold')]).toEqual([0, 2]);
});

rule('COC-EICON-05', 'land is exhausted where nobody is, beside an own city, not on Barren', () => {
  const table = new Table({
    cities: { D4: {} },
    terrain: { D3: 'barren', E4: 'sea' },
    units: [
      [0, 'E5', 'settler'],
      [1, 'D5', 'settler'],
    ],
    exhausted: [],
  });
  table.happen({ do: 'exhaust land', seat: 0 });
  expect(table.options.map((one) => table.code((one as { hex: number }).hex)).sort()).toEqual(['C4', 'C5']);
  table.take({ do: 'exhaust', hex: table.hex('C4') });
  expect(table.state.exhausted).toEqual([table.hex('C4')]);
});

const sites = (plan: Plan) => {
  const table = new Table(plan);
  return barbarianSites(table.state, 0)
    .map((hex) => table.code(hex))
    .sort();
};

rule(['COC-BSPAWN-03', 'COC-BSPAWN-02'], 'barbarians settle exactly two Land hexes away, on empty fertile land', () => {
  const plan: Plan = {
    cities: { D4: {} },
    ground: 'sea',
    terrain: { D4: 'grassland', D3: 'grassland', D2: 'grassland', C3: 'barren', E3: 'forest', D1: 'grassland' },
  };
  expect(sites(plan)).toEqual(['D2', 'E3']);
  expect(sites({ ...plan, units: [[1, 'D2', 'settler']] })).toEqual(['E3']);
  expect(sites({ ...plan, exhausted: ['E3'] })).toEqual(['D2']);
});

rule('COC-BSPAWN-03', 'and at least two from every other own city', () => {
  const plan: Plan = {
    cities: { D4: {}, D1: {} },
    ground: 'sea',
    terrain: { D4: 'grassland', D3: 'grassland', D2: 'grassland', E3: 'forest', D1: 'grassland' },
  };
  expect(sites(plan)).toEqual(['E3']);
});

rule('COC-BSPAWN-04', 'where that cannot be, beside an own city', () => {
  expect(sites({ cities: { D4: {} }, ground: 'sea', terrain: { D4: 'grassland', D3: 'grassland' } })).toEqual(['D3']);
});

rule(['COC-BSPAWN-05', 'COC-BSPAWN-06'], 'never beside a city of another player; then nowhere', () => {
  const plan: Plan = {
    cities: { D4: {}, C3: { of: 1 } },
    ground: 'sea',
    terrain: { D4: 'grassland', D3: 'grassland', C3: 'grassland' },
  };
  expect(sites(plan)).toEqual([]);
  const table = new Table(plan);
  table.happen({ do: 'barbarians arrive', seat: 0 });
  expect(table.state.cities).toHaveLength(2);
});

rule(
  ['COC-BSPAWN-02', 'COC-BSPAWN-07', 'COC-BSPAWN-10'],
  'a settlement with Infantry, then one more in any barbarian city',
  () => {
    const table = new Table({ cities: { D2: {}, A5: { of: BARBARIANS }, G5: { of: BARBARIANS } } });
    table.happen({ do: 'barbarians arrive', seat: 0 });
    table.take({ do: 'barbarian settlement', hex: table.hex('D4') });
    expect(table.count(BARBARIANS, 'D4', 'infantry')).toBe(1);
    expect(table.ids()).toHaveLength(3);
    table.take({ do: 'barbarian unit', hex: table.hex('A5') });
    expect(table.count(BARBARIANS, 'A5', 'infantry')).toBe(1);
    expect(table.city('D4')!.owner).toBe(BARBARIANS);
  },
);

rule('COC-BSPAWN-08', 'riders and elephants come where there is barbarian Infantry', () => {
  const table = new Table({
    config: WHOLE,
    cities: { A5: { of: BARBARIANS }, G5: { of: BARBARIANS } },
    units: [[BARBARIANS, 'A5', 'infantry']],
  });
  expect(barbarianKinds(table.state, table.hex('A5'))).toEqual([INFANTRY, CAVALRY, ELEPHANT]);
  expect(barbarianKinds(table.state, table.hex('G5'))).toEqual([INFANTRY]);
});

rule(['COC-BSPAWN-09', 'COC-STACK-04'], 'no fifth barbarian in a city, and none that does not exist', () => {
  const four = new Table({
    cities: { A5: { of: BARBARIANS } },
    units: [[BARBARIANS, 'A5', 'infantry', 'infantry', 'infantry', 'infantry']],
  });
  expect(barbarianKinds(four.state, four.hex('A5'))).toEqual([]);
  const out = new Table({ cities: { A5: { of: BARBARIANS } } });
  out.state.barbarians = new Array(20).fill(out.hex('G5') + 128);
  expect(barbarianKinds(out.state, out.hex('A5'))).toEqual([]);
});

rule('COC-BMOVE-01', 'with no army near, barbarians settle and nothing else happens', () => {
  const table = new Table({ cities: { D2: {} }, units: [[BARBARIANS, 'D6', 'infantry']] });
  table.happen({ do: 'barbarians move', seat: 0 });
  expect(table.asked.ask.do).toBe('settle barbarians');
  table.take({ ...table.options[0]! });
  expect(table.asked.ask.do).toBe('turn');
  expect(table.count(BARBARIANS, 'D6', 'infantry')).toBe(1);
});

rule(
  ['COC-BMOVE-02', 'COC-BMOVE-06', 'COC-BMOVE-07'],
  'armies within two march on the nearest city, and cities within two grow',
  () => {
    const table = new Table({
      cities: { D2: {}, D4: { of: BARBARIANS } },
      units: [
        [BARBARIANS, 'D4', 'infantry', 'infantry'],
        [BARBARIANS, 'D7', 'infantry'],
      ],
      ground: 'sea',
      terrain: { D2: 'grassland', D3: 'grassland', D4: 'grassland', D7: 'grassland' },
    });
    table.happen({ do: 'barbarians move', seat: 0 });
    expect(table.count(BARBARIANS, 'D3', 'infantry')).toBe(2);
    expect(table.count(BARBARIANS, 'D4', 'infantry')).toBe(1);
    expect(table.count(BARBARIANS, 'D7', 'infantry')).toBe(1);
  },
);

rule(['COC-BMOVE-03', 'COC-BMOVE-04'], 'over Land alone; who drew chooses the order, and among equal ways', () => {
  const table = new Table({
    cities: { D2: {} },
    units: [
      [BARBARIANS, 'D4', 'infantry'],
      [BARBARIANS, 'C4', 'infantry'],
    ],
    terrain: { D3: 'sea' },
  });
  table.happen({ do: 'barbarians move', seat: 0 });
  expect([table.count(BARBARIANS, 'C3', 'infantry'), table.count(BARBARIANS, 'D4', 'infantry')]).toEqual([1, 1]);
  const open = new Table({
    cities: { D2: {} },
    units: [
      [BARBARIANS, 'E4', 'infantry'],
      [BARBARIANS, 'C4', 'infantry'],
    ],
  });
  open.happen({ do: 'barbarians move', seat: 0 });
  expect(open.ids()).toHaveLength(4);
});

rule(
  ['COC-BMOVE-05', 'COC-BCOMB-01', 'COC-BCAPT-01', 'COC-BCAPT-02', 'COC-BCAPT-03', 'COC-BCAPT-04', 'COC-BCAPT-08'],
  'barbarians take an empty city: the settlement is theirs, buildings keep their colours, a Settler comes elsewhere',
  () => {
    const table = new Table({
      cities: { D2: { mood: 'happy', buildings: ['temple'] }, A7: {} },
      units: [[BARBARIANS, 'D3', 'infantry']],
    });
    table.happen({ do: 'barbarians move', seat: 0 });
    expect(table.city('D2')).toMatchObject({ owner: BARBARIANS, mood: 0 });
    expect(table.city('D2')!.buildings[3]).toBe(0);
    table.take({ do: 'place unit' });
    expect(table.count(0, 'A7', 'settler')).toBe(1);
  },
);

rule(
  ['COC-BCOMB-02', 'COC-RETR-06', 'COC-BCOMB-04'],
  'barbarians neither play cards nor retreat, and who beats them gains a gold',
  () => {
    const table = new Table({
      cities: { D2: {} },
      units: [
        [BARBARIANS, 'D3', 'infantry'],
        [0, 'D2', 'infantry', 'infantry'],
      ],
    });
    table.dice(MISS, MISS, MISS, MISS, HIT, HIT).happen({ do: 'barbarians move', seat: 0 });
    expect(table.luck).toEqual([]);
    expect([table.good(0, 'gold'), table.count(0, 'D2', 'infantry')]).toEqual([1, 2]);
  },
);

rule('COC-BCOMB-02', 'an opponent chooses the casualties of mixed barbarians', () => {
  const table = new Table({
    config: WHOLE,
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [BARBARIANS, 'D3', 'infantry', 'cavalry'],
    ],
    seats: [{ advances: ['tactics'] }, {}],
  });
  table.dice(HIT, MISS, MISS, MISS).move('D4', ['infantry', 'infantry'], 'D3');
  expect(table.asked).toMatchObject({ seat: 1, ask: { do: 'casualties' } });
});

rule('COC-BCOMB-03', 'barbarian Cavalry has its ability', () => {
  const table = new Table({
    config: WHOLE,
    units: [
      [0, 'D4', 'infantry'],
      [BARBARIANS, 'D3', 'cavalry'],
    ],
    seats: [{ advances: ['tactics'] }, {}],
  });
  table.dice(MISS, face(4, 'cavalry')).move('D4', ['infantry'], 'D3');
  expect(table.events.find(({ did }) => did === 'battle roll')).toMatchObject({ cv: [1, 6] });
});

rule('COC-BCAPT-05', 'barbarians use the Fortress of a city that they hold', () => {
  const table = new Table({
    cities: { D3: { of: BARBARIANS, buildings: { fortress: 1 } } },
    units: [[0, 'D4', 'infantry']],
    seats: [{ advances: ['tactics'] }, {}],
  });
  table.dice(HIT, HIT).move('D4', ['infantry'], 'D3');
  expect(table.city('D3')!.owner).toBe(BARBARIANS);
  expect(table.count(0, 'D3', 'infantry')).toBe(0);
});

rule(
  ['COC-BCAPT-06', 'COC-BCAPT-07', 'COC-BCOMB-04'],
  'a barbarian city gives one gold, and one more for its defenders; only the settlement changes',
  () => {
    const table = new Table({
      cities: { D3: { of: BARBARIANS, mood: 'happy', buildings: { temple: 1, academy: 0 } } },
      units: [
        [0, 'D4', 'infantry', 'infantry'],
        [BARBARIANS, 'D3', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.dice(HIT, HIT, MISS).move('D4', ['infantry', 'infantry'], 'D3');
    expect(table.good(0, 'gold')).toBe(2);
    expect(table.city('D3')).toMatchObject({ owner: 0, mood: 0 });
    expect(table.city('D3')!.buildings.slice(0, 4)).toEqual([0, -1, -1, 1]);
  },
);

const COAST: Plan = { config: WHOLE, cities: { D2: {}, D7: { of: 1 } }, terrain: { D3: 'sea', D6: 'sea', A5: 'sea' } };

rule(['COC-PIR-01', 'COC-PIR-02'], 'two pirate ships, one at least beside a city of who drew', () => {
  const table = new Table(COAST);
  table.happen({ do: 'pirates arrive', seat: 0 });
  expect(table.ids()).toHaveLength(3);
  table.take({ do: 'place pirate', hex: table.hex('A5') });
  expect(table.state.pirates).toHaveLength(2);
  expect(table.count(PIRATES, 'D3', 'ship')).toBe(1);
  const shared = new Table(COAST);
  shared.happen({ do: 'pirates arrive', seat: 0 }).take({ do: 'place pirate', hex: shared.hex('D3') });
  expect(shared.offers({ do: 'place pirate', hex: shared.hex('D3') })).toBe(true);
});

rule('COC-PIR-01', 'not where a player has ships', () => {
  const table = new Table({ ...COAST, units: [[1, 'A5', 'ship']] });
  table.happen({ do: 'pirates arrive', seat: 0 });
  expect(table.ids()).toHaveLength(2);
});

rule('COC-PIR-03', 'with too few left, some are taken from the map first', () => {
  const table = new Table({
    ...COAST,
    units: [
      [PIRATES, 'A5', 'ship', 'ship'],
      [PIRATES, 'D6', 'ship'],
    ],
  });
  table.happen({ do: 'pirates arrive', seat: 0 });
  expect(table.asked.ask.do).toBe('recall pirates');
  table.take({ do: 'recall', ship: table.hex('D6') + 2 * 128 });
  expect(table.asked.ask.do).toBe('place pirates');
  expect(table.offers({ do: 'place pirate', hex: table.hex('D6') })).toBe(true);
});

rule('COC-PIR-04', 'everyone with a city beside pirates loses a good of their choice', () => {
  const table = new Table({
    ...COAST,
    units: [[PIRATES, 'D6', 'ship']],
    seats: [{ goods: { gold: 1, mood: 1 } }, { goods: { culture: 1, food: 1 } }],
  });
  table
    .happen({ do: 'pirates arrive', seat: 0 })
    .take({ do: 'place pirate', hex: table.hex('D3') })
    .take({ do: 'place pirate', hex: table.hex('D3') });
  expect(table.ids()).toEqual(['ransom good=4', 'ransom good=5']);
  table.take({ do: 'ransom', good: 5 });
  expect(table.asked.seat).toBe(1);
  table.take({ do: 'ransom', good: 6 });
  expect([table.good(0, 'mood'), table.good(1, 'culture')]).toEqual([0, 0]);
});

rule('COC-PIR-05', 'who has nothing lowers the mood of a city beside pirates, unless all are Angry', () => {
  const table = new Table(COAST);
  table.happen({ do: 'pirates arrive', seat: 0 }).take({ do: 'place pirate', hex: table.hex('A5') });
  expect(table.city('D2')!.mood).toBe(0);
  expect(table.city('D7')!.mood).toBe(1);
  table.happen({ do: 'raided', seat: 0 });
  expect(table.asked.ask.do).toBe('turn');
});

rule(
  ['COC-MLAND-07', 'COC-BCOMB-01'],
  'who has held out against barbarians in the own turn moves no more in it',
  () => {
    const held = (version: string, round: number) => {
      const table = new Table({
        version,
        cities: { D4: {}, A7: { of: 1 } },
        units: [
          [0, 'D4', 'infantry', 'infantry', 'settler'],
          [BARBARIANS, 'D3', 'infantry'],
        ],
        seats: [{ advances: ['tactics'] }, {}],
      });
      if (round === 0) table.state.steps = [];
      table
        .dice(10, 10, 0)
        .happen({ do: 'barbarians move', seat: 0 }, ...(round === 0 ? [{ do: 'begin turn', seat: 0 } as const] : []));
      table.take({ do: 'move' });
      if (table.asked.ask.do === 'move groups') table.take({ do: 'choose group' });
      return table.mayPick(...table.unitsAt(0, 'D4', 'infantry'));
    };
    expect([held(FIRST_VERSION, 1), held(VERSION, 1), held(VERSION, 0)]).toEqual([true, false, true]);
  },
);

rule('COC-PIR-05', 'who has a single thing gives that, and the mood stays', () => {
  const table = new Table({ ...COAST, seats: [{ goods: { wood: 1 } }, {}] });
  table.happen({ do: 'pirates arrive', seat: 0 }).take({ do: 'place pirate', hex: table.hex('A5') });
  expect([table.good(0, 'wood'), table.city('D2')!.mood]).toEqual([0, 1]);
});

rule('COC-PIR-06', 'pirates keep everyone from collecting on their Sea hex and beside it', () => {
  const plan: Plan = {
    config: WHOLE,
    cities: { D4: {} },
    terrain: { D3: 'sea', D2: 'sea', D5: 'sea' },
    seats: [{ advances: ['fishing'] }],
  };
  const seas = (units: Plan['units']) => {
    const table = new Table({ ...plan, ...(units && { units }) });
    table.take({ do: 'collect' });
    return table.asked.pick!.from.map((one) => table.code(one >> 3)).filter((code) => ['D3', 'D5'].includes(code));
  };
  expect(seas([])).toEqual(['D3', 'D5']);
  expect(seas([[PIRATES, 'D2', 'ship']])).toEqual(['D5']);
});

rule('COC-PIR-07', 'pirates break trade routes over their waters', () => {
  const plan: Plan = {
    config: WHOLE,
    cities: { D2: { of: 1 } },
    terrain: { D3: 'sea', D4: 'sea', A5: 'sea' },
    units: [[0, 'D4', 'ship']],
    seats: [{ advances: ['trade-routes'] }, {}],
  };
  const asked = (units: Plan['units']) => {
    const table = new Table({ ...plan, units: units! });
    table.happen({ do: 'trade routes', seat: 0 });
    return table.asked.ask.do;
  };
  expect(asked(plan.units)).toBe('trade routes');
  expect(asked([...plan.units!, [PIRATES, 'D3', 'ship']])).toBe('turn');
});

rule(
  ['COC-PIR-09', 'COC-PIR-10', 'COC-ENEMY-02', 'COC-ENEMY-01'],
  'ships fight pirates; each one sunk gives gold and a token',
  () => {
    const table = new Table({
      config: WHOLE,
      terrain: { D3: 'sea', D4: 'sea' },
      units: [
        [0, 'D4', 'ship', 'ship', 'ship'],
        [PIRATES, 'D3', 'ship', 'ship'],
      ],
    });
    table.dice(HIT, HIT, MISS, HIT, HIT).move('D4', ['ship', 'ship', 'ship'], 'D3');
    expect(table.state.pirates).toEqual([]);
    table.take({ do: 'take token', good: 5 }).take({ do: 'take token', good: 6 });
    expect([table.good(0, 'gold'), table.good(0, 'mood'), table.good(0, 'culture')]).toEqual([2, 1, 1]);
  },
);
