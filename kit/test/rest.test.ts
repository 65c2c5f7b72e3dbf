import { pickAllowed } from '@imperia/engine';
import { expect, test } from 'vitest';
import { ofWhatStays, restOf } from '../src/index.ts';

const answer = (cards: readonly number[]) => ({ do: 'discard', cards }) as const;
/** Five are drawn, two are kept. */
const discards = { from: [4, 4, 7, 8, 9], min: 3, max: 3, answer };

test('what is left of things that are alike', () => {
  expect(restOf([4, 4, 7], [4])).toEqual([4, 7]);
  expect(restOf([4, 4, 7], [4, 4, 7])).toEqual([]);
  expect(restOf([4, 7], [])).toEqual([4, 7]);
});

test('who names what stays answers with the rest', () => {
  const keeps = ofWhatStays(discards);
  expect(keeps).toMatchObject({ from: discards.from, min: 2, max: 2 });
  expect(keeps.answer([4, 9])).toEqual({ do: 'discard', cards: [4, 7, 8] });
  expect(pickAllowed(keeps, [4, 9])).toBe(true);
  expect(pickAllowed(keeps, [4, 7, 9])).toBe(false);
});

test('what may not go together may not be left together', () => {
  const keeps = ofWhatStays({ ...discards, allows: (cards: readonly number[]) => !cards.includes(8) });
  expect(pickAllowed(keeps, [8, 9])).toBe(true);
  expect(pickAllowed(keeps, [4, 9])).toBe(false);
});
