import { locationCards } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { COINS } from '../src/games/osadnicy/cards/goods.ts';
import { pictureOf } from '../src/games/osadnicy/cards/picture.ts';

test('every card has a picture of its own', () => {
  const cards = [...new Set(locationCards().map(({ data }) => data))];
  const pictures = cards.map((data) => JSON.stringify(pictureOf(data)));
  const shared = cards.filter((data, i) => pictures.indexOf(JSON.stringify(pictureOf(data))) !== i);
  expect(shared.map(({ name }) => name.en)).toEqual([]);
  expect(pictures.length).toBeGreaterThanOrEqual(126);
});

test('every coin that stands for something different looks different', () => {
  const coins = Object.values(COINS);
  expect(new Set(coins).size).toBe(coins.length);
});
