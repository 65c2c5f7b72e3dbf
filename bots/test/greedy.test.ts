import { FACTIONS } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { botNamed, playMatch } from '../src/index.ts';
import { captains, settlers } from './tables.ts';

const LIMIT = 5000;

test('greedy beats random from either seat', () => {
  const bots = [botNamed('greedy', settlers), botNamed('random', settlers)];
  let won = 0;
  for (let seed = 0; seed < 40; seed++) {
    const greedySeat = seed % 2;
    const other = (Math.floor(seed / 2) + 1 + (seed % 3)) % 4;
    const factions = [FACTIONS[Math.floor(seed / 2) % 4]!, FACTIONS[other]!];
    const { result } = playMatch(settlers.game, {
      config: { factions, options: [] },
      seed,
      bots: greedySeat === 0 ? bots : [...bots].reverse(),
      limit: LIMIT,
    });
    if (result.winners.includes(greedySeat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(37);
});

test('greedy plays a game it has never heard of, and better than random', () => {
  const [greedy, random] = [botNamed('greedy', captains), botNamed('random', captains)];
  let won = 0;
  for (let seed = 0; seed < 60; seed++) {
    const bots = seed % 2 === 0 ? [greedy, random] : [random, greedy];
    const { result } = playMatch(captains.game, { config: { seats: 2, rounds: 4 }, seed, bots, limit: LIMIT });
    if (result.winners.includes(seed % 2)) won++;
  }
  expect(won).toBeGreaterThan(40);
});

test('alone, the virtual player is no seat that is asked; greedy ends far closer to beating it than random', () => {
  const [greedy, random] = [botNamed('greedy', settlers), botNamed('random', settlers)];
  const scores = (bot: typeof greedy) =>
    FACTIONS.map((faction, seed) => {
      const config = { factions: [faction], options: [] };
      return playMatch(settlers.game, { config, seed, bots: [bot], limit: LIMIT }).result.points;
    });
  const [clever, blind] = [scores(greedy), scores(random)];
  expect([...clever, ...blind].every((points) => points.length === 1)).toBe(true);
  const sum = (all: readonly (readonly number[])[]) => all.flat().reduce((total, points) => total + points, 0);
  expect(sum(clever)).toBeGreaterThan(2 * sum(blind));
});

test('a search plays alone, too', () => {
  const config = { factions: ['egyptians'] as const, options: [] };
  const { result } = playMatch(settlers.game, {
    config,
    seed: 1,
    bots: [botNamed('search:10', settlers)],
    limit: LIMIT,
  });
  expect(result.points[0]).toBeGreaterThan(15);
});

test('the same seed makes the same game', () => {
  const greedy = botNamed('greedy', settlers);
  const config = { factions: ['barbarians', 'romans'] as const, options: ['lookoutAdvanced'] as const };
  const play = () => playMatch(settlers.game, { config, seed: 5, bots: [greedy, greedy], limit: LIMIT });
  expect(play()).toEqual(play());
});
