import { view } from '@imperia/engine';
import { expect } from 'vitest';
import { isCoastal } from '../../src/cities.ts';
import { clash } from '../../src/index.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { armyAt, isLandUnit } from '../../src/units.ts';
import { Table } from '../position.ts';
import { rule } from '../rule.ts';

rule('COC-SETUP-11', 'nobody sees the cards of another hand', () => {
  const { state } = new Table();
  state.seats[0]!.hand = [20];
  state.seats[0]!.objectives = [60];
  state.seats[0]!.wonderHand = [155];
  const own = view(clash, state, 0).seats[0]!;
  const seen = view(clash, state, 1).seats[0]!;
  expect([own.hand, own.objectives, own.wonderHand]).toEqual([[20], [60], [155]]);
  expect([seen.hand, seen.objectives, seen.wonderHand]).toEqual([[-3], [-4], [-6]]);
});

rule('COC-ACARD-06', 'an empty action deck is made of the discards', () => {
  const table = new Table({ cities: { D2: {} } });
  table.state.actionDeck = [];
  table.state.actionDiscard = [20];
  table.happen({ do: 'status cards', seat: 0 });
  expect(table.state.seats[0]!.hand).toEqual([20]);
  expect(table.state.actionDiscard).toEqual([]);
});

rule('COC-VAR-03', 'the short game begins with two Settlers', () => {
  const count = (options: 'shortGame'[]) => {
    const state = clash.setup({ players: 2, civilizations: [], options }, '1'.repeat(64));
    clash.rules.run.setup!(state, { do: 'setup' }, {});
    return state.seats.map(({ units }) => units.length);
  };
  expect([count([]), count(['shortGame'])]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

rule('COC-VAR-09', 'with shared wonders, a drawn wonder lies open', () => {
  const table = new Table({ config: { options: ['sharedWonders'] } });
  table.happen({ do: 'gain advance', seat: 0, advance: 5, cube: false });
  expect(table.state.seats[0]!.wonderHand).toEqual([]);
  expect(table.state.openWonders).toHaveLength(1);
});

rule('COC-VAR-08', 'with random leaders, chance chooses who comes', () => {
  const table = new Table({
    config: { civilizations: ['rome', 'greece'], options: ['randomLeaders'] },
    cities: { D4: {} },
    seats: [{ goods: { mood: 1, culture: 1 } }],
  });
  const [, second] = table.state.seats[0]!.leaders;
  table.dice(1).take({ do: 'recruit' });
  expect(table.state.seats[0]!.ruling).toEqual([second]);
});

rule('COC-VAR-10', 'in alternative history three leaders of all are dealt to each', () => {
  const state = clash.setup(
    { players: 2, civilizations: ['rome', 'greece'], options: ['alternativeHistory'] },
    '3'.repeat(64),
  );
  clash.rules.run.setup!(state, { do: 'setup' }, {});
  const dealt = state.seats.flatMap(({ leaders }) => leaders);
  expect(dealt).toHaveLength(6);
  expect([...dealt, ...state.removed].sort((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, i) => 162 + i));
});

function withWonder(plan: ConstructorParameters<typeof Table>[0]): Table {
  const table = new Table(plan);
  table.state.cities[0] = { ...table.state.cities[0]!, wonders: [155] };
  table.state.builders[1] = 1;
  return table;
}

rule(
  ['COC-WON-07', 'COC-WON-08'],
  'a wonder stays in its city, whoever takes it, and its builder is remembered',
  () => {
    const table = withWonder({
      cities: { D3: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.move('D4', ['infantry'], 'D3');
    expect([table.city('D3')!.owner, table.city('D3')!.wonders, table.state.builders[1]]).toEqual([0, [155], 1]);
    const lost = withWonder({ cities: { D3: { of: 0 }, D7: { of: 0 } }, units: [[BARBARIANS, 'D4', 'infantry']] });
    lost.happen({ do: 'barbarians move', seat: 0 });
    expect([lost.city('D3')!.owner, lost.city('D3')!.wonders]).toEqual([BARBARIANS, [155]]);
  },
);

rule('COC-WON-06', 'a wonder that is destroyed leaves the game', () => {
  const seven = Object.fromEntries(['A3', 'A5', 'A7', 'C7', 'G3', 'G5', 'G7'].map((code) => [code, {}]));
  const table = withWonder({
    cities: { D3: { of: 1 }, ...seven },
    units: [[0, 'D4', 'infantry']],
    seats: [{ advances: ['tactics'] }, {}],
  });
  table.move('D4', ['infantry'], 'D3');
  expect(table.city('D3')).toBeUndefined();
  expect(table.state.removed).toEqual([155]);
});

rule('COC-UNIT-07', 'every unit but a ship is a land unit', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isLandUnit)).toEqual([0, 1, 3, 4, 5]);
});

rule('COC-GLOS-01', 'an army is any army units on a hex, of barbarians too', () => {
  const table = new Table({
    units: [
      [BARBARIANS, 'D4', 'infantry', 'infantry'],
      [0, 'D2', 'settler'],
    ],
  });
  expect([armyAt(table.state, BARBARIANS, table.hex('D4')), armyAt(table.state, 0, table.hex('D2'))]).toEqual([2, 0]);
});

rule('COC-GLOS-04', 'a coastal city lies beside the Sea', () => {
  const table = new Table({ terrain: { D3: 'sea' } });
  expect([isCoastal(table.state, table.hex('D4')), isCoastal(table.state, table.hex('D6'))]).toEqual([true, false]);
});

rule('COC-MROAD-07', 'Roads do not move who has fought', () => {
  const table = new Table({
    cities: { D4: {} },
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'settler'],
      [0, 'A7', 'settler'],
    ],
    seats: [{ goods: { food: 2, ore: 2 }, advances: ['tactics', 'roads'] }, {}],
  });
  table.move('D4', ['infantry'], 'D3', { roads: true });
  if (table.asked.ask.do === 'move groups') table.take({ do: 'stop moving' });
  table.take({ do: 'move' });
  expect(table.options.some((one) => one.do === 'choose group' && one.hex === table.hex('D3'))).toBe(false);
});
