import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/src/store/index.ts';
import { imperia } from './desk.ts';

const cwd = mkdtempSync(join(tmpdir(), 'imperia-cli-server-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const desk = { cwd };
const where = (folder: string) => ({ sqlite: join(cwd, folder, 'imperia.sqlite') });

async function withNote(folder: string, work: () => Promise<void> = async () => {}): Promise<void> {
  const store = await openStore(where(folder));
  await store.notes.noteOnce('a note', 'kept');
  await work();
  await store.close();
}

async function noteIn(folder: string): Promise<string> {
  const store = await openStore(where(folder));
  const note = await store.notes.noteOnce('a note', 'none');
  await store.close();
  return note;
}

test('a backup is taken beside a running server, and fills another store', async () => {
  await withNote('data', async () => {
    const { code, out } = await imperia(['server', 'backup', 'b.gz', '--json'], desk);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ file: join(cwd, 'b.gz'), rows: 1 });
  });
  const again = await imperia(['server', 'backup', 'b.gz'], desk);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });

  const restored = await imperia(['server', '--data', 'other', 'restore', 'b.gz'], desk);
  expect(restored).toMatchObject({ code: 0, out: 'Restored 1 row.\n' });
  expect(await noteIn('other')).toBe('kept');
  const full = await imperia(['server', 'restore', 'b.gz', '--data', 'other'], desk);
  expect(full).toMatchObject({ code: 2, err: expect.stringContaining('not empty') });
  const over = await imperia(['server', 'restore', 'b.gz', '--data', 'other', '--overwrite', '--lang', 'pl'], desk);
  expect(over).toMatchObject({ code: 0, out: 'Odtworzono 1 wiersz.\n' });
});

test('nothing is restored under a running server, nor from a file that is none', async () => {
  await withNote('busy', async () => {
    const refused = await imperia(['server', 'restore', 'b.gz', '--overwrite', '--data', 'busy'], desk);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Another server is using') });
  });
  writeFileSync(join(cwd, 'no.gz'), 'no backup');
  const refused = await imperia(['server', 'restore', 'no.gz', '--data', 'fresh'], desk);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read') });
});

test('the doctor and the check of an upgrade look beside a running server', async () => {
  await withNote('well', async () => {
    expect(await imperia(['server', 'doctor', '--data', 'well'], desk)).toMatchObject({
      code: 0,
      out: 'All is well.\n',
    });
    const { code, out } = await imperia(['server', 'check-upgrade', '--data', 'well', '--json'], desk);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ running: 0, moves: 0, stays: [] });
  });
  const store = where('well').sqlite;
  const bytes = readFileSync(store);
  for (let page = 20; (page + 1) * 4096 <= bytes.length; page++) bytes.fill(7, page * 4096, page * 4096 + 2000);
  writeFileSync(store, bytes);
  const hurt = await imperia(['server', 'doctor', '--data', 'well'], desk);
  expect(hurt.code).not.toBe(0);
  expect(hurt.out + hurt.err).toContain('damaged');
});

test('what is not there, or wrongly set, is told in one line', async () => {
  const none = await imperia(['server', 'backup', 'n.gz', '--data', 'nowhere'], desk);
  expect(none).toMatchObject({ code: 2, out: '', err: expect.stringContaining('There is no database at') });
  expect(existsSync(join(cwd, 'nowhere'))).toBe(false);
  const wrong = await imperia(['server', '--port', 'many'], { ...desk, env: { LOG_LEVEL: 'loud' } });
  expect(wrong.code).toBe(2);
  expect(wrong.err.trim().split('\n')).toHaveLength(1);
  expect(wrong.err).toMatch(/PORT is “many”.*LOG_LEVEL is “loud”/);
  expect(await imperia(['server', 'bakup', 'x'], desk)).toMatchObject({ code: 2, out: '' });
});

test('help is in both languages', async () => {
  expect((await imperia(['server', '--help'], desk)).out).toContain('check-upgrade');
  const { out } = await imperia(['server', 'restore', '--help', '--lang', 'pl'], desk);
  expect(out).toContain('Odtwórz wszystko z kopii zapasowej');
  expect(out).toContain('--overwrite');
});
