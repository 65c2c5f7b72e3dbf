import { expect, test } from 'vitest';
import { BOXES, CARDS, cardNumber, commonCards, NATIONS, nationCards } from '../src/index.ts';

test('552 cards, each under its printed number', () => {
  expect(CARDS).toHaveLength(552);
  for (const { no, data } of CARDS) expect(cardNumber(data.id)).toBe(no);
  for (const box of BOXES) expect(commonCards(box)).toHaveLength(83);
  expect(NATIONS.map((nation) => nationCards(nation).length)).toEqual([
    23, 28, 23, 23, 23, 23, 24, 26, 29, 22, 23, 24, 23, 26, 25, 21,
  ]);
});
