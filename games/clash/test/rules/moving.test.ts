import { expect } from 'vitest';
import { grid } from '../../src/cities.ts';
import { voyages } from '../../src/map/sea.ts';
import { BARBARIANS, PIRATES } from '../../src/owners.ts';
import type { UNITS } from '../../src/pieces.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

const TACTICS = [{ advances: ['tactics'] }];

/** The codes of hexes that the group could go to. */
function reach(table: Table, code: string, ...kinds: (typeof UNITS)[number][]): string[] {
  if (table.asked.ask.do === 'turn') {
    if (!table.offers({ do: 'move' })) return [];
    table.take({ do: 'move' });
  }
  if (!table.options.some((one) => one.do === 'choose group' && one.hex === table.hex(code))) return [];
  table.take({ do: 'choose group', hex: table.hex(code) });
  if (table.asked.ask.do === 'choose group') {
    const units = table.unitsAt(0, code, ...kinds);
    if (!table.mayPick(...units)) return [];
    table.pick(...units);
  }
  if (table.asked.ask.do !== 'choose destination') return ['(moved)'];
  return [...new Set(table.options.map((one) => table.code((one as { to: number }).to)))].sort();
}

rule(
  ['COC-MLAND-01', 'COC-MLAND-02', 'COC-MLAND-03', 'COC-MLAND-04', 'COC-MLAND-06'],
  'three groups in an action, none of them twice, from one hex in different ways',
  () => {
    const table = new Table({ units: [[0, 'D4', 'settler', 'settler', 'settler', 'settler']] });
    table.move('D4', ['settler', 'settler'], 'D3').move('D4', ['settler'], 'E4').move('D4', ['settler'], 'D5');
    expect(table.asked.ask.do).toBe('turn');
    expect([table.count(0, 'D3', 'settler'), table.count(0, 'E4', 'settler'), table.count(0, 'D5', 'settler')]).toEqual(
      [2, 1, 1],
    );
    expect(table.state.actions).toBe(2);
  },
);

rule(['COC-MLAND-05', 'COC-MLAND-06'], 'one hex in an action, and again in the next', () => {
  const table = new Table({
    units: [
      [0, 'D4', 'settler'],
      [0, 'A3', 'settler'],
    ],
  });
  expect(reach(new Table({ units: [[0, 'D4', 'settler']] }), 'D4', 'settler')).toEqual([
    'C4',
    'C5',
    'D3',
    'D5',
    'E4',
    'E5',
  ]);
  table.move('D4', ['settler'], 'D3');
  expect(table.options.some((one) => one.do === 'choose group' && one.hex === table.hex('D3'))).toBe(false);
  table.take({ do: 'stop moving' }).move('D3', ['settler'], 'D2');
  expect(table.count(0, 'D2', 'settler')).toBe(1);
});

rule(['COC-MLAND-10', 'COC-ANNEX-20', 'COC-MLAND-11'], 'army units stay where they are without Tactics', () => {
  expect(reach(new Table({ units: [[0, 'D4', 'infantry']] }), 'D4', 'infantry')).toEqual([]);
  expect(reach(new Table({ units: [[0, 'D4', 'infantry']], seats: TACTICS }), 'D4', 'infantry')).toHaveLength(6);
});

rule('COC-MLAND-08', 'who has climbed a Mountain moves no more this turn', () => {
  const table = new Table({
    terrain: { D3: 'mountain' },
    units: [
      [0, 'D4', 'settler'],
      [0, 'A3', 'settler'],
    ],
  });
  table.move('D4', ['settler'], 'D3').take({ do: 'stop moving' }).take({ do: 'move' });
  expect(table.ids('choose group')).toHaveLength(1);
});

rule('COC-MLAND-09', 'who has come into a Forest moves on, but not into battle', () => {
  const plan: Plan = {
    terrain: { D3: 'forest' },
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D2', 'infantry'],
    ],
    seats: TACTICS,
  };
  const table = new Table(plan);
  table.move('D4', ['infantry'], 'D3');
  if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
  expect(reach(table, 'D3', 'infantry')).not.toContain('D2');
});

