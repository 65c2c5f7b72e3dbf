import { advance, keyFrom, seeded, view } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { expect, test } from 'vitest';
import { type Budget, botNamed, consider, NoBudget, playMatch, type Surroundings, THINKING } from '../src/index.ts';
import { captains, settlers } from './tables.ts';

const CONFIG = { factions: ['barbarians', 'egyptians'], options: [] } as const;
const STILL: Surroundings = { now: () => 0 };

/** The first question of a game: which card to take from the lookout. */
function firstQuestion(seed: number) {
  const state = osadnicy.setup(CONFIG, keyFrom(seeded(seed)));
  const { seat } = advance(osadnicy.rules, state, {})!;
  return { seen: view(osadnicy, state, seat), seat };
}

function considered(budget: Budget, surroundings: Surroundings = STILL, luck = 1) {
  const { seen, seat } = firstQuestion(4);
  return consider(settlers, seen, seat, budget, seeded(luck), surroundings);
}

test('so many iterations give the same answer every time', () => {
  expect(considered({ iterations: 40 })).toEqual(considered({ iterations: 40 }));
  expect(considered({ iterations: 40 })).not.toEqual(considered({ iterations: 40 }, STILL, 2));
  const bot = botNamed('search:2', settlers, STILL);
  const play = () => playMatch(osadnicy, { config: CONFIG, seed: 5, bots: [bot, bot], limit: 5000 });
  expect(play()).toEqual(play());
});

test('what was considered comes with its worth, the best first', () => {
  const options = considered({ iterations: 60 });
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  expect(options.map(({ worth }) => worth)).toEqual(options.map(({ worth }) => worth).sort((a, b) => b - a));
  expect(visitsOf(options)).toBeLessThanOrEqual(60);
  expect(options[0]!.visits).toBeGreaterThan(0);
});

test('time is taken from the clock it is given', () => {
  let time = 0;
  const clock = { now: () => time++ };
  expect(visitsOf(considered({ milliseconds: 20 }, clock))).toBe(19);
  expect(visitsOf(considered({ milliseconds: 20, iterations: 5 }, clock))).toBeLessThanOrEqual(5);
});

test('it stops when it is told to, and still has an answer', () => {
  let asked = 0;
  const stop = { stopped: () => ++asked > 7 };
  const options = considered({ milliseconds: 1000 }, { now: () => 0, stop });
  expect(visitsOf(options)).toBe(7);
  const { seen, seat } = firstQuestion(4);
  const bot = botNamed('hard', settlers, { now: () => 0, stop: { stopped: () => true } });
  expect(options.map(({ id }) => id)).toContain(bot.choose(seen, seat, seeded(1)));
});

test.each([{}, { iterations: 0 }, { milliseconds: 0 }, { iterations: -1 }, { iterations: Number.NaN }])(
  'it cannot think within %o',
  (budget) => {
    expect(() => considered(budget)).toThrow(NoBudget);
  },
);

test.each(['search', 'search:', 'search:0', 'search:0ms', 'search:-5', 'search:5s', 'search:1.5', 'SEARCH:5'])(
  '«%s» is no bot',
  (name) => {
    expect(() => botNamed(name, settlers)).toThrow(
      /^There is no bot .* search:500 \(iterations a decision\), search:200ms\.$/,
    );
  },
);

test('a bot says how long it may think', () => {
  expect(botNamed('search:250', settlers).budget).toEqual({ iterations: 250 });
  expect(botNamed('search:250ms', settlers).budget).toEqual({ milliseconds: 250 });
  expect(botNamed('normal', settlers).budget?.milliseconds).toBe(THINKING.normal);
  expect(THINKING.normal).toBeLessThanOrEqual(300);
  expect(THINKING.hard).toBeLessThanOrEqual(2000);
});

test('a little search beats random from either seat', () => {
  const bots = [botNamed('search:3', settlers, STILL), botNamed('random', settlers)];
  for (let seed = 0; seed < 4; seed++) {
    const seated = seed % 2 === 0 ? bots : [...bots].reverse();
    const { result } = playMatch(osadnicy, { config: CONFIG, seed, bots: seated, limit: 5000 });
    expect(result.winners).toEqual([seed % 2]);
  }
});

test('it plays a game it has never heard of, and better than random', () => {
  const [search, random] = [botNamed('search:12', captains, STILL), botNamed('random', captains)];
  let won = 0;
  for (let seed = 0; seed < 16; seed++) {
    const bots = seed % 2 === 0 ? [search, random] : [random, search];
    const { result } = playMatch(captains.game, { config: { seats: 2, rounds: 4 }, seed, bots, limit: 5000 });
    if (result.winners.includes(seed % 2)) won++;
  }
  expect(won).toBeGreaterThan(10);
});

function visitsOf(options: readonly { readonly visits: number }[]): number {
  return options.reduce((sum, { visits }) => sum + visits, 0);
}
