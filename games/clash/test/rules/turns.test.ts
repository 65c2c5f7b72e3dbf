import { expect, test } from 'vitest';
import { spentIn } from '../../src/actions/spending.ts';
import { Table } from '../position.ts';
import { rule } from '../rule.ts';

const RICH = { food: 7, wood: 7, ore: 7, ideas: 7, gold: 7, mood: 9, culture: 9 };
const ALONE = { cities: { D2: {}, D7: { of: 1 } }, seats: [{ goods: { ideas: 6 }, advances: ['storage'] }, {}] };

rule(['COC-ROUND-02', 'COC-ROUND-01'], 'every player has one turn in a round, clockwise from the first', () => {
  const table = new Table({ players: 3, cities: { E4: {}, B7: { of: 1 }, G8: { of: 2 } }, actions: 0 });
  table.state.first = 0;
  table.state.steps = [
    { do: 'next turn', taken: 1 },
    { do: 'go on', seat: 0 },
  ];
  table.happen();
  const turns: number[] = [];
  for (let i = 0; i < 9; i++) {
    turns.push(table.asked.seat);
    table.state.actions = 0;
    table.happen();
    table.take({ do: 'end turn' });
    if (table.asked.ask.do !== 'turn') break;
  }
  expect(turns).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(table.asked.ask.do).toBe('free advance');
  expect([table.state.age, table.state.round]).toEqual([1, 3]);
});

rule('COC-ROUND-03', 'three main actions must be taken, as long as one is possible', () => {
  const table = new Table(ALONE);
  for (const left of [3, 2, 1]) {
    expect(table.state.actions).toBe(left);
    expect(table.offers({ do: 'end turn' })).toBe(false);
    table.take({
      do: 'advance',
      advance: (table.options.find((one) => one.do === 'advance') as { advance: number }).advance,
    });
    while (table.asked.ask.do !== 'turn') table.take({ ...table.options[0]! });
  }
  expect(table.offers({ do: 'end turn' })).toBe(true);
  expect(table.ids('advance')).toEqual([]);
});

test('what the actions of a turn were spent on is known until it ends', () => {
  const table = new Table({ ...ALONE, units: [[0, 'F4', 'settler']] });
  table.take({ do: 'collect', hex: table.hex('D2') });
  while (table.asked.ask.do !== 'turn') table.pick(table.asked.pick!.from[0]!);
  expect(spentIn(table.events)).toEqual(['collect']);
  table.take({ do: 'found', hex: table.hex('F4') });
  expect(spentIn(table.events)).toEqual(['collect', 'found']);
  expect(table.state.actions).toBe(1);
  expect(spentIn([...table.events, { did: 'turn', seat: 1 }])).toEqual([]);
});

rule('COC-ROUND-03', 'who can take no main action may end the turn', () => {
  const table = new Table({ cities: { D7: { of: 1 } } });
  expect(table.ids()).toEqual(['end turn']);
});

rule(
  ['COC-ROUND-04', 'COC-ROUND-05'],
  'all six main actions are offered, and the three ways to activate a city',
  () => {
    const table = new Table({
      cities: { D2: {}, D4: { mood: 'angry' }, B3: { of: 1, buildings: ['temple'] } },
      units: [[0, 'F4', 'settler']],
      seats: [{ goods: RICH, advances: ['storage', 'farming', 'writing', 'myths'] }],
    });
    const kinds = new Set(table.options.map((option) => option.do));
    for (const kind of [
      'advance',
      'found',
      'collect',
      'construct',
      'recruit',
      'move',
      'increase happiness',
      'influence',
    ] as const)
      expect(kinds).toContain(kind);
  },
);

rule('COC-ROUND-06', 'influence succeeds once in a turn, and may be tried again before', () => {
  const plan = {
    cities: { D2: {}, D3: { of: 1, buildings: ['temple' as const, 'academy' as const] } },
    seats: [{}, {}],
  };
  const table = new Table(plan);
  table.dice(0).take({ do: 'influence' });
  table.take({ do: 'attempt' });
  expect(table.city('D3')!.buildings.filter((colour) => colour === 0)).toHaveLength(0);
  expect(table.offers({ do: 'influence' })).toBe(true);
  table.dice(10).take({ do: 'influence' }).take({ do: 'attempt' }).take({ do: 'convert', building: 3 });
  expect(table.city('D3')!.buildings[3]).toBe(0);
  expect(table.offers({ do: 'influence' })).toBe(false);
});

