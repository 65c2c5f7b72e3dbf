import { expect } from 'vitest';
import { yieldOf } from '../../src/actions/collect.ts';
import { advance } from '../../src/advances.ts';
import { ACTION_CARD, EVENT_CARD, WONDER_CARD } from '../../src/decks.ts';
import { FOOD, GOLD, GOODS, IDEAS } from '../../src/goods.ts';
import { BARBARIANS } from '../../src/owners.ts';
import { chooserOf } from '../../src/round/status.ts';
import { pointsOf } from '../../src/scoring.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { face, type Plan, Table } from '../position.ts';
import { rule } from '../rule.ts';
import { objectiveNamed } from './standing-objectives.ts';

const MISS = face(1, 'leader');

function wonder(id: string): number {
  return WONDER_CARD + WONDERS.findIndex((one) => one.id === id);
}

const ALL = { food: 7, wood: 7, ore: 7, gold: 7, culture: 7, mood: 7 };

/** Seat 0 holds the wonder and everything it needs. */
function ready(id: string, plan: Plan = {}, ...less: string[]): Table {
  const requires = WONDERS[wonder(id) - WONDER_CARD]!.requires;
  const table = new Table({
    terrain: { D1: 'sea' },
    cities: { D2: { mood: 'happy', buildings: ['port'], port: 'D1' }, D6: {}, B4: {} },
    ...plan,
    seats: [
      {
        goods: ALL,
        advances: ['engineering', 'storage'].filter((one) => !less.includes(one)),
        wonders: [wonder(id)],
        ...plan.seats?.[0],
      },
      ...(plan.seats?.slice(1) ?? [{}]),
    ],
  });
  if (!less.includes('requires')) {
    table.state.seats[0]!.advances[(requires / 30) | 0]! |= 1 << (requires % 30);
    table.state.steps.pop();
    table.happen();
  }
  return table;
}

const builds = (table: Table) => table.options.filter((one) => one.do === 'construct wonder');

/** The wonder stands in D2, of seat 0. */
function standing(id: string, plan: Plan = {}): Table {
  return new Table({
    ...plan,
    cities: { D2: { mood: 'happy', wonders: [wonder(id)] }, A7: { of: 1 }, ...plan.cities },
  });
}

rule(
  ['COC-WON-02', 'COC-WON-03', 'COC-WON-05'],
  'with Engineering, in a Happy city, with its advance, paid and in force',
  () => {
    const table = ready('great-wall');
    expect(builds(table)).toHaveLength(1);
    table.take({ do: 'construct wonder', hex: table.hex('D2') });
    const { cost } = WONDERS[wonder('great-wall') - WONDER_CARD]!;
    while (table.asked.ask.do === 'pay') table.take({ do: 'spend', pay: [...cost] });
    expect(table.city('D2')!.wonders).toEqual([wonder('great-wall')]);
    expect([table.state.actions, table.good(0, 'culture'), table.state.seats[0]!.wonderHand]).toEqual([2, 2, []]);
    expect([table.city('D2')!.activations, pointsOf(table.state, 0).wonders]).toEqual([1, 4]);
    expect(builds(ready('great-wall', {}, 'engineering'))).toEqual([]);
    expect(builds(ready('great-wall', {}, 'requires'))).toEqual([]);
    expect(builds(ready('great-wall', { cities: { D2: {}, D6: {}, B4: {} } }))).toEqual([]);
    expect(
      builds(
        ready('great-wall', {
          seats: [{ goods: { ...ALL, culture: 4 }, wonders: [wonder('great-wall')], advances: ['engineering'] }, {}],
        }),
      ),
    ).toEqual([]);
  },
);

rule('COC-WON-04', 'several in a city, each a size more, within the limits', () => {
  const cities = (n: number): NonNullable<Plan['cities']> =>
    Object.fromEntries([
      ['D2', { mood: 'happy' as const, wonders: [wonder('great-pyramid')] }],
      ...['D6', 'B4', 'F4'].slice(0, n - 1).map((code) => [code, {}] as const),
    ]);
  expect(builds(ready('great-wall', { cities: cities(3) }))).toHaveLength(1);
  expect(builds(ready('great-wall', { cities: cities(2) }))).toEqual([]);
});

