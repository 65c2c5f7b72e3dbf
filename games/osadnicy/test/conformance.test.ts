import { conformance } from '@imperia/engine/conformance';
import { expect, test } from 'vitest';
import { type Config, configFault, FACTIONS, type Faction, type Option, osadnicy } from '../src/index.ts';

/** Every choice of so many factions, in an order that also turns the seats. */
function tables(seats: number): Faction[][] {
  const chosen = (from: readonly Faction[], n: number): Faction[][] =>
    n === 0
      ? [[]]
      : from.flatMap((faction) =>
          chosen(
            from.filter((other) => other !== faction),
            n - 1,
          ).map((rest) => [faction, ...rest]),
        );
  return chosen(FACTIONS, seats);
}

const OPTION_SETS: Option[][] = [
  [],
  ['lookoutAlternative'],
  ['lookoutAdvanced', 'reshuffleFactionDiscards'],
  ['peaceful'],
  ['peaceful', 'peaceful2014TwoPicks', 'oasis2014', 'points2014'],
  ['components2014', 'featureWording2014'],
];

function cases(seats: number): { name: string; config: Config }[] {
  return tables(seats).map((factions, i) => {
    const config = { factions, options: OPTION_SETS[i % OPTION_SETS.length]! };
    expect(configFault(config)).toBeNull();
    return { name: `${factions.join()} ${config.options.join()}`, config };
  });
}

const SOLO_OPTIONS: Option[][] = [[], ['soloMissEndsPhase', 'reshuffleFactionDiscards']];

test('what must hold holds in random solo games', () => {
  const alone = FACTIONS.flatMap((faction) =>
    SOLO_OPTIONS.map((options) => {
      const config: Config = { factions: [faction], options };
      return { name: `${faction} alone ${options.join()}`, config };
    }),
  );
  const stats = conformance(osadnicy, alone, { games: 1, seed: 1, everyNth: 3 });
  expect(stats.games).toBe(alone.length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(200);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.05);
});

test.each([2, 3, 4])('what must hold holds in random games for %i', (seats) => {
  const stats = conformance(osadnicy, cases(seats), { games: 1, seed: seats, everyNth: 2 * seats });
  expect(stats.games).toBe(cases(seats).length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(500);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.05);
});
