import { expect, test } from 'vitest';
import { decisionOf } from '../src/index.ts';
import { captainOf } from './tiny/harbour.ts';
import { rules } from './tiny/rules.ts';
import { tiny } from './tiny/tiny.ts';

test('whyNot speaks of rules', () => {
  const game = tiny.setup({ seats: 2, rounds: 1 }, '0'.repeat(64));
  game.steps = [{ do: 'turn', seat: 0 }];
  captainOf(game, 0).hand = [2];
  expect(decisionOf(rules, game, 0)?.options.length).toBeGreaterThan(1);
  expect(tiny.whyNot(game, 1, { do: 'draw', seat: 1 })).toEqual({ rule: 'TINY-TURN' });
  expect(tiny.whyNot(game, 0, { do: 'sail', seat: 0, to: 4 })).toEqual({ rule: 'TINY-RANGE', because: { range: 1 } });
  expect(tiny.whyNot(game, 0, { do: 'play', seat: 0, card: 2 })?.rule).toBe('TINY-CANNON');
  expect(tiny.whyNot(game, 0, { do: 'draw', seat: 0 })).toBeNull();
});
