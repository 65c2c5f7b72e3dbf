import Database from 'libsql';
import type { AppendResult, PackedAppend } from '../packed.ts';
import { Appender } from './appender.ts';
import { transaction } from './transaction.ts';

export interface Result {
  readonly rows: Record<string, unknown>[];
  readonly changes: number;
}

/** Statements are few (the code has a fixed number of queries), but a list of ids makes one for each length. */
const MOST_STATEMENTS = 300;

const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = 8000;
  pragma cache_size = -65536;
`;

/**
 * A prepared statement that finds the file locked stays half-run in this driver, and nothing can be committed any more.
 * So it is only ever `exec` that asks for the lock.
 */
const TRANSACTION = /^(begin|commit|rollback)\b/;

/**
 * One open SQLite file; everything here happens at once, on the thread that asks. What is committed survives the end of
 * the process, and a power cut once it is flushed (see `Flushing`).
 */
export class SqliteConnection {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  #appender: Appender | null = null;

  /** Waits at most `patience` milliseconds for a lock that another process holds. */
  constructor(path: string, patience: number) {
    this.#db = new Database(path, { timeout: patience });
    this.#db.exec(SETTINGS);
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction;
  }

  setPatience(milliseconds: number): void {
    this.#db.exec(`pragma busy_timeout = ${milliseconds}`);
  }

  query(sql: string, parameters: readonly unknown[]): Result {
    if (TRANSACTION.test(sql)) {
      this.#db.exec(sql);
      return { rows: [], changes: 0 };
    }
    const statement = this.#statement(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Record<string, unknown>[], changes: 0 };
    const run = () => ({ rows: [], changes: statement.run(parameters).changes });
    return this.#db.inTransaction ? run() : transaction(this.#db, run);
  }

  append(appends: readonly PackedAppend[]): AppendResult[] {
    this.#appender ??= new Appender(this.#db);
    return this.#appender.append(appends);
  }

  close(): void {
    this.#statements.clear();
    // The driver would leave this to the garbage collector, and what is not there yet would be missing from a copy.
    this.#db.exec('pragma wal_checkpoint(truncate)');
    this.#db.close();
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