rule('COC-MLAND-12', 'Settlers enter enemy hexes only with an army', () => {
  const plan: Plan = {
    units: [
      [0, 'D4', 'settler', 'infantry'],
      [1, 'D3', 'settler'],
    ],
    cities: { E4: { of: 1 } },
    seats: TACTICS,
  };
  expect(reach(new Table(plan), 'D4', 'settler')).toEqual(['C4', 'C5', 'D5', 'E5']);
  expect(reach(new Table(plan), 'D4', 'settler', 'infantry')).toEqual(['C4', 'C5', 'D3', 'D5', 'E4', 'E5']);
});

rule('COC-MLAND-15', 'land units enter the Sea only by boarding a ship', () => {
  expect(reach(new Table({ terrain: { D3: 'sea' }, units: [[0, 'D4', 'settler']] }), 'D4', 'settler')).not.toContain(
    'D3',
  );
});

rule(['COC-STACK-01', 'COC-STACK-02'], 'a fifth army unit may not enter; Settlers may', () => {
  const plan: Plan = {
    units: [
      [0, 'D4', 'infantry', 'infantry', 'settler'],
      [0, 'D3', 'infantry', 'infantry', 'infantry'],
    ],
    seats: TACTICS,
  };
  expect(reach(new Table(plan), 'D4', 'infantry', 'infantry')).not.toContain('D3');
  expect(reach(new Table(plan), 'D4', 'infantry', 'settler')).toContain('D3');
});

const ROADS = [{ goods: { food: 2, ore: 2 }, advances: ['tactics', 'roads'] }];

rule(
  ['COC-MROAD-01', 'COC-MROAD-02', 'COC-MROAD-10', 'COC-MROAD-11', 'COC-MROAD-12', 'COC-MROAD-04', 'COC-ANNEX-11'],
  'one Settler on foot, one by Roads, two Infantry by Roads over a Mountain into a Forest',
  () => {
    const table = new Table({
      cities: { D4: {} },
      terrain: { D3: 'mountain', D2: 'forest' },
      units: [
        [0, 'D4', 'settler', 'settler', 'infantry', 'infantry'],
        [1, 'D1', 'settler'],
      ],
      seats: ROADS,
    });
    table.move('D4', ['settler'], 'C5', { roads: false });
    expect([table.good(0, 'food'), table.good(0, 'ore')]).toEqual([2, 2]);
    table.move('D4', ['settler'], 'E6', { roads: true });
    expect([table.good(0, 'food'), table.good(0, 'ore')]).toEqual([1, 1]);
    table.move('D4', ['infantry', 'infantry'], 'D2', { roads: true, via: table.hex('D3') });
    expect([table.good(0, 'food'), table.good(0, 'ore')]).toEqual([0, 0]);
    expect(table.count(0, 'D2', 'infantry')).toBe(2);
    table.move('D2', ['infantry', 'infantry'], 'D1');
    expect(table.events.some(({ did }) => did === 'battle')).toBe(true);
  },
);

rule('COC-MROAD-01', 'Roads begin or end in an own city, and cost food and ore', () => {
  const far = (plan: Plan) =>
    reach(new Table({ units: [[0, 'D4', 'settler']], ...plan }), 'D4', 'settler').includes('D2');
  expect(far({ cities: { D4: {} }, seats: ROADS })).toBe(true);
  expect(far({ cities: { D2: {} }, seats: ROADS })).toBe(true);
  expect(far({ cities: { A3: {} }, seats: ROADS })).toBe(false);
  expect(far({ cities: { D4: {} }, seats: [{ goods: { food: 1 }, advances: ['roads'] }] })).toBe(false);
});

