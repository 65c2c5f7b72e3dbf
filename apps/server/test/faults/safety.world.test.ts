import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { SentWish } from '../../src/protocol/wishes.ts';
import { Client } from '../net/client.ts';
import { makeTable, wantedWith } from '../net/playing.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { begun, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('every response', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['what is there', '/healthz', {}, 200],
    ['what is not there', '/nothing', {}, 404],
    ['a page of another site', '/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['a page without an origin', '/api/logout', { method: 'POST', headers: { origin: 'null' } }, 403],
    ['half a body', '/api/people', { method: 'POST', headers: json, body: '{' }, 400],
    ['too much', '/api/people', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }, 413],
    ['somebody unknown', '/api/tables/mine', {}, 401],
    ['the reference', '/api/docs', {}, 200],
  ] as const)('has the headers that keep browsers safe: %s', async (_, path, request, status) => {
    const answer = await fetch(`${server.base}${path}`, request);
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*script-src 'self'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*(unsafe|\*)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('to an address that cannot be read is as safe', async () => {
    const answer = await fetch(`${server.base}/api/tables/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({ refused: 'bad request' });
  });

  test('of a server behind https binds the cookie and the browser to https', async () => {
    const own = await testServer({ PUBLIC_URL: 'https://imperia.example' });
    const client = new Client(own.base);
    const { headers } = await client.ask('POST', '/api/people', { name: 'Ala', lang: 'pl' });
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(headers.get('set-cookie')).toContain(flag);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    const ours = await client.ask('PATCH', '/api/me', { rated: true }, { origin: 'https://imperia.example' });
    expect(ours.status).toBe(200);
    await own.stop();
  });
});

describe('who asks', () => {
  test('is whom the one proxy in front names, not whom the asker claims to be', async () => {
    const own = await testServer({ TRUST_PROXY: 'on' });
    const guess = (i: number) =>
      new Client(own.base).ask(
        'POST',
        '/api/people/restore',
        { code: 'X' },
        { 'x-forwarded-for': `10.0.0.${i}, 1.2.3.4` },
      );
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await guess(i)).status);
    expect(statuses.at(-1)).toBe(429);
    const metrics = await fetch(`${own.base}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(metrics.status).toBe(403);
    await own.stop();
  });

  test('by the live connection of another site hears and does nothing', async () => {
    const { client } = await somebody(server.base, 'Ala');
    const made = await makeTable(client);
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, {
      headers: { cookie: client.cookie },
      origin: 'https://evil.example',
    });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('open', () => socket.send(JSON.stringify({ say: 'watch', table: made.id })));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
    expect(heard).toEqual([]);
  });

  test('is slowed down as a person, however many pages are open', async () => {
    const { client, live } = await somebody(server.base, 'Ela');
    const other = await client.live();
    for (let i = 0; i < 100; i++) for (const page of [live, other]) page.say({ say: 'ping' });
    const answers = () => [...live.heard, ...other.heard];
    await live.until(() => answers().length >= 200, 'two hundred answers');
    expect(answers().filter(({ say }) => say === 'pong').length).toBeLessThan(190);
    expect(answers()).toContainEqual({ say: 'refused', refused: 'too often' });
    const mine = await client.ask('GET', '/api/tables/mine');
    expect([200, 429]).toContain(mine.status);
  });

  test('says too much in one message and is cut off; nobody else is', async () => {
    const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
    ala.live.socket.send(`{"say":"ping","x":"${'x'.repeat(10_000)}"}`);
    const [code] = await once(ala.live.socket, 'close');
    expect(code).toBe(1009);
    ola.live.say({ say: 'ping' });
    await ola.live.until(() => ola.live.heard.some(({ say }) => say === 'pong'));
  });
});

test('names, titles and chat are text: nothing of them becomes markup or turns the line round', async () => {
  const nasty = '<img src=x onerror=alert(1)>';
  const { client, live } = await somebody(server.base, 'Ala');
  for (const name of ['\u202eevil', 'a\u0000b', 'x\u2066y', '\u200b']) {
    expect((await client.ask('PATCH', '/api/me', { name })).status, JSON.stringify(name)).toBe(400);
  }
  expect((await client.ask<{ name: string }>('PATCH', '/api/me', { name: nasty })).body.name).toBe(nasty);
  const settings = {
    title: 'Evening\u202e\u0000 <b>',
    time: { time: 'none' },
    atTimeEnd: 'bot',
    listed: false,
    spectators: true,
    rated: false,
  };
  const made = await makeTable(client, { settings });
  expect((await live.watch(made.id)).table.settings.title).toBe('Evening <b>');
  for (const text of [`${nasty}\u202e\u0007`, 'second']) live.say({ say: 'chat', table: made.id, text });
  const lines = () => live.heard.flatMap((one) => (one.say === 'chat' ? [one.line.text] : []));
  await live.until(() => lines().length === 2, 'two lines');
  expect(lines()).toEqual([nasty, 'second']);
  const unseen = '\u200b\u3164\u2800';
  const wanted = wantedWith(['romans', 'egyptians']);
  const nameless = await client.ask('POST', '/api/tables', { ...wanted, settings: { ...settings, title: unseen } });
  expect(nameless, 'a title that nobody sees').toMatchObject({ status: 400, body: { refused: 'bad table' } });
  for (const text of [unseen, 'third']) live.say({ say: 'chat', table: made.id, text });
  await live.until(() => lines().includes('third'), 'a third line');
  expect(lines()).toEqual([nasty, 'second', 'third']);
});

