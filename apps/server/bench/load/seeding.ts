import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { below, type Rng, randomAnswer, seeded } from '@imperia/engine';
import { hashOf, newId, newToken } from '../../src/identity/tokens.ts';
import type { KeptEntry } from '../../src/store/entry.ts';
import { openStore, type Where } from '../../src/store/index.ts';
import { packedEntries, packedSummary } from '../../src/store/packed.ts';
import { postgresDb } from '../../src/store/postgres/open.ts';
import { newPool } from '../../src/store/postgres/pool.ts';
import type { Db } from '../../src/store/rows.ts';
import { sqliteDb } from '../../src/store/sqlite/open.ts';
import type { Deed, FoldedTable } from '../../src/tables/folded-table.ts';
import { made } from '../../src/tables/making.ts';
import { foldAll } from '../../src/tables/snapshot.ts';
import { summaryOf, waitedFor } from '../../src/tables/summary.ts';

/** Two people with their sessions, and the games that they play one after the other. */
export interface Pair {
  readonly cookies: readonly [string, string];
  readonly games: readonly string[];
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Where in the game the first tables of the pairs are, so that they do not all end in the same second. */
const FURTHEST = 90;
const ROWS_AT_ONCE = 200;
const YEAR = 365 * 24 * 60 * 60 * 1000;

export function fileIn(folder: string): Where {
  return { sqlite: join(folder, 'imperia.sqlite') };
}

/** People, sessions and running games straight into the store, before any server has it: nobody is asked to come in. */
export async function seed(where: Where, pairs: number, gamesEach: number, games: readonly string[]): Promise<Pair[]> {
  await (await openStore(where)).close();
  const db = databaseOf(where);
  const rng = seeded(pairs);
  const seededPairs: Pair[] = [];
  try {
    await db.transaction().execute(async (rows) => {
      for (let i = 0; i < pairs; i++) {
        seededPairs.push(await seedPair(new Rows(rows), i, games[i % games.length]!, gamesEach, rng));
      }
    });
  } finally {
    await db.destroy();
  }
  return seededPairs;
}

/** Gives how many entries each table has. */
export async function kept(where: Where): Promise<ReadonlyMap<string, number>> {
  const db = databaseOf(where);
  try {
    const rows = await db
      .selectFrom('entries')
      .select(({ fn }) => ['tableId', fn.countAll<number>().as('count')])
      .groupBy('tableId')
      .execute();
    return new Map(rows.map(({ tableId, count }) => [tableId, Number(count)]));
  } finally {
    await db.destroy();
  }
}

function databaseOf(where: Where): Db {
  return 'sqlite' in where ? sqliteDb(where.sqlite).db : postgresDb(newPool(where.postgres));
}

async function seedPair(rows: Rows, number: number, game: string, games: number, rng: Rng): Promise<Pair> {
  const people = [0, 1].map((seat) => ({ id: newId(), name: `Gracz ${2 * number + seat}`, token: newToken() }));
  const [one, two] = people as [Person, Person];
  await rows.people([one, two]);
  const ids: string[] = [];
  for (let n = 0; n < games; n++) {
    const { table, entries } = startedTable(game, one, two, n === 0 ? below(rng, FURTHEST) : 0, rng);
    await rows.table(table, entries);
    ids.push(table.head.id);
  }
  return { cookies: [cookieOf(one), cookieOf(two)], games: ids };
}

function cookieOf({ token }: Person): string {
  return `imperia=${token}`;
}

function startedTable(game: string, one: Person, two: Person, answers: number, rng: Rng) {
  const at = Date.now();
  const settings = {
    title: 'Próba',
    time: { time: 'none' },
    atTimeEnd: 'bot',
    listed: false,
    spectators: true,
    rated: false,
  } as const;
  const id = randomBytes(9).toString('base64url');
  const new_ = made(
    { identity: one.id, name: one.name },
    { game, wanted: { seats: [{}, {}], table: {} }, settings },
    id,
    at,
  );
  if ('fault' in new_) throw new Error(new_.fault);
  const entries: KeptEntry[] = [...new_.entries];
  const table = foldAll(new_.head, entries);
  const enact = (deed: Deed): void => {
    const entry = table.enact(at, deed);
    if (typeof entry === 'string') throw new Error(entry);
    entries.push({ at, entry });
  };
  enact({ do: 'sit', seat: 1, identity: two.id, name: two.name });
  enact({ do: 'start' });
  for (let i = 0; i < answers && table.gathering.status === 'running'; i++) enact(anyAnswer(table, rng));
  return { table, entries };
}

function anyAnswer({ play }: FoldedTable, rng: Rng): Deed {
  const decision = play!.decisions()[0]!;
  const { seat } = decision;
  return { do: 'answer', seat, decision: play!.state.decision, option: randomAnswer(decision, rng)!, by: 'person' };
}

class Rows {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  async people(people: readonly Person[]): Promise<void> {
    const createdAt = Date.now();
    const rest = {
      login: null,
      passwordHash: null,
      email: null,
      emailVerified: 0 as const,
      rated: 0,
      lang: 'pl',
      createdAt,
    } as const;
    await this.#db
      .insertInto('identities')
      .values(people.map(({ id, name }) => ({ id, name, recoveryHash: hashOf(id), ...rest })))
      .execute();
    await this.#db
      .insertInto('sessions')
      .values(people.map(({ id, token }) => ({ tokenHash: hashOf(token), identity: id, expiresAt: createdAt + YEAR })))
      .execute();
  }

  async table({ head, gathering }: FoldedTable, entries: readonly KeptEntry[]): Promise<void> {
    const { id, createdAt, settings, config, content, ...rest } = head;
    const { people, endedAt, ...summary } = packedSummary(0, entries, summaryOf(gathering));
    await this.#db
      .insertInto('tables')
      .values({
        ...rest,
        id,
        createdAt,
        settings: JSON.stringify(settings),
        config: JSON.stringify(config),
        content: content && JSON.stringify(content),
      })
      .execute();
    await this.#db
      .insertInto('summaries')
      .values({ ...summary, id, createdAt, listed: 0 })
      .execute();
    const rows = packedEntries(0, entries, waitedFor(gathering)).map((entry) => ({ tableId: id, ...entry }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await this.#db
        .insertInto('entries')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
    await this.#db
      .insertInto('players')
      .values(people.map((identity) => ({ identity, tableId: id, endedAt })))
      .execute();
  }
}
