import { sql } from 'kysely';
import { type Db, flag } from './rows.ts';
import type { Outing, Rate, Rating, ResultStore } from './store.ts';

export class Results implements ResultStore {
  readonly #db: Db;
  readonly #alone: (db: Db) => Promise<void>;

  /** `alone` keeps the other processes that share the store from rating until the transaction has ended. */
  constructor(db: Db, alone: (db: Db) => Promise<void>) {
    this.#db = db;
    this.#alone = alone;
  }

  async add(outings: readonly Outing[], rate: Rate): Promise<'added' | 'there already'> {
    const [first] = outings;
    if (!first) return 'added';
    return this.#db.transaction().execute(async (db) => {
      await this.#alone(db);
      if (await isThere(db, first)) return 'there already';
      await db.insertInto('outings').values(outings.map(outingRow)).execute();
      for (const rating of rate(await ratingsBefore(db, outings))) await keepRating(db, rating);
      return 'added';
    });
  }

  async outings(identity: string, limit: number): Promise<readonly Outing[]> {
    const rows = await this.#db
      .selectFrom('outings')
      .select([
        'tableId as table',
        'game',
        'seat',
        'identity',
        'bot',
        'faction as side',
        'points',
        'place',
        'seats',
        'at',
      ])
      .select('rated')
      .where('identity', '=', identity)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, rated: row.rated === 1 }));
  }

  async bySide(identity: string, game: string) {
    const rows = await this.#db
      .selectFrom('outings')
      .select('faction as side')
      .select((outings) => [
        outings.fn.countAll().as('played'),
        outings.fn.sum(sql`case when place = 1 then 1 else 0 end`).as('won'),
        outings.fn.sum('points').as('points'),
      ])
      .where('identity', '=', identity)
      .where('game', '=', game)
      .groupBy('faction')
      .orderBy('faction')
      .execute();
    return rows.map(({ side, played, won, points }) => ({
      side,
      played: Number(played),
      won: Number(won),
      points: Number(points),
    }));
  }

  async rating(identity: string, game: string): Promise<Rating | null> {
    const ratings = this.#db.selectFrom('ratings').selectAll();
    const row = await ratings.where('identity', '=', identity).where('game', '=', game).executeTakeFirst();
    return row ?? null;
  }

  best(game: string, limit: number): Promise<readonly Rating[]> {
    const ratings = this.#db.selectFrom('ratings').selectAll();
    return ratings.where('game', '=', game).orderBy('rating', 'desc').limit(limit).execute();
  }
}

async function isThere(db: Db, { table }: Outing): Promise<boolean> {
  return (await db.selectFrom('outings').select('seat').where('tableId', '=', table).executeTakeFirst()) !== undefined;
}

function outingRow({ table, side, rated, ...rest }: Outing) {
  return { ...rest, tableId: table, faction: side, rated: flag(rated) };
}

async function ratingsBefore(db: Db, outings: readonly Outing[]): Promise<readonly Rating[]> {
  const people = outings.flatMap(({ identity }) => identity ?? []);
  if (people.length === 0) return [];
  const ratings = db.selectFrom('ratings').selectAll().where('identity', 'in', people);
  return ratings.where('game', '=', outings[0]?.game ?? '').execute();
}

async function keepRating(db: Db, rating: Rating): Promise<void> {
  const { identity: _, game: __, ...changes } = rating;
  await db
    .insertInto('ratings')
    .values({ ...rating })
    .onConflict((conflict) => conflict.columns(['identity', 'game']).doUpdateSet(changes))
    .execute();
}
