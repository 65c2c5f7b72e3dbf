import { expect, test } from 'vitest';
import { below, keyFrom, type Rng, seeded, shuffle, word } from '../src/index.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const numbers = (seed: number) => {
    const rng = seeded(seed);
    return Array.from({ length: 5 }, () => word(rng));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

test('a generator is plain data: a copy goes on alike', () => {
  const rng = seeded(1);
  word(rng);
  const copy: Rng = [...rng];
  expect(word(copy)).toBe(word(rng));
});

test('below stays below and reaches everything', () => {
  const rng = seeded(3);
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i++) counts[below(rng, 6)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('a key is 64 hexadecimal digits', () => {
  expect(keyFrom(seeded(1))).toMatch(/^[0-9a-f]{64}$/);
});

test('shuffling keeps everything and does it in place', () => {
  const items = [1, 2, 3, 4, 5];
  expect(shuffle(seeded(2), items)).toBe(items);
  expect([...items].sort()).toEqual([1, 2, 3, 4, 5]);
});
