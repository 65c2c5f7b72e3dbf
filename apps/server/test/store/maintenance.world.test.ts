import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Where } from '../../src/store/index.ts';
import { backup, doctor, restore } from '../../src/store/maintenance.ts';
import type { Store } from '../../src/store/store.ts';
import { hasPostgres } from '../postgres.ts';
import { describeStores, newPostgres, newSqlite } from './each.ts';
import { append, entry, head, summary, written } from './samples.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imperia-backup-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function withStore<T>(where: Where, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(where);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A table with twelve hundred entries (more than a page), a person and some talk. */
async function inhabit({ tables, people, chat }: Store): Promise<string> {
  const made = head();
  await tables.create(made, written([]));
  for (let version = 0; version < 1200; version += 100)
    await tables.append(
      append(made.id, version, {
        entries: Array.from({ length: 100 }, (_, i) => ({ at: version + i, entry: { do: 'pause' } as const })),
        snapshot: { version: version + 50, body: 'żółw' },
      }),
    );
  await people.create({
    id: `person of ${made.id}`,
    name: 'Łucja',
    login: null,
    passwordHash: null,
    recoveryHash: made.id,
    email: null,
    emailVerified: false,
    rated: true,
    lang: 'pl',
    createdAt: 1_794_727_022_185,
  });
  await chat.say(made.id, { at: 1, identity: 'ada', name: 'Ada', text: 'line\nbreak' });
  return made.id;
}

describeStores('a backup', ({ store, where }) => {
  it('made while the server runs holds everything, and fits either database', async () => {
    const id = await inhabit(store());
    const file = join(folder, `${id}.gz`);
    const { rows } = await backup(where(), file);
    expect(rows).toBeGreaterThan(1200);
    const targets = [await newSqlite(), ...(hasPostgres() ? [await newPostgres()] : [])];
    for (const target of targets) {
      expect(await restore(target, file)).toEqual({ rows });
      await withStore(target, async ({ tables, people, chat }) => {
        expect(await tables.load(id)).toEqual(await store().tables.load(id));
        expect(await tables.of('ada', 9)).toEqual(await store().tables.of('ada', 9));
        expect(await people.byId(`person of ${id}`)).toEqual(await store().people.byId(`person of ${id}`));
        expect(await chat.since(id, 0, 9)).toEqual(await store().chat.since(id, 0, 9));
        expect(await tables.append(append(id, 1200))).toBe('kept');
      });
      expect(await doctor(target)).toEqual([]);
      const again = join(folder, 'again.gz');
      await expect(restore(target, file)).rejects.toThrow(/not empty/);
      await restore(target, file, true);
      await backup(target, again);
      const rowsIn = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1);
      expect(rowsIn(again).sort().slice(0, -2)).toEqual(rowsIn(file).sort().slice(0, -2));
    }
  });

  it('is refused when damaged, cut off or something else, and nothing is changed', async () => {
    const id = await inhabit(store());
    const file = join(folder, `${id}.gz`);
    await backup(where(), file);
    const target = await newSqlite();
    const text = gunzipSync(readFileSync(file)).toString();
    const spoilt: Record<string, Buffer> = {
      changed: gzipSync(text.replace('Łucja', 'Lucja')),
      'without its end': gzipSync(text.slice(0, text.lastIndexOf('{'))),
      'cut off': readFileSync(file).subarray(0, -100),
      'of another version': gzipSync(text.replace('0003-results', '0009-future')),
      'something else': Buffer.from('hello'),
    };
    for (const [how, bytes] of Object.entries(spoilt)) {
      const path = join(folder, 'spoilt.gz');
      writeFileSync(path, bytes);
      await expect(restore(target, path), how).rejects.toThrow(/backup/);
    }
    await expect(restore(target, join(folder, 'nowhere.gz'))).rejects.toThrow(/cannot be read/);
    await withStore(target, async ({ tables }) => expect(await tables.load(id)).toBeNull());
    expect(await restore(target, file)).toBeDefined();
  });
});

describe('restoring', () => {
  it('is refused while a server uses the file', async () => {
    const where = await newSqlite();
    await withStore(where, async () => {
      await expect(restore(where, 'any', true)).rejects.toThrow(/Another server/);
    });
  });
});

