import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Where } from '../index.ts';
import { missingMigrations } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { Db } from '../rows.ts';
import { reach } from './reach.ts';
import { ALL_ROWS, pages } from './rows-of.ts';

/**
 * A backup is gzipped lines of JSON, the same for both databases: a header, then `["table", {row}]` for every row, then
 * a line that says how many there were and the SHA-256 of all lines before it.
 */
export interface Header {
  readonly imperia: 'backup';
  readonly format: 1;
  readonly schema: readonly string[];
  readonly at: string;
}

export interface Footer {
  readonly rows: number;
  readonly sha256: string;
}

/** Writes all that the store holds at one moment, while a server may go on writing. The file appears when it is whole. */
export async function backup(
  where: Where,
  file: string,
  count: (rows: number) => void = () => {},
): Promise<{ readonly rows: number }> {
  const part = `${file}.part`;
  let rows = 0;
  try {
    await reach(where, async (db) => {
      if ((await missingMigrations(db)).length > 0)
        throw new Error(
          'The store is of an older version: start this version of the server on it once, then back it up.',
        );
      await atOneMoment(db, 'sqlite' in where, async (still) => {
        const counted = (soFar: number) => {
          rows = soFar;
          count(soFar);
        };
        const lines = Readable.from(linesOf(still, counted));
        await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
      });
    });
    await flushed(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { rows };
}

async function* linesOf(db: Db, count: (rows: number) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (lines: string) => {
    hash.update(lines);
    return lines;
  };
  const header: Header = {
    imperia: 'backup',
    format: 1,
    schema: Object.keys(MIGRATIONS),
    at: new Date().toISOString(),
  };
  yield hashed(`${JSON.stringify(header)}\n`);
  let rows = 0;
  for (const table of ALL_ROWS)
    for await (const page of pages(db, table)) {
      rows += page.length;
      count(rows);
      yield hashed(page.map((row) => `${JSON.stringify([table, row])}\n`).join(''));
    }
  const footer: Footer = { rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}

async function atOneMoment(db: Db, sqlite: boolean, read: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const begin = sqlite ? sql`begin` : sql`begin isolation level repeatable read read only`;
    await begin.execute(connection);
    try {
      await read(connection.withoutPlugins());
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function flushed(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
