import { sql } from 'kysely';
import type { Db } from './rows.ts';
import type { LimitStore } from './store.ts';

export class Limits implements LimitStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  count(key: string, window: number, now: number): Promise<{ readonly count: number; readonly until: number }> {
    const until = now + window;
    return this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('limits')
        .values({ key, count: 1, until })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when limits.until <= ${now} then 1 else limits.count + 1 end`,
            until: sql`case when limits.until <= ${now} then ${until} else limits.until end`,
          }),
        )
        .execute();
      return db.selectFrom('limits').select(['count', 'until']).where('key', '=', key).executeTakeFirstOrThrow();
    });
  }

  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('limits').where('until', '<=', now).execute();
  }
}