describe('the doctor', () => {
  it('finds what is wrong with tables, and says what to do', async () => {
    const where = await newSqlite();
    const ids = await withStore(where, async (store) => [await inhabit(store), await inhabit(store)]);
    expect(await doctor(where)).toEqual([]);
    const db = new Database(where.sqlite);
    db.prepare('delete from entries where table_id = ? and n = 7').run(ids[0]);
    db.prepare('update entries set body = ? where table_id = ? and n = 3').run('{"do":', ids[1]);
    db.prepare('update snapshots set version = 99999 where table_id = ?').run(ids[1]);
    db.exec("insert into entries values ('ghost', 0, 0, '{}', 0)");
    db.close();
    const findings = await doctor(where);
    expect(findings.map(({ what }) => what)).toEqual([
      expect.stringContaining(`lack some of their entries: ${ids[0]}`),
      expect.stringContaining('never made: ghost'),
      expect.stringContaining(`lack their last entries (there is a snapshot of a later moment): ${ids[1]}`),
      expect.stringContaining(`cannot be read (entries): ${ids[1]}`),
    ]);
    for (const { toDo } of findings) expect(toDo).not.toBe('');
  });

  it('finds that the last entries of a game are missing, or all of them', async () => {
    const where = await newSqlite();
    const [over, empty] = [head(), head()];
    await withStore(where, async ({ tables }) => {
      for (const made of [over, empty]) {
        await tables.create(made, written([]));
        await tables.append(append(made.id, 0, { waiting: [0] }));
      }
      await tables.append(append(over.id, 1, { waiting: [], summary: summary({ status: 'over' }) }));
    });
    expect(await doctor(where)).toEqual([]);
    const db = new Database(where.sqlite);
    db.prepare('delete from entries where table_id = ? and n = 1').run(over.id);
    db.prepare('delete from entries where table_id = ?').run(empty.id);
    db.close();
    const [finding, ...others] = await doctor(where);
    expect(others).toEqual([]);
    expect(finding?.what).toMatch(/^2 tables lack their last entries/);
    for (const { id } of [over, empty]) expect(finding?.what).toContain(id);
  });

  it('finds that entries are missing which were there when the summary was written, between two snapshots too', async () => {
    const where = await newSqlite();
    const [timed, whole] = [head(), head()];
    await withStore(where, async ({ tables }) => {
      for (const { id, ...rest } of [timed, whole]) {
        await tables.create({ id, ...rest }, written([entry(0)]));
        for (let n = 1; n < 6; n++)
          await tables.append(append(id, n, { waiting: [0], summary: summary({ dueAt: 9000 + n }) }));
        await tables.append(append(id, 6, { waiting: [0] }));
      }
    });
    expect(await doctor(where)).toEqual([]);
    const db = new Database(where.sqlite);
    db.prepare('delete from entries where table_id = ? and n >= 4').run(timed.id);
    db.close();
    const findings = await doctor(where);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.what).toContain(
      `lack their last entries (there were more when they were summed up last, or none are left): ${timed.id}`,
    );
  });

  it('finds that answers are missing after which no summary was written: noted while the server ran, or when it stopped', async () => {
    const where = await newSqlite();
    const [noted, stopped, whole] = [head(), head(), head()];
    const play = async ({ tables }: Store, id: string) => {
      for (let n = 1; n < 6; n++) await tables.append(append(id, n, { waiting: [0] }));
    };
    const cut = (id: string) => {
      const db = new Database(where.sqlite, { timeout: 30_000 });
      db.prepare('delete from entries where table_id = ? and n >= 4').run(id);
      db.close();
    };
    const lost = async () => (await doctor(where)).map(({ what }) => what);
    await withStore(where, async (store) => {
      for (const made of [noted, stopped, whole]) await store.tables.create(made, written([entry(0)]));
      await play(store, noted.id);
      await store.tables.noteLengths();
      expect(await lost()).toEqual([]);
      cut(noted.id);
      expect(await lost()).toEqual([expect.stringMatching(`^1 tables lack their last entries.*: ${noted.id}`)]);
      await play(store, stopped.id);
      await play(store, whole.id);
    });
    cut(stopped.id);
    const [finding, ...others] = await lost();
    expect(others).toEqual([]);
    expect(finding).toMatch(/^2 tables lack their last entries/);
    for (const { id } of [noted, stopped]) expect(finding).toContain(id);
  });

  it('finds a damaged file', async () => {
    const where = await newSqlite();
    await withStore(where, inhabit);
    const bytes = readFileSync(where.sqlite);
    for (let page = 20; (page + 1) * 4096 < bytes.length; page++) bytes.fill(7, page * 4096 + 1000, page * 4096 + 2000);
    writeFileSync(where.sqlite, bytes);
    const found = await doctor(where).then(
      (findings) => findings.map(({ what }) => what).join(),
      (error: Error) => error.message,
    );
    expect(found).toMatch(/damaged/);
  });

  it('says when there is no store', async () => {
    await expect(doctor({ sqlite: join(folder, 'nowhere.db') })).rejects.toThrow(/no database/);
  });
});
