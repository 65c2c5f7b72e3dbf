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
    picked = pickedNext(picked, [-100, -100]);
    counts.push(countOf(picked, -100));
    expect(countOf(picked, -102)).toBe(1);
  }
  expect(counts).toEqual([1, 2, 0, 1]);
  expect(pickedNext([-102], [-102])).toEqual([]);
});

test('a thing that stands for several is touched through them: together where that is allowed, else one after the other', () => {
  const touched = (allows?: (picked: readonly number[]) => boolean) => {
    const seen: (readonly number[])[] = [];
    for (let i = 0; i < 4; i++) seen.push(pickedNext(seen.at(-1) ?? [9], [1, 1, 2], allows));
    return seen;
  };
  expect(touched()).toEqual([[9, 1], [9, 1, 1], [9, 1, 1, 2], [9]]);
  expect(touched((picked) => picked.length <= 2)).toEqual([[9, 1], [9, 2], [9], [9, 1]]);
});