rule('COC-MROAD-03', 'Roads may be paid for a single hex, to pass a Mountain', () => {
  const table = new Table({
    cities: { D4: {} },
    terrain: { D3: 'mountain' },
    units: [[0, 'D4', 'settler']],
    seats: ROADS,
  });
  table.move('D4', ['settler'], 'D3', { roads: true });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
  expect(reach(table, 'D3', 'settler')).toContain('D2');
});

rule(['COC-MROAD-05', 'COC-MROAD-06'], 'Roads neither explore nor go to Sea', () => {
  const table = new Table({
    cities: { D4: {} },
    terrain: { D3: 'unexplored', D5: 'sea' },
    units: [
      [0, 'D4', 'settler'],
      [0, 'D5', 'ship'],
    ],
    seats: ROADS,
  });
  table.take({ do: 'move' }).take({ do: 'choose group', hex: table.hex('D4') });
  const byRoads = table.options
    .filter((one) => one.do === 'go' && one.roads)
    .map((one) => table.code((one as { to: number }).to));
  expect(byRoads).not.toContain('D3');
  expect(byRoads).not.toContain('D5');
  expect(byRoads).toContain('E4');
});

rule(
  ['COC-MROAD-08', 'COC-MROAD-09', 'COC-RETR-03'],
  'an attack by Roads from an own city; the retreat is one hex',
  () => {
    const table = new Table({
      cities: { D4: {}, D2: { of: 1 } },
      units: [
        [0, 'D4', 'infantry', 'infantry'],
        [1, 'D2', 'infantry', 'infantry'],
      ],
      seats: ROADS,
    });
    table.dice(0, 0, 0, 0).move('D4', ['infantry', 'infantry'], 'D2', { roads: true, via: table.hex('D3') });
    table.take({ do: 'retreat' });
    expect(table.count(0, 'D3', 'infantry')).toBe(2);
  },
);

rule(['COC-MROAD-09', 'COC-RETR-03'], 'to whatever hex it led over', () => {
  const { neighbours, hexes } = grid(new Table().state);
  const code = (hex: number) => hexes[hex]!.code;
  for (const [via, around] of neighbours.entries()) {
    const from = around[0]!;
    const to = around.find((hex) => hex !== from && !neighbours[from]!.includes(hex));
    if (to === undefined) continue;
    const table = new Table({
      cities: { [code(from)]: {}, [code(to)]: { of: 1 } },
      units: [
        [0, code(from), 'infantry'],
        [1, code(to), 'infantry'],
      ],
      seats: ROADS,
    });
    table.dice(0, 0).move(code(from), ['infantry'], code(to), { roads: true, via });
    table.take({ do: 'retreat' });
    expect([code(via), table.count(0, code(via), 'infantry')]).toEqual([code(via), 1]);
  }
});

rule('COC-STACK-05', 'with Roads the limit holds on the way too', () => {
  const table = new Table({
    cities: { D4: {} },
    ground: 'sea',
    terrain: { D4: 'grassland', D3: 'grassland', D2: 'grassland' },
    units: [
      [0, 'D4', 'infantry', 'infantry'],
      [0, 'D3', 'infantry', 'infantry', 'infantry'],
    ],
    seats: ROADS,
  });
  expect(reach(table, 'D4', 'infantry', 'infantry')).toEqual([]);
});

const SEA: Plan = {
  ground: 'grassland',
  terrain: { D3: 'sea', D4: 'sea', D5: 'sea', A3: 'sea' },
  units: [[0, 'D3', 'ship']],
};

rule(['COC-MSEA-01', 'COC-MSEA-02', 'COC-MSEA-05'], 'ships reach every connected Sea hex', () => {
  expect(reach(new Table(SEA), 'D3', 'ship')).toEqual(['D4', 'D5']);
});

