import type Database from 'libsql';
import { type AppendResult, type PackedAppend, type PackedEntry, type PackedSummary, UNLESS_LATER } from '../packed.ts';
import { transaction } from './transaction.ts';

/** Writes many appends in one transaction, with statements that are prepared once. */
export class Appender {
  readonly #db: Database.Database;
  readonly #run: Readonly<Record<keyof typeof STATEMENTS, Database.Statement>>;

  constructor(db: Database.Database) {
    this.#db = db;
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]);
    this.#run = Object.fromEntries(prepared);
  }

  append(appends: readonly PackedAppend[]): AppendResult[] {
    return transaction(this.#db, () => appends.map((append) => this.#one(append)));
  }

  #one({ table, entries, summary, snapshot }: PackedAppend): AppendResult {
    if (!entries.every((entry) => this.#add(table, entry))) return 'conflict';
    if (summary) this.#sumUp(table, summary);
    if (snapshot) this.#run.keepSnapshot.run([table, snapshot.version, snapshot.body]);
    return 'kept';
  }

  /** If the first of several can be added, nobody was quicker, and so can the others. */
  #add(table: string, { n, at, body, waiting }: PackedEntry): boolean {
    return this.#run.addEntry.run([table, n, at, body, waiting]).changes === 1;
  }

  #sumUp(table: string, { status, seats, dueAt, people, endedAt, atLeast }: PackedSummary): void {
    this.#run.sumUp.run([status, seats, dueAt, atLeast, table]);
    this.#run.dropPlayers.run([table]);
    for (const identity of people) this.#run.addPlayer.run([identity, table, endedAt]);
  }
}

const STATEMENTS = {
  addEntry: `
    insert into entries (table_id, n, at, body, waiting) select ?1, ?2, ?3, ?4, ?5
      where case ?2
        when 0 then exists (select 1 from tables where id = ?1)
        else exists (select 1 from entries where table_id = ?1 and n = ?2 - 1)
      end
      on conflict (table_id, n) do nothing`,
  sumUp: 'update summaries set status = ?, seats = ?, due_at = ?, at_least = ? where id = ?',
  keepSnapshot: `
    insert into snapshots (table_id, version, body) values (?, ?, ?) ${UNLESS_LATER}`,
  dropPlayers: 'delete from players where table_id = ?',
  addPlayer: 'insert into players (identity, table_id, ended_at) values (?, ?, ?)',
} as const;
