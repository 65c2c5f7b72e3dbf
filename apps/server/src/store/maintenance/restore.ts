import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { openStore, type Where } from '../index.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { Db } from '../rows.ts';
import { lockFile } from '../sqlite/lock.ts';
import type { Footer, Header } from './backup.ts';
import { reach } from './reach.ts';
import { ALL_ROWS, type Row, type RowsOf } from './rows-of.ts';

/** The backup cannot be restored; nothing was changed. */
class CannotRestore extends Error {
  override readonly name = 'CannotRestore';
}

const BATCH = 200;

/** Fills the store from a backup, all or nothing. Whatever it holds is replaced only when `overwrite` says so. */
export async function restore(
  where: Where,
  file: string,
  overwrite = false,
  count: (rows: number) => void = () => {},
): Promise<{ readonly rows: number }> {
  // Makes the store if there is none, and fails when a server is using the file.
  await (await openStore(where)).close();
  const unlock = 'sqlite' in where ? lockFile(where.sqlite) : () => {};
  try {
    return await reach(where, (db) =>
      db.transaction().execute(async (all) => {
        const plain = all.withoutPlugins();
        await makeRoom(plain, overwrite);
        return { rows: await fill(plain, file, count) };
      }),
    );
  } finally {
    unlock();
  }
}

async function makeRoom(db: Db, overwrite: boolean): Promise<void> {
  for (const table of [...ALL_ROWS].reverse()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0 && !overwrite)
      throw new CannotRestore(
        `The store is not empty (it has ${table}). Restore into an empty one, or say --overwrite to replace all that is there.`,
      );
    if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(db);
  }
}

async function fill(db: Db, file: string, count: (rows: number) => void): Promise<number> {
  const hash = createHash('sha256');
  let rows = 0;
  let footer: Footer | null = null;
  let started = false;
  const batch = new Batch(db);
  for await (const line of linesIn(file)) {
    const said = parsed(line);
    if (!started) {
      checkHeader(said);
      started = true;
    } else if (Array.isArray(said)) {
      await batch.add(said[0], said[1]);
      count(++rows);
    } else footer = said as Footer;
    if (!footer) hash.update(`${line}\n`);
  }
  await batch.flush();
  if (!footer) throw new CannotRestore('The backup is cut off: its end is missing. Take another one.');
  if (footer.rows !== rows || footer.sha256 !== hash.digest('hex'))
    throw new CannotRestore('The backup is damaged: its checksum does not fit. Take another one.');
  return rows;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(file), unzipped);
  read.catch(() => {});
  const lines = createInterface({ input: unzipped })[Symbol.asyncIterator]();
  const failed = read.then(() => new Promise<never>(() => {}));
  try {
    for (;;) {
      const { done, value } = await Promise.race([lines.next(), failed]).catch(unreadable);
      if (done) return;
      yield value;
    }
  } finally {
    unzipped.destroy();
  }
}

function unreadable(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  throw new CannotRestore(`The backup cannot be read, or it is damaged: ${why}.`, { cause: error });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new CannotRestore('This is no backup of ours, or it is damaged.');
  }
}

function checkHeader(said: unknown): void {
  const header = said as Partial<Header> | null;
  if (header?.imperia !== 'backup' || header.format !== 1) throw new CannotRestore('This is no backup of ours.');
  const own = Object.keys(MIGRATIONS).join();
  if (header.schema?.join() !== own)
    throw new CannotRestore(
      'The backup was made by another version of the server. Restore it with that version, then start this one.',
    );
}

class Batch {
  readonly #db: Db;
  #table: RowsOf | null = null;
  #rows: Row[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async add(table: unknown, row: Row): Promise<void> {
    const known = ALL_ROWS.find((name) => name === table);
    if (!known) throw new CannotRestore(`The backup has rows of something unknown: ${String(table)}.`);
    if (known !== this.#table || this.#rows.length >= BATCH) await this.flush();
    this.#table = known;
    this.#rows.push(row);
  }

  async flush(): Promise<void> {
    const [first] = this.#rows;
    if (!first || !this.#table) return;
    const columns = Object.keys(first);
    const values = this.#rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(this.#table)} (${names}) values ${sql.join(values)}`.execute(this.#db);
    this.#rows = [];
  }
}
