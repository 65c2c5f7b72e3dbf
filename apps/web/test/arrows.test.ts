import { expect, test } from 'vitest';
import { nearest } from '../src/play/arrows.ts';

const card = (left: number, top: number) => ({ left, top, width: 100, height: 140 });
const hand = [card(0, 600), card(110, 600), card(220, 600)];
const above = card(120, 300);

test('an arrow leads along the row, and across to what lies there', () => {
  expect(nearest(hand[1]!, [hand[0]!, hand[2]!, above], 1, 0)).toBe(1);
  expect(nearest(hand[1]!, [hand[0]!, hand[2]!, above], -1, 0)).toBe(0);
  expect(nearest(hand[0]!, [hand[1]!, hand[2]!, above], 0, -1)).toBe(2);
  expect(nearest(above, hand, 0, 1)).toBe(1);
});

test('where nothing lies, it leads nowhere', () => {
  expect(nearest(hand[2]!, [hand[0]!, hand[1]!, above], 1, 0)).toBe(-1);
  expect(nearest(above, hand, 0, -1)).toBe(-1);
});