rule(['COC-MSEA-03', 'COC-PIR-08'], 'an enemy ship on the way stops them', () => {
  for (const owner of [1, PIRATES])
    expect(
      reach(
        new Table({
          ...SEA,
          units: [
            [0, 'D3', 'ship'],
            [owner, 'D4', 'ship'],
          ],
        }),
        'D3',
        'ship',
      ),
    ).toEqual(['(moved)']);
});

const EDGE: Plan = { terrain: { B2: 'sea', B7: 'sea', G5: 'sea' }, units: [[0, 'B2', 'ship']] };

rule(['COC-NAV-01', 'COC-NAV-02', 'COC-ANNEX-13'], 'with Navigation, round the edge to the first Sea each way', () => {
  expect(reach(new Table(EDGE), 'B2', 'ship')).toEqual([]);
  const table = new Table({ ...EDGE, terrain: { ...EDGE.terrain, F5: 'sea' }, seats: [{ advances: ['navigation'] }] });
  expect(reach(table, 'B2', 'ship')).toEqual(['B7', 'F5', 'G5']);
});

rule(['COC-NAV-03'], 'an enemy ship in the entrance is met, and not passed', () => {
  const table = new Table({
    ...EDGE,
    terrain: { ...EDGE.terrain, F5: 'sea' },
    units: [
      [0, 'B2', 'ship'],
      [1, 'G5', 'ship'],
    ],
    seats: [{ advances: ['navigation'] }],
  });
  expect(reach(table, 'B2', 'ship')).toEqual(['B7', 'G5']);
});

rule(['COC-NAV-04', 'COC-NAV-05'], 'an unexplored region on the edge may be explored, not passed', () => {
  const table = new Table({
    ...EDGE,
    terrain: { ...EDGE.terrain, F2: 'unexplored', G3: 'unexplored', E3: 'unexplored', F3: 'unexplored' },
    seats: [{ advances: ['navigation'] }],
  });
  const to = voyages(table.state, 0, table.hex('B2'), true).map((one) => table.code(one.to));
  expect(to).toContain('B7');
  expect(to).not.toContain('G5');
  expect(to.some((code) => ['F2', 'G3', 'E3', 'F3'].includes(code))).toBe(true);
});

rule(['COC-MSEA-03', 'COC-XSEA-01'], 'a region behind an enemy ship is out of reach', () => {
  const region = ['D3', 'C4', 'E4', 'D4'];
  const explores = (...enemies: NonNullable<Plan['units']>) => {
    const table = new Table({
      terrain: { B5: 'sea', C5: 'sea', ...Object.fromEntries(region.map((code) => [code, 'unexplored' as const])) },
      units: [[0, 'B5', 'ship'], ...enemies],
    });
    const to = voyages(table.state, 0, table.hex('B5'), false).map((one) => table.code(one.to));
    return to.some((code) => region.includes(code));
  };
  expect([explores(), explores([1, 'C5', 'ship'])]).toEqual([true, false]);
});

const FERRY: Plan = {
  terrain: { D3: 'sea', D4: 'sea', D5: 'sea' },
  units: [
    [0, 'D3', 'ship'],
    [0, 'D2', 'infantry', 'infantry', 'settler'],
    [0, 'A3', 'settler'],
  ],
  seats: TACTICS,
};

rule(['COC-TRANS-01', 'COC-TRANS-02', 'COC-STACK-03'], 'a ship takes two land units aboard', () => {
  expect(reach(new Table(FERRY), 'D2', 'infantry', 'settler')).toContain('D3');
  expect(reach(new Table(FERRY), 'D2', 'infantry', 'infantry', 'settler')).not.toContain('D3');
});

