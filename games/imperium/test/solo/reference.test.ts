import { expect, test } from 'vitest';
import { NATIONS } from '../../src/index.ts';
import { againstStandIn } from './stand-in.ts';

const GAMES = 3;
/** What the Rival scored on average over all nations when its tables were written, by level. */
const REFERENCE = [
  [1, 52],
  [3, 80],
] as const;
const TOLERANCE = 6;

test.each(REFERENCE)('at level %i the Rival scores about %i in games of about sixteen rounds', (level, points) => {
  const games = NATIONS.flatMap((nation) =>
    Array.from({ length: GAMES }, (_, i) => againstStandIn(nation, level, i + 1)),
  );
  const mean = (of: 'points' | 'rounds') => games.reduce((sum, game) => sum + game[of], 0) / games.length;
  expect(Math.abs(mean('rounds') - 16)).toBeLessThan(1);
  expect(Math.abs(mean('points') - points), `${mean('points')} points`).toBeLessThan(TOLERANCE);
});
