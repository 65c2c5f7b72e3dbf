import { seeded } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { rated, UNRATED } from '../../src/rating/glicko2.ts';
import { ratedByPlaces } from '../../src/rating/pairwise.ts';
import type { Rating } from '../../src/store/store.ts';
import type { FoldedTable } from '../../src/tables/folded-table.ts';
import { outingsOf, ratingOf } from '../../src/tables/outings.ts';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, PEOPLE, play, started, three, two } from './playing.ts';
import { surroundings } from './surroundings.ts';

describe('Glicko-2', () => {
  test("gives what Glickman's worked example gives", () => {
    const games = [
      { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ];
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('without games only the doubt grows', () => {
    const after = rated({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
    expect(after.rating).toBe(1600);
    expect(after.deviation).toBeGreaterThan(100);
  });

  test('of several players each has played each', () => {
    const after = ratedByPlaces([1, 2, 2, 4].map((place) => ({ ...UNRATED, place })));
    expect(after[0]!.rating).toBeGreaterThan(after[1]!.rating);
    expect(after[1]!.rating).toBeCloseTo(after[2]!.rating, 9);
    expect(after[2]!.rating).toBeGreaterThan(after[3]!.rating);
    expect(after.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(6000, 6);
  });
});

describe('when a game has ended', () => {
  test('each seat has its outing, told of once in the process that ended it', async () => {
    const ended: FoldedTable[] = [];
    const tables = new Tables(surroundings(new MemoryTables(), { ended: (table) => ended.push(table) }));
    const table = await started(tables, three({ rated: true }));
    await play(table, seeded(1), 10);
    granted(await table.wish(PEOPLE[1], { wish: 'resign', seat: 1 }));
    granted(await table.wish(PEOPLE[2], { wish: 'resign', seat: 2 }));
    expect(ended).toHaveLength(1);
    const outings = outingsOf(ended[0]!);
    expect(outings.map(({ identity, place, side }) => [identity, place, side])[0]).toEqual(['ala', 1, 'romans']);
    expect(outings.every(({ rated, seats }) => rated && seats === 3)).toBe(true);
    const before: Rating = {
      identity: 'ala',
      game: 'osadnicy',
      rating: 1700,
      deviation: 60,
      volatility: 0.06,
      games: 9,
    };
    const now = ratingOf(outings, () => true)([before]);
    expect(now.map(({ identity, games }) => [identity, games])).toEqual([
      ['ala', 10],
      ['ola', 1],
      ['ela', 1],
    ]);
    expect(now[0]!.rating).toBeGreaterThan(1700);
    expect(ratingOf(outings, (identity) => identity === 'ala')([])).toEqual([]);
  });

  test('an abandoned one counts for nobody', async () => {
    const ended: FoldedTable[] = [];
    const tables = new Tables(surroundings(new MemoryTables(), { ended: (table) => ended.push(table) }));
    const table = await started(tables, two());
    granted(await table.wish(PEOPLE[0], { wish: 'propose', seat: 0, what: { propose: 'abandon' } }));
    granted(await table.wish(PEOPLE[1], { wish: 'agree', seat: 1 }));
    expect(ended).toEqual([]);
  });
});
