import { describe, expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import { conformance } from '../src/conformance/index.ts';

const cases = [2, 3, 4].map((seats) => ({ name: `${seats} seats`, config: { seats, rounds: 4 } }));

describe('the tiny game conforms', () => {
  test.each(cases)('$name', (one) => {
    const stats = conformance(tiny, [one], { games: 4, everyNth: 1 });
    expect(stats.games).toBe(4);
    expect(stats.nonInterferenceChecks).toBeGreaterThan(2 * stats.decisions);
    expect(stats.skips).toBeLessThan(stats.nonInterferenceChecks / 50);
  });
});

test('the games played do not depend on how often the costly checks are made', () => {
  const play = (everyNth: number) => conformance(tiny, cases, { games: 1, seed: 7, everyNth });
  expect(play(1000).decisions).toBe(play(2).decisions);
});
