import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../server/src/store/index.ts';
import type { Identity, Store, TableHead } from '../../server/src/store/store.ts';
import { imperia } from './desk.ts';

const cwd = mkdtempSync(join(tmpdir(), 'imperia-cli-people-'));
const desk = { cwd };
afterAll(() => rmSync(cwd, { recursive: true }));

function person(changes: Partial<Identity>): Identity {
  return {
    id: randomUUID(),
    name: 'Ada',
    login: null,
    passwordHash: null,
    recoveryHash: randomUUID(),
    email: null,
    emailVerified: false,
    rated: false,
    lang: 'pl',
    createdAt: 1_794_727_022_185,
    ...changes,
  };
}

function tableHead(): TableHead {
  return {
    id: 'some-table',
    game: 'osadnicy',
    rules: '1',
    content: null,
    config: {},
    key: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    settings: {
      title: 'Wieczór',
      time: { time: 'none' },
      atTimeEnd: 'bot',
      listed: true,
      spectators: true,
      rated: false,
    },
    createdAt: 1000,
  };
}

/** On PostgreSQL what these commands do is shown by the server's own tests: the store is chosen by the same setting as ever. */
describe('a host at the command line', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ sqlite: join(cwd, 'data', 'imperia.sqlite') });
  });
  afterAll(() => store.close());

  const does = async (...args: string[]) => {
    const { code, out, err } = await imperia(['server', ...args, '--json'], desk);
    expect(code, err).toBe(0);
    return JSON.parse(out);
  };
  const says = async (...args: string[]) => imperia(['server', ...args], desk);

  test('lists and finds people, and says plainly when nobody or several are meant', async () => {
    const [ala, other] = [person({ name: 'Ala', login: 'ala.k' }), person({ name: 'Ola' })];
    for (const one of [ala, other, person({ name: 'Ola' })]) await store.people.create(one);
    expect((await does('people', 'ALA.K')).people).toMatchObject([{ id: ala.id, login: 'ala.k', host: false }]);
    expect((await does('people')).people).toHaveLength(3);
    const listed = await says('people', 'ala');
    expect(listed.out).toContain(`${ala.id} · Ala · ala.k`);
    expect(await says('people', 'host', 'Ela')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Nobody here is called Ela'),
    });
    const several = await says('people', 'remove', 'Ola', '--lang', 'pl');
    expect(several).toMatchObject({ code: 2, err: expect.stringContaining('kilka osób nazywa się Ola') });
    expect(await does('people', 'host', 'Ala')).toEqual({ id: ala.id, host: true });
    expect(await store.hosting.isHost(ala.id)).toBe(true);
    expect(await does('people', 'host', 'ala.k', '--off')).toEqual({ id: ala.id, host: false });
    expect(await does('people', 'remove', other.id)).toEqual({ removed: other.id });
    expect(await store.people.byId(other.id)).toBeNull();
    const made = await does('people', 'add', 'Ewa', '--login', 'ewa');
    expect(made.code).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    expect(await says('people', 'add', 'Ewa', '--login', 'ewa')).toMatchObject({
      code: 2,
      err: expect.stringContaining('already taken'),
    });
    expect((await does('people', 'reset', 'ewa')).code).not.toBe(made.code);
    const deeds = (await does('audit')).audit.map(({ deed }: { deed: string }) => deed);
    expect(deeds.sort()).toEqual(['add person', 'host no more', 'name host', 'remove person', 'reset password']);
    expect((await says('audit')).out).toContain('command line (');
  });

  test('closes a table, settles a report, makes and ends a code', async () => {
    const table = tableHead();
    const seats = [{ seat: 0, identity: null, name: '', bot: null }];
    await store.tables.create(table, { entries: [], waiting: [], summary: { status: 'open', seats, dueAt: null } });
    const speaker = person({ name: 'Iga' });
    await store.people.create(speaker);
    const line = await store.chat.say(table.id, { at: 1, identity: speaker.id, name: 'Iga', text: 'Something bad' });
    await store.chat.report(table.id, line.n, speaker.id, 'rude', 2);
    expect((await does('tables')).tables).toMatchObject([{ id: table.id, title: table.settings.title }]);
    expect((await does('reports')).reports).toMatchObject([{ table: table.id, n: line.n, text: 'Something bad' }]);
    expect((await says('reports')).out).toContain('Iga');
    await does('reports', 'settle', table.id, String(line.n), '--note', 'spoken to');
    expect(await says('reports', 'settle', table.id, String(line.n))).toMatchObject({ code: 2 });
    expect(await says('reports')).toMatchObject({ code: 0, out: 'None.\n' });
    expect(await does('tables', 'close', table.id)).toEqual({ closed: table.id });
    expect(await says('tables', 'close', table.id)).toMatchObject({
      code: 2,
      err: expect.stringContaining('has already ended'),
    });
    expect(await says('tables', 'close', 'nowhere')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no table'),
    });
    expect((await store.tables.summary(table.id))?.status).toBe('abandoned');
    const { id, code } = await does('codes', 'new', '--for', 'the club', '--uses', '3', '--days', '7');
    const listed = await says('codes');
    expect(listed.out).toContain(`${id} · the club · 3 uses left · until`);
    expect(listed.out).not.toContain(code);
    expect(await says('codes', 'new', '--uses', 'many')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--uses'),
    });
    expect(await does('codes', 'end', id)).toEqual({ ended: id });
    expect(await says('codes', 'end', id)).toMatchObject({ code: 2 });
  });
});

test('help of these is in both languages', async () => {
  expect((await imperia(['server', 'people', '--help'], { cwd })).out).toContain('reset');
  expect((await imperia(['server', 'tables', '--help', '--lang', 'pl'], { cwd })).out).toContain(
    'Wypisz trwające stoły',
  );
});
