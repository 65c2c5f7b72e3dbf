import type Database from 'libsql';
import type { AppendResult, PackedAppend } from '../packed.ts';
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

  #one(append: PackedAppend): AppendResult {
    if (!this.#moveOn(append)) return 'conflict';
    const { table, version, times, bodies, snapshot } = append;
    for (const [i, body] of bodies.entries()) this.#run.addEntry.run([table, version + i, times[i], body]);
    if (snapshot) this.#run.keepSnapshot.run([table, snapshot.version, snapshot.body]);
    return 'kept';
  }

  #moveOn(append: PackedAppend): boolean {
    const { table, version, mark, bodies, seats, updatedAt, dueAt } = append;
    const next = version + bodies.length;
    const { changes } =
      dueAt === null
        ? this.#run.moveOn.run([next, seats, updatedAt, table, version, mark])
        : this.#run.moveOnTimed.run([next, seats, updatedAt, dueAt, table, version, mark]);
    return changes === 1 || this.#changeMark(append, next);
  }

  #changeMark(append: PackedAppend, next: number): boolean {
    const { table, version, status, mark, seats, updatedAt, dueAt, people, endedAt } = append;
    const { changes } = this.#run.changeMark.run([next, seats, updatedAt, dueAt, status, mark, table, version]);
    if (changes === 0) return false;
    this.#run.dropPlayers.run([table]);
    for (const identity of people) this.#run.addPlayer.run([identity, table, endedAt]);
    return true;
  }
}

/** `moveOn` is by far the most frequent, and names no indexed column: SQLite rewrites the index of each one it names. */
const STATEMENTS = {
  moveOn: 'update summaries set version = ?, seats = ?, updated_at = ? where id = ? and version = ? and mark = ?',
  moveOnTimed:
    'update summaries set version = ?, seats = ?, updated_at = ?, due_at = ? where id = ? and version = ? and mark = ?',
  changeMark:
    'update summaries set version = ?, seats = ?, updated_at = ?, due_at = ?, status = ?, mark = ? where id = ? and version = ?',
  addEntry: 'insert into entries (table_id, n, at, body) values (?, ?, ?, ?)',
  keepSnapshot:
    'insert into snapshots (table_id, version, body) values (?, ?, ?) on conflict (table_id) do update set version = excluded.version, body = excluded.body',
  dropPlayers: 'delete from players where table_id = ?',
  addPlayer: 'insert into players (identity, table_id, ended_at) values (?, ?, ?)',
} as const;
