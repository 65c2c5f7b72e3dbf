import { advance, choose, type Decision, offered, optionId, pickId, randomAnswer, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { WONDER_CARD } from '../../src/decks.ts';
import { ORE, WOOD } from '../../src/goods.ts';
import { clash } from '../../src/index.ts';
import { SETTLER } from '../../src/pieces.ts';
import type { State } from '../../src/state.ts';
import type { ClashStep } from '../../src/steps.ts';
import { GOOD_ITEM } from '../../src/trade.ts';
import { narrow, value } from '../../src/value/index.ts';
import { WONDERS } from '../../src/wonder-data.ts';
import { type Plan, Table } from '../position.ts';
import { having } from '../rules/civilized.ts';
import { objectiveNamed, STANDING } from '../rules/standing-objectives.ts';

/** The answer after which this seat stands best, looking no further than the next question. */
function greedy(state: State, asked: Decision<ClashStep>, rng: ReturnType<typeof seeded>): string {
  let best = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const id of narrow(state, asked, rng)) {
    const world = clash.copy(state);
    choose(world, asked, offered(asked, id)!);
    advance(clash.rules, world, {});
    const worth = value(world, asked.seat);
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

/** Anything at all, but that it lets its cities stand: who burns the last one ends the game. */
function wild(asked: Decision<ClashStep>, rng: ReturnType<typeof seeded>): string {
  return asked.ask.do === 'raze city' ? optionId(asked.options.at(-1)!) : randomAnswer(asked, rng)!;
}

function play(seed: number, thinker: number): State {
  const state = clash.setup({ players: 2, civilizations: [], options: [] }, seed.toString(16).padStart(64, '0'));
  const rng = seeded(seed);
  for (;;) {
    const asked = advance(clash.rules, state, {});
    if (!asked) return state;
    const id = asked.seat === thinker ? greedy(state, asked, rng) : wild(asked, rng);
    choose(state, asked, offered(asked, id)!);
  }
}

test('who looks one step ahead beats who does not, nearly always', () => {
  const leads = Array.from({ length: 10 }, (_, seed) => {
    const { points } = clash.result(play(seed, seed % 2));
    return points[seed % 2]! - points[1 - (seed % 2)]!;
  });
  expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(9);
  expect(leads.reduce((sum, lead) => sum + lead)).toBeGreaterThan(6 * leads.length);
});

test('more is better: cities, goods, mood, advances', () => {
  const of = (plan: ConstructorParameters<typeof Table>[0]) => value(new Table(plan).state, 0);
  const plain = of({ cities: { D4: {} } });
  expect(of({ cities: { D4: {}, D2: {} } })).toBeGreaterThan(plain);
  expect(of({ cities: { D4: { mood: 'happy' } } })).toBeGreaterThan(plain);
  expect(of({ cities: { D4: {} }, seats: [{ goods: { gold: 1 } }] })).toBeGreaterThan(plain);
  expect(of({ cities: { D4: {} }, seats: [{ advances: ['myths'] }] })).toBeGreaterThan(plain);
  expect(of({ cities: { D4: {} }, units: [[4, 'D3', 'infantry']] })).toBeLessThan(plain);
});

test('never more than forty answers, and at least one', () => {
  const table = new Table({
    cities: { D4: { buildings: ['temple', 'academy'] }, D2: {} },
    units: [[0, 'D4', 'settler', 'infantry']],
    seats: [{ goods: { food: 7, ore: 7, gold: 7 }, advances: ['storage', 'tactics'] }],
  });
  const rng = seeded(1);
  expect(narrow(table.state, table.asked, rng).length).toBeLessThanOrEqual(40);
  table.take({ do: 'collect', hex: table.hex('D4') });
  const ids = narrow(table.state, table.asked, rng);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(offered(table.asked, id)).not.toBeNull();
});

test('a city is not angered for what it collects a second time, if another can collect', () => {
  const table = new Table({
    cities: { D4: { buildings: ['temple', 'academy'] }, D2: {} },
    seats: [{ goods: { food: 1 }, advances: ['storage'] }],
  });
  const best = () => greedy(table.state, table.asked, seeded(1));
  const again: ClashStep = { do: 'collect', seat: 0, hex: table.hex('D4') };
  expect(best()).toBe(optionId(again));
  table.take({ do: 'collect', hex: table.hex('D4') }).pick(...table.asked.pick!.from.slice(0, 3));
  expect(best()).not.toBe(optionId(again));
});

test('a Settler is recruited while Settlers are wanted, and not beside two who wait', () => {
  const worth = (...waiting: 'settler'[]) => {
    const table = new Table({ cities: { D4: {} }, units: waiting.length > 0 ? [[0, 'D4', ...waiting]] : [] });
    const before = value(table.state, 0);
    table.state.steps.push({ do: 'pay recruits', seat: 0, hex: table.hex('D4'), kinds: [SETTLER] });
    return value(table.state, 0) - before;
  };
  expect(worth()).toBeGreaterThan(0);
  expect(worth('settler', 'settler')).toBeLessThan(0);
});

/** Met or not by the position alone. */
const ALONE = STANDING.filter(({ prepare }) => !prepare).map(({ id }) => id);

test.each(ALONE)('the objective %s counts more once it is met', (id) => {
  const { met, short } = STANDING.find((one) => one.id === id)!;
  const worth = ({ seats: [own, ...others] = [], ...plan }: Plan) => {
    const [without, holding] = [[], [objectiveNamed(id)]].map((objectives) => {
      return value(new Table({ ...plan, seats: [{ ...own, objectives }, ...others] }).state, 0);
    });
    return holding! - without!;
  };
  expect(worth(met)).toBeGreaterThan(worth(short));
});

test('what a wonder needs counts more for whoever holds its card', () => {
  const worth = (wonders: readonly number[]) => {
    const of = (advances: readonly string[]) =>
      value(new Table({ cities: { D4: {} }, seats: [{ advances: ['engineering', ...advances], wonders }] }).state, 0);
    return of(['myths', 'rituals']) - of(['myths']);
  };
  const pyramid = WONDER_CARD + WONDERS.findIndex(({ id }) => id === 'great-pyramid');
  expect(worth([pyramid])).toBeGreaterThan(worth([]));
});

test('where three play, what one has too much of is offered for what another has too much of', () => {
  const goods = [{ goods: { wood: 6, gold: 1 } }, { goods: { ore: 6, gold: 1 } }];
  const offers = (players: number) => {
    const table = new Table({ players, cities: { D4: {} }, seats: goods });
    return narrow(table.state, table.asked, seeded(1)).filter((id) => id.startsWith('propose trade'));
  };
  expect([offers(2).length, offers(3).length]).toEqual([0, 1]);
  const table = new Table({ players: 3, cities: { D4: {} }, seats: goods });
  table.take({ do: 'propose trade', to: 1 });
  const wood = narrow(table.state, table.asked, seeded(1));
  expect(wood).toEqual([pickId([GOOD_ITEM + WOOD])]);
  table.pick(GOOD_ITEM + WOOD);
  expect(narrow(table.state, table.asked, seeded(1))).toEqual([pickId([GOOD_ITEM + ORE])]);
  table.pick(GOOD_ITEM + ORE);
  expect(table.asked.ask.do).toBe('answer offer');
  expect(greedy(table.state, table.asked, seeded(1))).toMatch(/^accept offer/);
});

test('nobody looks for ever at the same event', () => {
  const table = having('calendar', { seats: [{ goods: { culture: 1 } }, {}] });
  const thinks = () => narrow(table.state, table.asked, seeded(1)).includes('read stars');
  expect(thinks()).toBe(true);
  table.take({ do: 'read stars' }).take({ do: 'foretold', under: false });
  expect([table.offers({ do: 'read stars' }), thinks()]).toEqual([true, false]);
});