rule(
  ['COC-ROUND-07', 'COC-ROUND-09', 'COC-GLOS-03'],
  'free actions use no main action; those marked As an Action do',
  () => {
    const table = new Table({
      cities: { D2: {} },
      seats: [{ goods: { mood: 3, culture: 2 }, advances: ['theaters', 'taxes', 'storage'] }],
    });
    table.take({ do: 'theaters', good: 6 });
    expect(table.state.actions).toBe(3);
    table.take({ do: 'taxes' }).pick(0);
    expect(table.state.actions).toBe(2);
    expect(table.offers({ do: 'theaters' })).toBe(false);
  },
);

rule(
  ['COC-ROUND-07', 'COC-ROUND-08', 'COC-TRADE-01'],
  'after the last main action free actions and trade are still open',
  () => {
    const table = new Table({
      actions: 0,
      cities: { D2: {} },
      seats: [{ goods: { mood: 1 }, advances: ['theaters'] }, {}],
    });
    expect(table.ids()).toEqual(['theaters good=5', 'propose trade to=1', 'set terms', 'end turn']);
  },
);

rule(['COC-VP-01', 'COC-STAT-05', 'COC-ROUND-01'], 'the game ends in the sixth status phase, after objectives', () => {
  const table = new Table({ cities: { D2: {}, D7: { of: 1 } }, actions: 0 });
  table.state.age = 5;
  table.state.round = 3;
  table.state.steps = [{ do: 'status' }];
  table.happen();
  expect(table.asked.ask.do).toBe('free advance');
  table.state.age = 6;
  table.state.steps = [{ do: 'status' }];
  table.happen();
  expect(table.over).toBe(true);
});

rule(['COC-VP-02', 'COC-STAT-05'], 'the game ends early when somebody has no city at a status phase', () => {
  const table = new Table({ cities: { D2: {} }, actions: 0 });
  table.state.steps = [{ do: 'status' }];
  table.happen();
  expect(table.over).toBe(true);
  expect(table.events.some(({ did }) => did === 'win')).toBe(true);
});

rule('COC-VAR-03', 'the short game has four ages and two Settlers each', () => {
  const table = new Table({ config: { options: ['shortGame'] }, cities: { D2: {}, D7: { of: 1 } }, actions: 0 });
  table.state.age = 4;
  table.state.steps = [{ do: 'status' }];
  table.happen();
  expect(table.over).toBe(true);
});

rule('COC-VAR-04', 'in the short game two free advances come in two passes, the second without the event track', () => {
  const table = new Table({ config: { options: ['shortGame'] }, cities: { D2: {}, D7: { of: 1 } }, actions: 0 });
  table.state.steps = [{ do: 'status' }];
  table.happen();
  const seats: number[] = [];
  for (let i = 0; i < 4; i++) {
    seats.push(table.asked.seat);
    table.take({ ...table.options[0]! });
  }
  expect(seats).toEqual([0, 1, 0, 1]);
  expect(table.state.seats.map(({ track }) => track)).toEqual([2, 2]);
});

rule('COC-VAR-01', 'without events, only the icon of a card is resolved', () => {
  const table = new Table({ config: { options: ['noEvents'] }, cities: { D2: {} } });
  table.happen({ do: 'event', seat: 0 });
  expect(table.state.openEvents).toEqual([]);
  expect(table.events.filter(({ did }) => did === 'event')).toHaveLength(1);
});

rule('COC-VAR-02', 'with optional events, who draws says before whether the whole card counts', () => {
  const table = new Table({ config: { options: ['optionalEvents'] }, cities: { D2: {} } });
  table.happen({ do: 'event', seat: 0 });
  expect(table.ids()).toEqual(['draw event whole=true old=false', 'draw event whole=false old=false']);
  expect(table.events.some(({ did }) => did === 'event')).toBe(false);
});

rule(['COC-VAR-05', 'COC-VAR-06'], 'a roll may end the game at the start of each of the last five of 21 rounds', () => {
  const at = (age: number, round: number, roll: number) => {
    const table = new Table({ config: { options: ['rollToEnd'] }, cities: { D2: {}, D7: { of: 1 } } });
    table.state.age = age;
    table.state.round = round - 1;
    table.state.steps = [{ do: 'round' }];
    table.dice(roll).happen();
    return table.over;
  };
  expect(at(6, 1, 0)).toBe(false);
  expect(at(6, 2, 0)).toBe(true);
  expect(at(6, 2, 2)).toBe(false);
  expect(at(6, 3, 2)).toBe(true);
  expect(at(7, 2, 8)).toBe(false);
  expect(at(7, 3, 11)).toBe(true);
});
