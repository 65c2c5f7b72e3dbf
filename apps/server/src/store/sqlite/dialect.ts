import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Result } from './connection.ts';

export interface AsksSqlite {
  /** Lets go of the connection when nothing is left to do but to wait for the disk. */
  query(sql: string, parameters: readonly unknown[], letGo: () => void): Promise<Result>;
  readonly inTransaction: boolean;
  close(): Promise<void>;
}

/** Kysely's SQLite over our own connection. */
export function sqliteDialect(connection: AsksSqlite): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #connection: AsksSqlite;
  readonly #turn = new Turn();

  constructor(connection: AsksSqlite) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Held> {
    await this.#turn.take();
    return new Held(this.#connection, () => this.#turn.give());
  }

  async releaseConnection(held: Held): Promise<void> {
    held.letGo();
  }

  async beginTransaction(held: Held): Promise<void> {
    await held.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(held: Held): Promise<void> {
    await held.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk has SQLite roll back by itself. */
  async rollbackTransaction(held: Held): Promise<void> {
    if (!this.#connection.inTransaction) return;
    await held.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

/** The connection, while it is somebody's turn. */
class Held implements DatabaseConnection {
  readonly #connection: AsksSqlite;
  readonly #give: () => void;
  #given = false;

  constructor(connection: AsksSqlite, give: () => void) {
    this.#connection = connection;
    this.#give = give;
  }

  letGo(): void {
    if (this.#given) return;
    this.#given = true;
    this.#give();
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#connection.query(sql, parameters, () => this.letGo());
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('streams are not used with SQLite: ask in pages');
  }
}

/** One at a time, first come first served. */
class Turn {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  take(): Promise<void> | void {
    if (this.#taken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
