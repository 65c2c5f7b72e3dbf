import { conformance } from '@imperia/engine/conformance';
import { expect, test } from 'vitest';
import { CIVILIZATIONS, type Config, clash, configFault, type Option } from '../src/index.ts';

const OPTION_SETS: Option[][] = [
  [],
  ['noEvents'],
  ['optionalEvents', 'wonderEnd'],
  ['shortGame'],
  ['rollToEnd'],
  ['sharedWonders'],
];

/** Every set of options for two, and for three or for four, where games are long. */
const SETS: Readonly<Record<number, readonly number[]>> = { 2: [0, 1, 2, 3, 4, 5], 3: [0, 1, 2], 4: [3, 4, 5] };

function cases(players: number): { name: string; config: Config }[] {
  return SETS[players]!.map((i) => {
    const options = OPTION_SETS[i]!;
    const civilizations = i % 2 === 0 ? [] : CIVILIZATIONS.slice(i, i + players);
    const config = { players, civilizations, options };
    expect(configFault(config)).toBeNull();
    return { name: `${players} ${civilizations.join()} ${options.join()}`, config };
  });
}

test.each([2, 3, 4])('what must hold holds in random games for %i', (players) => {
  const stats = conformance(clash, cases(players), { games: 1, seed: players, everyNth: 40 });
  expect(stats.games).toBe(cases(players).length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(100);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.05);
});