rule(
  ['COC-WON-11', 'COC-WON-14', 'COC-WON-17', 'COC-WON-20', 'COC-WON-23', 'COC-WON-26', 'COC-WON-31', 'COC-WON-34'],
  'what each requires and costs',
  () => {
    const told = WONDERS.map(({ id, requires, cost, port }) => [
      id,
      requires,
      GOODS.flatMap((good, i) => (cost[i]! > 0 ? [`${cost[i]} ${good}`] : [])).join(' '),
      port,
    ]);
    expect(told).toEqual([
      ['great-arena', advance('sports'), '3 food 4 wood 5 ore 5 culture', false],
      ['great-gardens', advance('irrigation'), '5 food 5 wood 2 ore 5 culture', false],
      ['great-library', advance('philosophy'), '3 food 6 wood 3 ore 5 culture', false],
      ['great-lighthouse', advance('cartography'), '3 food 5 wood 4 ore 5 culture', true],
      ['great-mausoleum', advance('priesthood'), '4 food 4 wood 4 ore 5 culture', false],
      ['great-pyramid', advance('rituals'), '2 food 3 wood 7 ore 5 culture', false],
      ['great-statue', advance('monuments'), '3 food 4 wood 5 ore 5 culture', false],
      ['great-wall', advance('siegecraft'), '3 food 2 wood 7 ore 5 culture', false],
    ]);
    expect(builds(ready('great-lighthouse'))).toHaveLength(1);
    expect(builds(ready('great-lighthouse', { cities: { D2: { mood: 'happy' }, D6: {}, B4: {} } }))).toEqual([]);
  },
);

rule('COC-WON-12', 'Arena: tokens are spent as each other, but not for wonders', () => {
  const seats = [{ goods: { mood: 3 }, advances: ['arts', 'sports'] }, {}];
  const sports = (table: Table) => table.options.filter((one) => one.do === 'sports').length;
  const cities = { D4: {} };
  const table = standing('great-arena', { cities, seats });
  expect([sports(table), sports(new Table({ cities, seats }))]).toEqual([1, 0]);
  table.take({ do: 'sports' });
  expect(table.good(0, 'mood')).toBe(2);
  const choice = standing('great-arena', { cities, seats: [{ ...seats[0]!, goods: { mood: 1, culture: 1 } }, {}] });
  choice.take({ do: 'sports' });
  expect(choice.options).toHaveLength(2);
  const city = { mood: 'happy' as const, wonders: [wonder('great-arena')] };
  const poor = ready('great-wall', {
    cities: { D2: city, D6: {}, B4: {} },
    seats: [
      { goods: { ...ALL, culture: 4 }, advances: ['engineering', 'storage'], wonders: [wonder('great-wall')] },
      {},
    ],
  });
  expect(builds(poor)).toEqual([]);
});

rule('COC-WON-13', 'Arena: a token for the point that makes the hit, once in a land battle', () => {
  const table = standing('great-arena', {
    cities: { D4: {} },
    units: [
      [0, 'D4', 'infantry'],
      [1, 'D3', 'infantry'],
    ],
    seats: [{ advances: ['tactics'], goods: { mood: 1 } }, {}],
  });
  table.dice(face(4, 'cavalry'), MISS, face(4, 'cavalry'), MISS).move('D4', ['infantry'], 'D3');
  expect(table.asked.ask.do).toBe('crowd');
  table.take({ do: 'cheer on' });
  expect([table.count(1, 'D3', 'infantry'), table.good(0, 'mood')]).toEqual([0, 0]);
});

rule(['COC-WON-15', 'COC-WON-16'], 'Library: an advance for the turn, whatever it requires, without its gain', () => {
  const table = standing('great-library', { seats: [{ goods: { food: 1 } }, {}] });
  expect(table.offers({ do: 'borrow', advance: advance('voting') })).toBe(false);
  table.take({ do: 'borrow', advance: advance('philosophy') });
  expect([table.state.seats[0]!.borrowed, table.good(0, 'ideas')]).toEqual([advance('philosophy'), 0]);
  expect(table.options.some((one) => one.do === 'borrow')).toBe(false);
  const storage = standing('great-library', { seats: [{ goods: { food: 2 } }, {}], actions: 0 });
  storage.take({ do: 'borrow', advance: advance('storage') });
  storage.state.seats[0]!.goods[FOOD] = 5;
  storage.take({ do: 'end turn' });
  expect([storage.good(0, 'food'), storage.state.seats[0]!.borrowed]).toEqual([2, -1]);
});

