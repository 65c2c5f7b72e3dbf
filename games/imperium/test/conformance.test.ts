import { conformance } from '@imperia/engine/conformance';
import { expect, test } from 'vitest';
import { BOXES, type Config, configFault, imperium, NATIONS, SIDES } from '../src/index.ts';

/** Tables of so many at which every nation sits once; the sides are turned from one size of table to the next. */
function cases(seats: number): { name: string; config: Config }[] {
  const tables = Math.ceil(NATIONS.length / seats);
  return Array.from({ length: tables }, (_, i) => {
    const chosen = Array.from({ length: seats }, (_, k) => {
      const no = (i + k * tables) % NATIONS.length;
      return { nation: NATIONS[no]!, side: SIDES[(no + seats) % SIDES.length]! };
    });
    const config: Config = { seats: chosen, boxes: BOXES, commons: BOXES[i % BOXES.length]! };
    expect(configFault(config)).toBeNull();
    return { name: chosen.map(({ nation, side }) => `${nation} ${side}`).join(), config };
  });
}

test.each([2, 3, 4])('what must hold holds in random games for %i', (seats) => {
  const stats = conformance(imperium, cases(seats), { games: 1, seed: seats, everyNth: 45 * seats });
  expect(stats.games).toBe(cases(seats).length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(60);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.1);
});
