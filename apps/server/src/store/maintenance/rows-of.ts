import { sql } from 'kysely';
import type { Db } from '../rows.ts';

/** Every table of the database with its key, each after those to which it refers. */
const KEYS = {
  identities: ['id'],
  tables: ['id'],
  summaries: ['id'],
  entries: ['table_id', 'n'],
  snapshots: ['table_id'],
  players: ['table_id', 'identity'],
  sessions: ['token_hash'],
  passkeys: ['credential'],
  pushes: ['endpoint'],
  mutes: ['identity', 'muted'],
  invitations: ['token_hash'],
  chat: ['table_id', 'n'],
  reports: ['table_id', 'n', 'by'],
  outings: ['table_id', 'seat'],
  ratings: ['identity', 'game'],
  notes: ['name'],
  hosts: ['identity'],
  admissions: ['id'],
  once_codes: ['identity'],
  audit: ['id'],
} as const;

export type RowsOf = keyof typeof KEYS;

export const ALL_ROWS = Object.keys(KEYS) as readonly RowsOf[];

export type Row = Readonly<Record<string, unknown>>;

const PAGE = 500;

/** All rows in the order of their key, a page at a time. `db` is one without plugins: columns as the database names them. */
export async function* pages(db: Db, table: RowsOf): AsyncGenerator<readonly Row[]> {
  const key = sql.join(KEYS[table].map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const where = after ? sql`where (${key}) > (${sql.join(KEYS[table].map((column) => after[column]))})` : sql``;
    const page = await sql<Row>`select * from ${sql.table(table)} ${where} order by ${key} limit ${PAGE}`.execute(db);
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.length === PAGE ? page.rows.at(-1) : undefined;
  } while (last);
}
