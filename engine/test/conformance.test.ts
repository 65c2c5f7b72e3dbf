import { describe, expect, test } from 'vitest';
import { conformance } from '../src/conformance/index.ts';
import { tiny } from './tiny/tiny.ts';

const cases = [2, 3, 4].map((seats) => ({ name: `${seats} seats`, config: { seats, rounds: 4 } }));

describe('the tiny game conforms', () => {
  test.each(cases)('$name', (one) => {
    const stats = conformance(tiny, [one], { games: 10, everyNth: 1 });
    console.log(stats);
    expect(stats.games).toBe(10);
    expect(stats.nonInterferenceChecks).toBeGreaterThan(stats.decisions);
    expect(stats.skips).toBeLessThan(stats.nonInterferenceChecks / 10);
  });
});
