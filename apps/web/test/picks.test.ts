import { expect, test } from 'vitest';
import { alike, countOf, pickedNext } from '../src/play/picks.ts';

test('equal things are shown once, with how many there are', () => {
  expect(alike([-100, -102, -100])).toEqual([
    { item: -100, count: 2 },
    { item: -102, count: 1 },
  ]);
});

test('each touch picks one more of them, and after the last none', () => {
  const counts: number[] = [];
  let picked: readonly number[] = [-102];
  for (let i = 0; i < 4; i++) {
    picked = pickedNext(picked, -100, 2);
    counts.push(countOf(picked, -100));
    expect(countOf(picked, -102)).toBe(1);
  }
  expect(counts).toEqual([1, 2, 0, 1]);
  expect(pickedNext([-102], -102, 1)).toEqual([]);
});
