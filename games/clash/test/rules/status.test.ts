import { expect, test } from 'vitest';
import { advance } from '../../src/advances.ts';
import { ownedIn } from '../../src/knowledge.ts';
import { changes, chooserOf } from '../../src/round/status.ts';
import { type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';

function status(plan: Plan): Table {
  const table = new Table({ actions: 0, ...plan });
  table.state.round = 3;
  table.state.steps = [{ do: 'status' }];
  return table.happen();
}

const BOTH: Plan = { cities: { D2: {}, D7: { of: 1 } } };

rule(
  ['COC-STAT-01', 'COC-STAT-02', 'COC-STAT-06', 'COC-STAT-08', 'COC-STAT-10', 'COC-STAT-15', 'COC-STAT-09'],
  'free advances, cards, razing, government, first player, each step for all in turn order',
  () => {
    const table = status({
      ...BOTH,
      seats: [{ goods: { culture: 1 }, advances: ['voting', 'philosophy', 'draft'] }, {}],
    });
    const asked: string[] = [];
    while (table.state.age === 1) {
      asked.push(`${table.asked.ask.do} ${table.asked.seat}`);
      table.take({ ...table.options.at(-1)! });
      if (asked.length > 20) break;
    }
    expect(asked).toEqual([
      'free advance 0',
      'free advance 1',
      'raze city 0',
      'raze city 1',
      'change government 0',
      'name first player 0',
    ]);
    expect(table.state.seats.map(({ hand, objectives }) => [hand.length >= 1, objectives.length >= 1])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([table.state.age, table.state.round]).toEqual([2, 1]);
  },
);

rule(['COC-STAT-06', 'COC-EVTRIG-04'], 'the free advance costs nothing, gives its token, and takes a cube', () => {
  const table = status({ ...BOTH, config: { options: ['noEvents'] } });
  table.state.seats[0]!.track = 1;
  table.take({ do: 'gain advance', advance: advance('arts') });
  expect(table.good(0, 'culture')).toBe(1);
  expect(table.events.some(({ did }) => did === 'event')).toBe(true);
});

rule('COC-STAT-07', 'the free advance must be open', () => {
  const table = status(BOTH);
  expect(table.offers({ do: 'gain advance', advance: advance('philosophy') })).toBe(false);
  expect(table.offers({ do: 'gain advance', advance: advance('voting') })).toBe(false);
});

rule('COC-STAT-10', 'a city of size 1 may be razed for a gold', () => {
  const table = new Table({ cities: { D2: {}, D4: { buildings: ['temple'] } } });
  table.happen({ do: 'raze city', seat: 0 });
  expect(table.ids()).toEqual([`raze hex=${table.hex('D2')}`, 'decline']);
  table.take({ do: 'raze' });
  expect([table.city('D2'), table.good(0, 'gold')]).toEqual([undefined, 1]);
});

rule(
  ['COC-STAT-11', 'COC-STAT-12', 'COC-STAT-13', 'COC-STAT-14', 'COC-GOV-07'],
  'Voting and Free Economy become Nationalism and one of three, if Draft is owned',
  () => {
    const plan = (advances: string[]) =>
      new Table({ seats: [{ advances: ['philosophy', 'voting', 'free-economy', ...advances] }] });
    expect(changes(plan([]).state, 0)).toEqual([]);
    const table = plan(['draft']);
    table.happen({ do: 'change government', seat: 0 });
    expect(table.ids('take government')).toHaveLength(3);
    table.take({ do: 'take government', advances: [advance('nationalism'), advance('forced-labor')] });
    expect(ownedIn(table.state.seats[0]!, 9)).toEqual([]);
    expect(ownedIn(table.state.seats[0]!, 10)).toEqual([advance('nationalism'), advance('forced-labor')]);
  },
);

test('who takes Dogma with the new government keeps no more Ideas than it allows', () => {
  const table = new Table({
    seats: [{ advances: ['philosophy', 'voting', 'state-religion'], goods: { ideas: 5 } }],
  });
  table.happen({ do: 'change government', seat: 0 });
  table.take({ do: 'take government', advances: [advance('dogma')] });
  expect(table.good(0, 'ideas')).toBe(2);
});

rule(['COC-STAT-15', 'COC-STAT-18'], 'most tokens name the first player, whoever it is', () => {
  const table = new Table({
    players: 3,
    seats: [{ goods: { mood: 1 } }, { goods: { mood: 1, culture: 2 } }, { goods: { culture: 2 } }],
  });
  expect(chooserOf(table.state)).toBe(1);
  table.happen({ do: 'name first player' });
  expect(table.asked.seat).toBe(1);
  table.take({ do: 'first player', of: 2 });
  expect(table.state.first).toBe(2);
});

rule(['COC-STAT-16', 'COC-STAT-17'], 'of equals the first player, else the next to the left', () => {
  const table = new Table({
    players: 4,
    seats: [{ goods: { mood: 2 } }, { goods: { mood: 2 } }, {}, { goods: { culture: 2 } }],
  });
  const chooser = (first: number) => {
    table.state.first = first;
    return chooserOf(table.state);
  };
  expect([chooser(0), chooser(1), chooser(2), chooser(3)]).toEqual([0, 1, 3, 3]);
});