rule(
  ['COC-TRANS-04', 'COC-TRANS-07', 'COC-TRANS-08', 'COC-TRANS-09', 'COC-TRANS-03'],
  'board, sail, disembark: two Move actions',
  () => {
    const table = new Table(FERRY);
    table.move('D2', ['infantry'], 'D3').move('D3', ['ship', 'infantry'], 'D5');
    expect(table.count(0, 'D5', 'infantry')).toBe(1);
    expect(table.options.some((one) => one.do === 'choose group' && one.hex === table.hex('D5'))).toBe(false);
    table.move('A3', ['settler'], 'B3');
    expect(table.asked.ask.do).toBe('turn');
    table.move('D5', ['infantry'], 'D6').move('D5', ['ship'], 'D3');
    expect([table.count(0, 'D6', 'infantry'), table.count(0, 'D3', 'ship'), table.state.actions]).toEqual([1, 1, 1]);
  },
);

rule(['COC-MLAND-06', 'COC-TRANS-04'], 'who goes from ship to ship has moved; the ship may still carry them on', () => {
  const table = new Table({
    ...FERRY,
    units: [
      [0, 'D3', 'ship', 'infantry'],
      [0, 'D4', 'ship'],
    ],
  });
  table.move('D3', ['infantry'], 'D4').take({ do: 'choose group', hex: table.hex('D4') });
  expect(table.mayPick(...table.unitsAt(0, 'D4', 'infantry'))).toBe(false);
  expect(table.mayPick(...table.unitsAt(0, 'D4', 'ship', 'infantry'))).toBe(true);
});

rule('COC-TRANS-01', 'a ship may not leave more behind than other ships hold', () => {
  const table = new Table({ ...FERRY, units: [[0, 'D3', 'ship', 'infantry']] });
  expect(reach(table, 'D3', 'ship')).toEqual([]);
  expect(reach(new Table({ ...FERRY, units: [[0, 'D3', 'ship', 'infantry']] }), 'D3', 'ship', 'infantry')).toContain(
    'D5',
  );
});

rule(['COC-TRANS-05', 'COC-NAVAL-08', 'COC-MSEA-04'], 'after a sea battle ships stay, and passengers may land', () => {
  const table = new Table({
    ...FERRY,
    units: [
      [0, 'D3', 'ship', 'infantry', 'infantry'],
      [1, 'D4', 'ship'],
    ],
  });
  table.dice(10, 0).move('D3', ['ship', 'infantry', 'infantry'], 'D4');
  expect(table.count(1, 'D4', 'ship')).toBe(0);
  if (table.asked.ask.do === 'turn') table.take({ do: 'move' });
  table.take({ do: 'choose group', hex: table.hex('D4') });
  expect(table.asked.pick!.from).toHaveLength(2);
  table.pick(...table.unitsAt(0, 'D4', 'infantry', 'infantry'));
  expect(table.options.some((one) => one.do === 'go' && one.to === table.hex('E5'))).toBe(true);
});

rule('COC-TRANS-06', 'who has fought does not board', () => {
  const table = new Table({
    terrain: { D3: 'sea' },
    units: [
      [0, 'D3', 'ship'],
      [0, 'D5', 'infantry'],
      [BARBARIANS, 'D4', 'infantry'],
      [0, 'A3', 'settler'],
    ],
    seats: TACTICS,
  });
  table.dice(10, 0).move('D5', ['infantry'], 'D4');
  expect(table.count(0, 'D4', 'infantry')).toBe(1);
  expect(table.options.some((one) => one.do === 'choose group' && one.hex === table.hex('D4'))).toBe(false);
});

rule('COC-ANNEX-15', 'Cartography: an idea after ships moved, and culture when they went round the edge', () => {
  const table = new Table({ ...SEA, seats: [{ advances: ['cartography'] }] });
  table.move('D3', ['ship'], 'D4');
  if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
  expect([table.good(0, 'ideas'), table.good(0, 'culture')]).toEqual([1, 0]);
  const round = new Table({ ...EDGE, seats: [{ advances: ['cartography', 'navigation'] }] });
  round.move('B2', ['ship'], 'B7');
  if (round.asked.ask.do === 'move groups') round.take({ do: 'stop moving' });
  expect([round.good(0, 'ideas'), round.good(0, 'culture')]).toEqual([1, 1]);
});
