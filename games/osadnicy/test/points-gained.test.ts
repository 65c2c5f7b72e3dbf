import { SPECTATOR } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  FACTIONS,
  LANGS,
  type Option,
  POINT_SOURCES,
  type PointSource,
  pointSourceName,
  pointsByCard,
  pointsByRound,
  pointsBySource,
  pointsGained,
  scoreOf,
} from '../src/index.ts';
import { Play, randomGame } from './rules/random-game.ts';

const OPTION_SETS: Option[][] = [[], ['points2014', 'oasis2014'], ['lookoutAlternative'], ['peaceful']];

function config(seed: number, seats: number): Config {
  const factions = FACTIONS.map((_, i) => FACTIONS[(seed + i) % FACTIONS.length]!).slice(0, seats);
  return { factions, options: seats === 1 ? [] : OPTION_SETS[seed % OPTION_SETS.length]! };
}

const total = (sums: Iterable<number>) => [...sums].reduce((all, n) => all + n, 0);

describe.each([1, 2, 3, 4])('in random games of %i', (seats) => {
  const games = Array.from({ length: 100 }, (_, seed) => randomGame(config(seed, seats), seed));

  test('the points by source add up to every score, whoever listens', () => {
    for (const game of games) {
      for (let listener = SPECTATOR; listener < seats; listener++) {
        const gained = pointsGained(game.view(listener), game.heard(listener));
        for (let seat = 0; seat < seats; seat++) {
          const score = scoreOf(game.state, seat);
          const sums = pointsBySource(gained, seat);
          expect(total(sums.values())).toBe(score.total);
          expect(sums.get('locations') ?? 0).toBe(score.locations);
          expect(sums.get('extra') ?? 0).toBe(score.extra);
        }
      }
    }
  });

  test('the points by round end with what was earned, and with the score', () => {
    for (const { state, events } of games) {
      const gained = pointsGained(state, events);
      for (let seat = 0; seat < seats; seat++) {
        const score = scoreOf(state, seat);
        const rounds = pointsByRound(gained, seat);
        expect(rounds.earned.at(-1)).toBe(score.earned);
        expect(rounds.total).toBe(score.total);
      }
    }
  });

  test('the points by card are all that came from cards, the best first', () => {
    for (const { state, events } of games) {
      const gained = pointsGained(state, events);
      for (let seat = 0; seat < seats; seat++) {
        const cards = pointsByCard(gained, seat).map(({ points }) => points);
        const without = gained.filter((one) => one.seat === seat && one.card < 0).map(({ points }) => points);
        expect(total(cards) + total(without)).toBe(scoreOf(state, seat).total);
        expect(cards).toEqual([...cards].sort((a, b) => b - a));
      }
    }
  });
});

test('they add up at every moment of a game, not only at its end', () => {
  for (let seed = 0; seed < 20; seed++) {
    const play = new Play(config(seed, 3), seed);
    play.playOn(
      ({ options, pick }) => options[seed % options.length] ?? pick!.answer(pick!.from.slice(0, pick!.min)),
      (state) => {
        const gained = pointsGained(state, play.events);
        for (let seat = 0; seat < 3; seat++) {
          expect(total(pointsBySource(gained, seat).values())).toBe(scoreOf(state, seat).total);
        }
      },
    );
  }
});

test('points that were given up for more are counted off', () => {
  const { state } = randomGame(config(0, 2), 0);
  const gained = pointsGained(state, [
    { did: 'round', round: 2, first: 0 },
    { did: 'gain', seat: 0, card: 7, good: 'vp', n: 1, why: 'raze' },
    { did: 'lose', seat: 0, card: 9, good: 'vp', n: 1 },
    { did: 'gain', seat: 0, card: 9, good: 'vp', n: 3, why: 'action' },
  ]);
  expect(pointsBySource(gained, 0).get('action')).toBe(2);
  expect(pointsByRound(gained, 0).earned).toEqual([0, 3, 3, 3, 3]);
});

test('every source has a name of its own in both languages', () => {
  for (const lang of LANGS) {
    const names = POINT_SOURCES.map((source: PointSource) => pointSourceName(source, lang));
    expect(new Set(names).size).toBe(POINT_SOURCES.length);
  }
});