rule('COC-WON-18', 'Lighthouse: a Ship at sea whenever its city is activated', () => {
  const table = standing('great-lighthouse', {
    terrain: { D1: 'sea', B2: 'sea', F2: 'sea' },
    units: [[1, 'F2', 'ship']],
  });
  table.take({ do: 'collect', hex: table.hex('D2') }).pick(yieldOf(table.hex('D2'), FOOD));
  expect(table.options.flatMap((one) => (one.do === 'place unit' ? [table.code(one.hex)] : [])).sort()).toEqual([
    'B2',
    'D1',
  ]);
  table.take({ do: 'place unit', hex: table.hex('B2') });
  expect(table.count(0, 'B2', 'ship')).toBe(1);
});

rule('COC-WON-19', 'Lighthouse: its owner names the first player', () => {
  const table = standing('great-lighthouse', { seats: [{}, { goods: { culture: 5 } }] });
  expect(chooserOf(table.state)).toBe(0);
  expect(chooserOf(new Table({ seats: [{}, { goods: { culture: 5 } }] }).state)).toBe(1);
});

rule(['COC-WON-21', 'COC-WON-22'], 'Mausoleum: the top discard instead of a draw; own cards go to the bottom', () => {
  const table = standing('great-mausoleum', { seats: [{ advances: ['astronomy'], goods: ALL }, {}] });
  const { state } = table;
  state.actionDiscard = state.actionDeck.splice(0, 2);
  state.eventDiscard = state.eventDeck.filter((card) => card === EVENT_CARD + 9 || card === EVENT_CARD + 11);
  state.eventDeck = state.eventDeck.filter((card) => !state.eventDiscard.includes(card));
  const [bottom, top] = state.actionDiscard;
  table.happen({ do: 'status cards', seat: 0 });
  table.take({ do: 'draw from discards' });
  expect([state.seats[0]!.hand, state.actionDiscard]).toEqual([[top], [bottom]]);
  const old = state.eventDiscard.at(-1)!;
  table.happen({ do: 'event', seat: 0 });
  expect(table.ids()).toHaveLength(2);
  table.take({ do: 'draw event', old: true });
  expect(table.events.some((one) => one.did === 'event' && one.card === old)).toBe(true);
  const own = ACTION_CARD + 5;
  const used = standing('great-mausoleum', { seats: [{ hand: [own], advances: ['bartering'] }, {}] });
  used.state.actionDiscard.push(used.state.actionDeck.pop()!);
  used.take({ do: 'barter', card: own, good: GOLD });
  expect(used.state.actionDiscard[0]).toBe(own);
});

rule('COC-WON-24', 'Wall: who attacks a Happy city lacks 2 in the first round', () => {
  const fight = (mood: 'happy' | 'neutral') => {
    const table = new Table({
      cities: { D2: { of: 1, mood, wonders: [wonder('great-wall')] }, D4: {}, A7: { of: 1 } },
      units: [
        [0, 'D3', 'infantry'],
        [1, 'D2', 'infantry'],
      ],
      seats: [{ advances: ['tactics'] }, {}],
    });
    table.dice(face(6, 'infantry'), MISS, MISS, MISS).move('D3', ['infantry'], 'D2');
    return table.events.find((one) => one.did === 'battle roll')!;
  };
  expect([fight('neutral'), fight('happy')].map((one) => one.did === 'battle roll' && one.cv[0])).toEqual([7, 5]);
});

rule('COC-WON-25', 'Wall: barbarians fall before any city of its owner, for the usual gold', () => {
  const table = standing('great-wall', {
    cities: { D4: {} },
    units: [[BARBARIANS, 'D5', 'infantry', 'infantry']],
  });
  table.state.barbarians = table.state.barbarians.map((one) => (one & ~127) | table.hex('D4'));
  table.happen({ do: 'fight', attacker: BARBARIANS, defender: 0, hex: table.hex('D4'), origin: -1, landed: false });
  expect([table.state.barbarians, table.good(0, 'gold'), table.city('D4')!.owner]).toEqual([[], 1, 0]);
  expect(table.events.some(({ did }) => did === 'battle roll')).toBe(false);
});

