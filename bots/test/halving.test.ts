import { advance, keyFrom, seeded, view } from '@imperia/engine';
import { osadnicy, type State } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { type Budget, consider, type Surroundings } from '../src/index.ts';
import { Rollout } from '../src/search/rollout.ts';
import { skillFor } from '../src/search/skill.ts';
import { settlers } from './tables.ts';

const CONFIG = { factions: ['barbarians', 'egyptians'], options: [] } as const;
const STILL: Surroundings = { now: () => 0 };

/** Valued at the tenth question. */
const LATER = 10;
const patient = { ...settlers, mind: { ...settlers.mind, settled: ({ decision }: State) => decision >= LATER } };

function begun() {
  const state = osadnicy.setup(CONFIG, keyFrom(seeded(4)));
  return { state, decision: advance(osadnicy.rules, state, {})! };
}

function considered(budget: Budget, surroundings = STILL, luck = 1) {
  const { state, decision } = begun();
  return consider(patient, view(osadnicy, state, decision.seat), decision.seat, budget, seeded(luck), surroundings);
}

const visits = (options: readonly { visits: number }[]) => options.map((one) => one.visits);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

test('what is begun is played on until the game says that it can be valued', () => {
  const { state, decision } = begun();
  const rollout = new Rollout(patient, skillFor(patient.mind));
  expect(rollout.finish({ state: osadnicy.copy(state), decision }, 0, seeded(1)).decision).toBe(LATER);
  const hasty = { ...settlers, mind: { ...settlers.mind, settled: () => true } };
  expect(new Rollout(hasty, skillFor(hasty.mind)).finish({ state, decision }, 0, seeded(1))).toBe(state);
});

test('what has been settled is played on until it is settled once more', () => {
  const { state, decision } = begun();
  const settledAt = (often: (number: number) => boolean, times: number) => {
    const playable = { ...settlers, mind: { ...settlers.mind, settled: (seen: State) => often(seen.decision) } };
    const rollout = new Rollout(playable, skillFor(playable.mind));
    return rollout.finish({ state: osadnicy.copy(state), decision }, 0, seeded(1), times).decision;
  };
  expect([1, 2, 3].map((times) => settledAt((number) => number % 10 === 5, times))).toEqual([5, 15, 25]);
  // Settled as it stands, and for some time: that counts once.
  expect([1, 2, 3].map((times) => settledAt((number) => number % 10 < 3, times))).toEqual([0, 10, 20]);
});

test('the same luck gives the same answer, with the best first', () => {
  const options = considered({ iterations: 40 });
  expect(considered({ iterations: 40 })).toEqual(options);
  expect(considered({ iterations: 40 }, STILL, 2)).not.toEqual(options);
  const worths = options.map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
});

test('the better half goes on, in more worlds', () => {
  expect(visits(considered({ iterations: 40 }))).toEqual([16, 16, 6]);
});

test('of many iterations more than half are kept for the last few, which are looked at further ahead', () => {
  // 160 of 400 until it is settled; 240 go to a third as many worlds that last for three turns, in two rounds.
  expect(visits(considered({ iterations: 400 }))).toEqual([53 + 13 + 20, 53 + 13 + 20, 53 + 13]);
});

test('what is seen further ahead tells options apart, and leaves their lead what it was', () => {
  const { state, decision } = begun();
  const late = {
    ...settlers,
    mind: {
      ...settlers.mind,
      settled: ({ decision: number }: State) => number % LATER === 0,
      value: (seen: State, seat: number) => (seen.decision > LATER ? settlers.mind.value(seen, seat) : 0),
    },
  };
  const worths = (iterations: number) =>
    consider(late, view(osadnicy, state, 0), decision.seat, { iterations }, seeded(1), STILL).map(({ worth }) => worth);
  expect(new Set(worths(40))).toEqual(new Set([0]));
  expect(new Set(worths(400)).size).toBeGreaterThan(1);
  expect(Math.abs(sum(worths(400)))).toBeLessThan(1);
});

test('of little that can be tried, what promises most one step ahead is the answer', () => {
  expect(visits(considered({ iterations: 1 }))).toEqual(considered({ iterations: 1 }).map(() => 0));
});

test('it keeps within its time, and no option meets a world that another did not', () => {
  let time = 0;
  const counts = visits(considered({ milliseconds: 20 }, { now: () => time++ }));
  expect(sum(counts)).toBeGreaterThan(0);
  expect(sum(counts)).toBeLessThan(20);
  expect(new Set(counts.filter((count) => count > 0)).size).toBe(1);
  const stopped = considered({ iterations: 40 }, { now: () => 0, stop: { stopped: () => true } });
  expect(sum(visits(stopped))).toBe(0);
});
