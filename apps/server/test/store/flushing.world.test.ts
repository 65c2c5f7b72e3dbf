import type * as Fs from 'node:fs';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { type Store, StoreUnavailable, type TableHead } from '../../src/store/store.ts';
import { newSqlite } from './each.ts';
import { append, entry, head, written } from './samples.ts';

/** The disk: flushes wait in line here while it is slow. */
const disk = vi.hoisted(() => ({ slow: false, broken: false, waiting: [] as (() => void)[] }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const fdatasync: typeof fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
    const fault = Object.assign(new Error('i/o error'), { code: 'EIO' });
    const flush = () => (disk.broken ? done(fault) : fs.fdatasync(file, done));
    if (disk.slow) disk.waiting.push(flush);
    else flush();
  }) as typeof fs.fdatasync;
  return { ...fs, fdatasync };
});

let store: Store;
let path: string;
const made: TableHead = head();

beforeEach(async () => {
  Object.assign(disk, { slow: false, broken: false, waiting: [] });
  path = (await newSqlite()).sqlite;
  store = await openStore({ sqlite: path });
  await store.tables.create(made, written([]));
});

afterEach(async () => {
  // Closing writes as well, and waits for the disk.
  disk.slow = false;
  for (const flush of disk.waiting) flush();
  await store.close();
});

function settled(promise: Promise<unknown>): () => boolean {
  let done = false;
  const note = () => {
    done = true;
  };
  promise.then(note, note);
  return () => done;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 40));

function seenByOthers(): number {
  const db = new Database(path);
  const { count } = db.prepare('select count(*) as count from entries').get([]) as { count: number };
  db.close();
  return count;
}

it('nothing counts as kept, and nobody hears of it, before it is on the disk', async () => {
  disk.slow = true;
  const heard: number[] = [];
  store.bus.subscribe((_, version) => heard.push(version));
  const kept = store.tables.append(append(made.id, 0));
  const isKept = settled(kept);
  await expect.poll(() => disk.waiting).toHaveLength(1);
  await soon();
  expect(seenByOthers()).toBe(1);
  expect([isKept(), heard]).toEqual([false, []]);
  disk.waiting.shift()!();
  expect(await kept).toBe('kept');
  expect(heard).toEqual([1]);
});

it('what is committed while a flush is under way waits for the next one', async () => {
  disk.slow = true;
  const first = store.tables.append(append(made.id, 0));
  await expect.poll(() => disk.waiting).toHaveLength(1);
  const other = store.tables.create(head(), written([]));
  const isKept = settled(other);
  await soon();
  disk.waiting.shift()!();
  expect(await first).toBe('kept');
  await expect.poll(() => disk.waiting).toHaveLength(1);
  expect(isKept()).toBe(false);
  disk.waiting.shift()!();
  await other;
});

it('a statement by itself and a whole transaction wait for the disk once each, and reading never', async () => {
  disk.slow = true;
  const note = settled(store.notes.noteOnce('key', 'value'));
  await expect.poll(() => disk.waiting).toHaveLength(1);
  await soon();
  expect(note()).toBe(false);
  expect(await store.tables.entries(made.id, 0)).toEqual([]);
  while (!note()) {
    disk.waiting.shift()?.();
    await soon();
  }
  const table = settled(store.tables.create(head(), written([entry(0), entry(1)])));
  await expect.poll(() => disk.waiting).toHaveLength(1);
  disk.waiting.shift()!();
  await expect.poll(table).toBe(true);
  expect(disk.waiting).toEqual([]);
});

it('a store that is closed meanwhile waits for the disk first', async () => {
  disk.slow = true;
  const kept = store.tables.create(head(), written([entry(0)]));
  await expect.poll(() => disk.waiting).toHaveLength(1);
  const closed = store.close();
  const isClosed = settled(closed);
  await soon();
  expect(isClosed()).toBe(false);
  disk.slow = false;
  disk.waiting.shift()!();
  await Promise.all([kept, closed]);
  store = await openStore({ sqlite: path });
});

it('after a flush that failed nothing is kept any more, whatever the system says', async () => {
  disk.broken = true;
  await expect(store.tables.append(append(made.id, 0))).rejects.toThrow(/EIO.*start the server again/);
  disk.broken = false;
  await expect(store.tables.append(append(made.id, 1))).rejects.toThrow(StoreUnavailable);
  await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  expect(store.writing.trouble?.message).toMatch(/nothing can be kept/);
  await store.close();
  store = await openStore({ sqlite: path });
  const { length } = await store.tables.entries(made.id, 0);
  expect(await store.tables.append(append(made.id, length))).toBe('kept');
});