rule('COC-WON-27', 'Gardens: any resource from Grassland', () => {
  const table = standing('great-gardens', {});
  table.take({ do: 'collect', hex: table.hex('D2') });
  expect([IDEAS, GOLD].every((good) => table.mayPick(yieldOf(table.hex('D3'), good)))).toBe(true);
});

rule(
  ['COC-WON-28', 'COC-WON-29', 'COC-WON-30'],
  'Gardens: no attack by who came over Grassland, by Roads neither; barbarians hold them too',
  () => {
    const march = (of: number, ground: 'grassland' | 'barren') => {
      const table = new Table({
        ground,
        cities: { D2: { of, wonders: [wonder('great-gardens')] }, D6: {}, A7: { of: 1 } },
        units: [[0, 'D4', 'infantry']],
        seats: [{ advances: ['tactics', 'roads'], goods: { food: 2, ore: 2 } }, {}],
      });
      const asked = (): string => table.asked.ask.do;
      table.move('D4', ['infantry'], 'D3', { roads: false });
      while (asked() === 'move groups') table.take({ do: 'stop moving' });
      table.take({ do: 'move' });
      if (asked() === 'move groups') table.take({ do: 'choose group' });
      return table.offers({ do: 'go', to: table.hex('D2') });
    };
    expect([march(1, 'grassland'), march(1, 'barren'), march(BARBARIANS, 'grassland')]).toEqual([false, true, false]);
    const roads = new Table({
      cities: { D2: { of: 1, wonders: [wonder('great-gardens')] }, D4: {}, A7: { of: 1 } },
      units: [[0, 'D4', 'infantry']],
      seats: [{ advances: ['tactics', 'roads'], goods: { food: 2, ore: 2 } }, {}],
    });
    roads.take({ do: 'move' });
    if (roads.asked.ask.do === 'move groups') roads.take({ do: 'choose group' });
    expect(roads.offers({ do: 'go', to: roads.hex('D2') })).toBe(false);
  },
);

rule(['COC-WON-35', 'COC-WON-36'], 'Statue: an objective when built; one given up for an action, once a turn', () => {
  const table = ready('great-statue');
  table.take({ do: 'construct wonder' });
  while (table.asked.ask.do === 'pay')
    table.take({ do: 'spend', pay: [...WONDERS[wonder('great-statue') - WONDER_CARD]!.cost] });
  if (table.asked.ask.do === 'claim') table.take({ do: 'decline' });
  expect(table.state.seats[0]!.objectives).toHaveLength(1);
  const kept = [objectiveNamed('wealth'), objectiveNamed('eureka')];
  const own = standing('great-statue', { seats: [{ objectives: kept }, {}] });
  own.take({ do: 'give up objective', card: kept[0]! });
  expect([own.state.actions, own.state.objectiveDiscard]).toEqual([4, [kept[0]]]);
  expect(own.options.some((one) => one.do === 'give up objective')).toBe(false);
});

rule('COC-VAR-07', 'Wonder End: a wonder in one of the last five rounds makes its round the last', () => {
  const end = (age: number) => {
    const table = ready('great-wall', { config: { options: ['wonderEnd'] } });
    table.state.age = age;
    table.take({ do: 'construct wonder' });
    while (table.asked.ask.do === 'pay') table.take({ ...table.options[0]! });
    return table.state.over;
  };
  expect([end(7), end(3)]).toEqual([true, false]);
});

rule('COC-VAR-09', 'Shared Wonders: whoever can, builds an open one', () => {
  const table = ready('great-wall', { config: { options: ['sharedWonders'] } });
  expect(builds(table)).toEqual([]);
  table.state.openWonders = table.state.seats[0]!.wonderHand.splice(0);
  table.state.steps.pop();
  table.happen().take({ do: 'construct wonder' });
  while (table.asked.ask.do === 'pay') table.take({ ...table.options[0]! });
  expect([table.state.openWonders, table.city('D2')!.wonders]).toEqual([[], [wonder('great-wall')]]);
});
