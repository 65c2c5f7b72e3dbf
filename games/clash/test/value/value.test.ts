import { advance, choose, type Decision, offered, optionId, randomAnswer, seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { clash } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { ClashStep } from '../../src/steps.ts';
import { narrow, value } from '../../src/value/index.ts';
import { Table } from '../position.ts';
import { having } from '../rules/civilized.ts';

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
  const leads = Array.from({ length: 16 }, (_, seed) => {
    const { points } = clash.result(play(seed, seed % 2));
    return points[seed % 2]! - points[1 - (seed % 2)]!;
  });
  expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(15);
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

test('nobody looks for ever at the same event', () => {
  const table = having('calendar', { seats: [{ goods: { culture: 1 } }, {}] });
  const thinks = () => narrow(table.state, table.asked, seeded(1)).includes('read stars');
  expect(thinks()).toBe(true);
  table.take({ do: 'read stars' }).take({ do: 'foretold', under: false });
  expect([table.offers({ do: 'read stars' }), thinks()]).toEqual([true, false]);
});