describe('a seat', () => {
  const OTHERS: readonly SentWish[] = [
    { wish: 'answer', seat: 1, decision: 0, undos: 0, option: 'pass', nonce: 'nonce-nonce' },
    { wish: 'sit', seat: 1 },
    { wish: 'leave', seat: 1 },
    { wish: 'bot', seat: 1, level: 'easy' },
    { wish: 'undo', seat: 1, decision: 0, undos: 0 },
    { wish: 'take back', seat: 1, decision: 0, undos: 0 },
    { wish: 'propose', seat: 1, what: { propose: 'abandon' } },
    { wish: 'agree', seat: 1 },
    { wish: 'refuse', seat: 1 },
    { wish: 'resign', seat: 1 },
    { wish: 'start' },
  ];

  test('cannot be used by who sits elsewhere, or nowhere', async () => {
    const [ala, ola, ela] = [
      await somebody(server.base, 'Ala'),
      await somebody(server.base, 'Ola'),
      await somebody(server.base, 'Ela'),
    ];
    const { id } = await begun([ala, ola]);
    const { version } = ola.live.tables.get(id)!;
    for (const wish of OTHERS)
      for (const { live, client } of [ala, ela]) {
        expect(await live.wish(id, wish), JSON.stringify(wish)).toMatchObject({ granted: false });
        const { body } = await client.ask('POST', `/api/tables/${id}/wishes`, wish);
        expect(body).toMatchObject({ granted: false });
      }
    const stranger = await new Client(server.base).live();
    for (const wish of OTHERS) expect(await stranger.wish(id, wish)).toBe('not known');
    const { body } = await ola.client.ask<{ whole: { version: number } }>('GET', `/api/tables/${id}`);
    expect(body.whole.version).toBe(version);
  });

  test('that somebody left shows nothing to them any more, on whichever page', async () => {
    const [ala, ola, ela] = [
      await somebody(server.base, 'Ala'),
      await somebody(server.base, 'Ola'),
      await somebody(server.base, 'Ela'),
    ];
    const made = await makeTable(ala.client);
    const invitation = made.seats[1]!;
    await ola.live.wish(made.id, { wish: 'sit', seat: 1, invitation });
    const otherPage = await ola.client.live();
    for (const page of [ola.live, otherPage]) expect((await page.watch(made.id)).table.seat).toBe(1);
    await ola.live.wish(made.id, { wish: 'leave', seat: 1 });
    for (const page of [ola.live, otherPage])
      await page.until(() => page.heard.some((one) => one.say === 'refused'), 'to be shown out');
    await ela.live.wish(made.id, { wish: 'sit', seat: 1, invitation });
    await ela.live.watch(made.id);
    const heardBefore = [ola.live, otherPage].map(({ raw }) => raw.length);
    await ala.live.wish(made.id, { wish: 'start' });
    await ela.live.until(() => ela.live.tables.get(made.id)!.table.view, 'the beginning');
    expect([ola.live, otherPage].map(({ raw }) => raw.length)).toEqual(heardBefore);
  });
});

describe('a session', () => {
  test.each([
    ['this device', '/api/logout'],
    ['every device', '/api/logout/everywhere'],
  ])('that ended on %s has no rights left, over its open connections neither', async (_, path) => {
    const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
    const { id } = await begun([ala, ola]);
    const { cookie } = ala.client;
    const closed = once(ala.live.socket, 'close');
    expect((await ala.client.ask('POST', path)).status).toBe(204);
    const [code] = await closed;
    expect(code).toBe(1008);
    const thief = new Client(server.base);
    thief.cookie = cookie;
    expect((await thief.ask('GET', '/api/me')).body).toBeNull();
    expect((await thief.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await thief.ask('POST', `/api/tables/${id}/wishes`, { wish: 'resign', seat: 0 })).status).toBe(401);
    const page = await thief.live();
    expect(await page.wish(id, { wish: 'resign', seat: 0 })).toBe('not known');
    ola.live.say({ say: 'ping' });
    await ola.live.until(() => ola.live.heard.some(({ say }) => say === 'pong'), 'others to stay');
  });
});
