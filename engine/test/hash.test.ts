import { expect, test } from 'vitest';
import { canonical, hash } from '../src/index.ts';

test('the order of keys does not matter, the order of a list does', () => {
  expect(canonical({ b: [1, 'x', null], a: true })).toBe('{"a":true,"b":[1,"x",null]}');
  expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
  expect(hash([1, 2])).not.toBe(hash([2, 1]));
});

test('hashes of similar states are all different', () => {
  const hashes = new Set<string>();
  for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) hashes.add(hash({ a, b, hand: [a, b] }));
  expect(hashes.size).toBe(10_000);
  for (const one of hashes) expect(one).toMatch(/^[0-9a-f]{16}$/);
});
