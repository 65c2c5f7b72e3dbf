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
  query(sql: string, parameters: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
}

/** Kysely's SQLite over a connection that may live in another thread. */
export function sqliteDialect(connection: AsksSqlite): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteThreadDriver(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteThreadDriver implements Driver {
  readonly #connection: AsksSqlite;
  readonly #own: DatabaseConnection;
  readonly #turn = new Turn();

  constructor(connection: AsksSqlite) {
    this.#connection = connection;
    this.#own = { executeQuery: (query) => this.#execute(query), streamQuery: () => noStream() };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take();
    return this.#own;
  }

  async releaseConnection(): Promise<void> {
    this.#turn.give();
  }

  async beginTransaction(): Promise<void> {
    await this.#execute(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#execute(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.#execute(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#connection.query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }
}

function noStream(): never {
  throw new Error('streams are not used with SQLite: ask in pages');
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
