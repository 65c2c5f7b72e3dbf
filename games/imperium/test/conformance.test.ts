import { conformance } from '@imperia/engine/conformance';
import { expect, test } from 'vitest';
import { BOXES, type Config, configFault, imperium, NATIONS, SIDES } from '../src/index.ts';

/** Tables of so many at which every nation sits once with either side, the common cards of both boxes in turn. */
function cases(seats: number): { name: string; config: Config }[] {
  const tables = Math.ceil(NATIONS.length / seats);
  return SIDES.flatMap((side, j) =>
    Array.from({ length: tables }, (_, i) => {
      const chosen = Array.from({ length: seats }, (_, k) => ({
        nation: NATIONS[(i + k * tables) % NATIONS.length]!,
        side: k % 2 === 0 ? side : SIDES[1 - j]!,
      }));
      const config: Config = { seats: chosen, boxes: BOXES, commons: BOXES[(i + j) % BOXES.length]! };
      expect(configFault(config)).toBeNull();
      return { name: chosen.map(({ nation, side }) => `${nation} ${side}`).join(), config };
    }),
  );
}

test.each([2, 3, 4])('what must hold holds in random games for %i', (seats) => {
  const stats = conformance(imperium, cases(seats), { games: 1, seed: seats, everyNth: 30 * seats });
  expect(stats.games).toBe(cases(seats).length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(200);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.1);
});
