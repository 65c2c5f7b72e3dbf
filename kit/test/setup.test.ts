import { expect, test } from 'vitest';
import { drawn } from '../src/index.ts';

test('what nobody wanted is drawn by lot, and nothing twice', () => {
  const first = () => 0;
  expect(drawn([null, 'b', null], ['a', 'b', 'c', 'd'], first)).toEqual(['a', 'b', 'c']);
  expect(drawn([null, 'b'], ['a', 'b', 'c'], (n) => n - 1)).toEqual(['c', 'b']);
  expect(drawn(['x', undefined], ['a'], first), 'what there is none of stays as it was wanted').toEqual(['x', 'a']);
  expect(drawn([null, null], ['a'], first)).toEqual(['a', '']);
});
