import { expect, test } from 'vitest';
import { type Core, clockwise, modified, newChance, next, type Step, trigger } from '../src/index.ts';

test('modifiers are applied in turn', () => {
  expect(modified(3, ['half', 'minus one'], (cost, by) => (by === 'half' ? cost / 2 : cost - 1))).toBe(0.5);
  expect(modified(3, [], (cost) => cost + 1)).toBe(3);
});

test('triggers happen next, in the order of what is active', () => {
  const game: Core<Step> = { steps: [], branches: [], decision: 0, chance: newChance('0'.repeat(64)) };
  next(game, { do: 'later' });
  trigger(game, ['a', 'silent', 'b'], (one) => (one === 'silent' ? null : { do: one }));
  expect(game.steps).toEqual([{ do: 'later' }, { do: 'b' }, { do: 'a' }]);
});

test('clockwise from a seat', () => {
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
});
