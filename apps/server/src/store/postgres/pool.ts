import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { LastWrite } from '../writing.ts';
import { explained } from './errors.ts';

const INT8 = 20;
const CONNECTIONS = 8;
const PATIENCE_MS = 5000;
/** Longer than any of our queries takes, shorter than a person waits. */
const LONGEST_QUERY_MS = 15_000;

/** All our 64-bit numbers are times and counts, which a double holds exactly. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

export function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types: TYPES,
    application_name: 'imperia',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  };
}

/** `longest`: how many milliseconds a query may take; 0 for as long as it needs. */
export function newPool(url: string, longest = LONGEST_QUERY_MS): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(url), max: CONNECTIONS, statement_timeout: longest });
  // A connection that breaks tells whoever uses it; without these listeners it would end the process as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The pool as Kysely uses it, with errors that say what to do, and a note of whether it can be written. */
export function explaining(pool: pg.Pool, writing: LastWrite): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect().catch(fail);
      const known = clients.get(client) ?? explainingClient(client, writing);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function explainingClient(client: PostgresPoolClient, writing: LastWrite): PostgresPoolClient {
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('cursors are not used: ask in pages');
    return writing.follow(sql, client.query<Row>(sql, parameters).catch(fail));
  }
  return { query, release: () => client.release() };
}

export function fail(error: unknown): never {
  throw explained(error);
}
