import { describe, expect, test } from 'vitest';
import {
  type Core,
  commitment,
  isKey,
  newChance,
  type Outcome,
  rolled,
  rolledMany,
  type Step,
  sha256,
  shuffled,
  WrongLuck,
} from '../src/index.ts';

const KEY = '00ff'.repeat(16);
const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function game(key = KEY): Core<Step> {
  return { steps: [], branches: [], decision: 0, chance: newChance(key) };
}

describe('streams', () => {
  test('the key decides', () => {
    expect(shuffled(game(), {}, 0, DECK)).toEqual(shuffled(game(), {}, 0, DECK));
    expect(shuffled(game(), {}, 0, DECK)).not.toEqual(shuffled(game('ff00'.repeat(16)), {}, 0, DECK));
  });

  test('an extra die does not shift a later shuffle', () => {
    const [plain, dicey] = [game(), game()];
    rolled(dicey, {}, 1, 6);
    rolled(dicey, {}, 1, 6);
    expect(shuffled(dicey, {}, 0, DECK)).toEqual(shuffled(plain, {}, 0, DECK));
  });

  test('each use of a purpose is a new one', () => {
    const one = game();
    expect(shuffled(one, {}, 0, DECK)).not.toEqual(shuffled(one, {}, 0, DECK));
    expect(one.chance.counts).toEqual([2]);
  });

  test('saved and loaded, the luck goes on', () => {
    const one = game();
    rolled(one, {}, 2, 6);
    const loaded = JSON.parse(JSON.stringify(one)) as Core<Step>;
    expect(rolled(loaded, {}, 2, 1000)).toBe(rolled(one, {}, 2, 1000));
  });
});

describe('fairness', () => {
  test.each([2, 3, 6, 20])('a die with %i sides', (sides) => {
    const one = game();
    const counts = Array<number>(sides).fill(0);
    const each = 600;
    for (let i = 0; i < each * sides; i++) counts[rolled(one, {}, 0, sides)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chiSquare).toBeLessThan(sides + 4 * Math.sqrt(2 * sides));
  });

  test('every order of three is as likely', () => {
    const one = game();
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(one, {}, 0, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  test('there is no die without sides', () => {
    expect(() => rolled(game(), {}, 0, 0)).toThrow('no die with 0 sides');
    expect(() => rolled(game(), {}, 0, 65_537)).toThrow('no die');
    expect(shuffled(game(), {}, 0, [])).toEqual([]);
  });
});

describe('several dice', () => {
  test('are one outcome from one stream, and the first falls as a single die would', () => {
    const outcomes: Outcome[] = [];
    const one = game();
    const rolls = rolledMany(one, { record: (outcome) => void outcomes.push(outcome) }, 2, 6, 40);
    expect(rolls).toHaveLength(40);
    expect(new Set(rolls).size).toBe(6);
    expect(outcomes).toEqual([{ purpose: 2, result: rolls }]);
    expect(one.chance.counts).toEqual([0, 0, 1]);
    expect(rolled(game(), {}, 2, 6)).toBe(rolls[0]);
    expect(rolledMany(game(), {}, 2, 6, 0)).toEqual([]);
  });

  test('can be dictated, as many as there are', () => {
    const asked: unknown[] = [];
    const dictate = (...what: unknown[]) => {
      asked.push(what);
      return [5, 0, 3];
    };
    expect(rolledMany(game(), { dictate }, 1, 6, 3)).toEqual([5, 0, 3]);
    expect(asked).toEqual([[1, 6, 3]]);
    expect(() => rolledMany(game(), { dictate }, 1, 6, 2)).toThrow(WrongLuck);
    expect(() => rolledMany(game(), { dictate }, 1, 4, 3)).toThrow('3 of whole numbers from 0 to 3');
  });
});

describe('record', () => {
  test('what came is recorded, and can be dictated', () => {
    const outcomes: Outcome[] = [];
    const record = (outcome: Outcome) => void outcomes.push(outcome);
    const one = game();
    const deck = shuffled(one, { record }, 0, DECK);
    const die = rolled(one, { record }, 1, 6);
    expect(outcomes).toEqual([
      { purpose: 0, result: deck },
      { purpose: 1, result: [die] },
    ]);
    const other = game('ff00'.repeat(16));
    const dictate = (purpose: number) => outcomes[purpose]!.result;
    expect(shuffled(other, { dictate }, 0, DECK)).toEqual(deck);
    expect(rolled(other, { dictate }, 1, 6)).toBe(die);
  });

  test('whoever dictates is told what for', () => {
    const asked: unknown[] = [];
    const dictate = (...what: unknown[]) => {
      asked.push(what);
      return undefined;
    };
    shuffled(game(), { dictate }, 3, [5, 6]);
    rolled(game(), { dictate }, 4, 6);
    expect(asked).toEqual([
      [3, [5, 6]],
      [4, 6, 1],
    ]);
  });

  test('nothing impossible can be dictated', () => {
    const one = game();
    rolled(one, {}, 0, 6);
    expect(() => rolled(one, { dictate: () => [6] }, 0, 6)).toThrow(WrongLuck);
    expect(() => rolled(one, { dictate: () => [] }, 0, 6)).toThrow(WrongLuck);
    expect(() => shuffled(one, { dictate: () => [1, 1] }, 0, [1, 2])).toThrow(
      expect.objectContaining({ outcome: 3 }) as WrongLuck,
    );
  });
});

test('the commitment is the hash of the key, and does not tell it', () => {
  expect(commitment('61626364'.repeat(8))).toBe(sha256('abcd'.repeat(8)));
  expect(isKey(KEY)).toBe(true);
  expect(isKey('xyz')).toBe(false);
  expect(() => newChance('abc')).toThrow('64 hexadecimal digits');
});
