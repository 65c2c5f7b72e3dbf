import { expect, test } from 'vitest';
import { shared } from '../src/play/shared.ts';

test('what is the same as before is the same object, and what is not is as it came', () => {
  const before = {
    round: 1,
    seats: [
      { hand: [1, 2], points: 0 },
      { hand: [3], points: 4 },
    ],
    pass: null,
  };
  const after = {
    round: 2,
    seats: [
      { hand: [1, 2], points: 1 },
      { hand: [3], points: 4 },
    ],
    pass: { by: 1 },
  };
  const now = shared<object>(before, after) as typeof after;
  expect(now).toEqual(after);
  expect(now.seats[0]).not.toBe(before.seats[0]);
  expect(now.seats[0]!.hand).toBe(before.seats[0]!.hand);
  expect(now.seats[1]).toBe(before.seats[1]);
});

test('nothing has changed: nothing is new', () => {
  const before = { a: [{ b: 1 }, [2]], c: 'd' };
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('what is gone is gone', () => {
  expect(shared<object>({ a: 1, b: [1, 2, 3] }, { b: [1, 2] })).toEqual({ b: [1, 2] });
  expect(shared<unknown>([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
  expect(shared<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});
