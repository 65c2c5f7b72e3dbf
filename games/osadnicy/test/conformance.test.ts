import { conformance } from '@imperia/engine/conformance';
import { expect, test } from 'vitest';
import {
  BASE_FACTIONS,
  type Config,
  configFault,
  FACTIONS,
  type Faction,
  MINIS,
  MODULES,
  type Option,
  osadnicy,
} from '../src/index.ts';

/** Tables at which any two factions sit in any two seats, once: half of all orders of four, the even ones. */
function tables(seats: number): Faction[][] {
  const [one, two, three, four] = BASE_FACTIONS;
  const turned = (a: Faction, b: Faction, c: Faction, d: Faction) => [
    [a, b, c, d],
    [a, c, d, b],
    [a, d, b, c],
  ];
  return [
    ...turned(one, two, three, four),
    ...turned(two, one, four, three),
    ...turned(three, four, one, two),
    ...turned(four, three, two, one),
  ].map((factions) => factions.slice(0, seats));
}

test('any two factions meet in any two seats', () => {
  const met = tables(4).flatMap((table) =>
    table.flatMap((one, i) => table.flatMap((other, j) => (i === j ? [] : [`${i} ${one} ${j} ${other}`]))),
  );
  expect(new Set(met).size).toBe(12 * 12);
});

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
  const alone = BASE_FACTIONS.flatMap((faction) =>
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

/** Every faction in turn, alone and in company, each time with other expansions and variants. */
function expanded(count: number): { name: string; config: Config }[] {
  return Array.from({ length: count }, (_, i) => {
    const turned = FACTIONS.map((_one, at) => FACTIONS[(i + at * (1 + (i % 3))) % FACTIONS.length]!);
    const factions = [...new Set(turned)].slice(0, 1 + (i % 4));
    const variants = factions.length > 1 ? OPTION_SETS[i % 6]! : [];
    const peaceful = variants.includes('peaceful');
    const modules = MODULES.filter((one, at) => i % (at + 2) !== 1 && !(peaceful && one === 'war'));
    const minis =
      factions.length > 1 ? MINIS.filter((_one, at) => (i + at) % 5 > 0 || i % 2 === 0) : (['market'] as const);
    const fitting = minis.filter((mini) => mini !== 'expeditionRandom' || i % 2 === 0);
    const config = { factions, options: [...variants, ...modules, ...fitting] };
    expect(configFault(config)).toBeNull();
    return { name: `${factions.join()} ${config.options.join()}`, config };
  });
}

/** At war in company, and alone against each faction on each level. */
function atWar(count: number): { name: string; config: Config }[] {
  return Array.from({ length: count }, (_, i) => {
    const turned = FACTIONS.map((_one, at) => FACTIONS[(i * 3 + at) % FACTIONS.length]!);
    const alone = i % 3 === 0;
    const levels: Option[][] = [[], ['conquestsEasy'], ['conquestsHard']];
    const modules = MODULES.filter((one, at) => one === 'war' || ((i + 1) >> at) & 1);
    const config: Config = {
      factions: turned.slice(0, alone ? 1 : 2 + (i % 3)),
      options: [...modules, ...(alone ? levels[(i / 3) % 3]! : [])],
      ...(alone && { rival: turned[1 + (i % 5)]! }),
    };
    expect(configFault(config)).toBeNull();
    return { name: `${config.factions.join()} ${config.options.join()} ${config.rival}`, config };
  });
}

test('what must hold holds in random games at war', () => {
  const cases = atWar(21);
  const stats = conformance(osadnicy, cases, { games: 1, seed: 11, everyNth: 10 });
  expect(stats.games).toBe(cases.length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(500);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.05);
});

test('what must hold holds in random games with expansions', () => {
  const cases = expanded(16);
  const stats = conformance(osadnicy, cases, { games: 1, seed: 7, everyNth: 10 });
  expect(stats.games).toBe(cases.length);
  expect(stats.nonInterferenceChecks).toBeGreaterThan(500);
  expect(stats.skips / stats.nonInterferenceChecks).toBeLessThan(0.05);
});
