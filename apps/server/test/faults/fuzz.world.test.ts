import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { below, type Rng, seeded } from '@imperia/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type TestServer, testServer } from '../net/server.ts';
import { begun, somebody } from './people.ts';

const MESSAGES = 100_000;
const REQUESTS = 3_000;

let server: TestServer;
beforeAll(async () => {
  // Time runs fast here, so that nobody is stopped for being too quick: every message must be read.
  let time = Date.now();
  server = await testServer({ TRUST_PROXY: 'on' }, { now: () => (time += 100) });
});
afterAll(() => server.stop());

const pickOf = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)]!;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '\u202e<script>',
  'x'.repeat(600),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { length: 1e9 },
  JSON.parse('{"__proto__": {"granted": true}}'),
  { constructor: { prototype: { admin: true } } },
];

/** A message that was right until something in it was changed, removed or put where it does not belong. */
function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(rng, 5) === 0) return pickOf(rng, JUNK);
  const copy: Record<string, unknown> = { ...value };
  const key = pickOf(rng, Object.keys(copy));
  switch (below(rng, 4)) {
    case 0:
      delete copy[key];
      break;
    case 1:
      copy[pickOf(rng, ['seat', 'wish', 'say', 'id', 'table', 'extra', 'toString'])] = pickOf(rng, JUNK);
      break;
    default:
      copy[key] = mutated(rng, copy[key]);
  }
  return copy;
}

/** What somebody might have sent, at another moment or from another seat. */
function rightEnough(rng: Rng, table: string): object {
  const seat = below(rng, 4);
  const moment = { decision: below(rng, 30), undos: below(rng, 3) };
  return pickOf(rng, [
    { say: 'watch', table, since: below(rng, 100) },
    { say: 'ping' },
    { say: 'chat', table, text: 'hello' },
    ...[
      { wish: 'answer', seat, ...moment, option: pickOf(rng, ['{"do":"pass"}', '', 'pass']), nonce: randomUUID() },
      { wish: 'undo', seat, ...moment },
      { wish: 'take back', seat, ...moment },
      { wish: 'start' },
      { wish: 'bot', seat, level: 'easy' },
      { wish: 'propose', seat, what: { propose: 'undo', to: below(rng, 9) } },
      { wish: 'sit', seat, invitation: 'guess' },
    ].map((wish) => ({ say: 'wish', table, id: below(rng, 1e6), wish })),
  ]);
}

function wire(rng: Rng, table: string): string | Buffer {
  const message = rightEnough(rng, table);
  const text = JSON.stringify(below(rng, 5) === 0 ? message : mutated(rng, message)) ?? 'undefined';
  switch (below(rng, 10)) {
    case 0:
      return text.slice(0, below(rng, text.length + 1));
    case 1:
      return Buffer.from(text);
    case 2:
      return `${text}${pickOf(rng, ['}', ',', '\u0000', 'NaN', '[['])}`;
    default:
      return text;
  }
}

/** Everything sent before has been dealt with: messages are taken one after the other. */
function settled({ socket }: { readonly socket: WebSocket }): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      if (!String(data).includes('"pong"')) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ say: 'ping' }));
  });
}

const table = async () => begun([await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')]);
const versionOf = async (id: string) => (await server.services.tables.open(id))!.version;

/** A connection that understands nothing of what it hears, but counts what was granted and what broke. */
async function plainSocket(cookie: string) {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  const heard = { granted: 0, broken: 0, refused: 0 };
  socket.on('message', (data) => {
    const text = String(data);
    if (text.includes('"granted":true')) heard.granted++;
    if (text.includes('"refused":"broken"')) heard.broken++;
    if (text.includes('"refused"')) heard.refused++;
  });
  await once(socket, 'open');
  return { socket, heard };
}

test('a hundred thousand messages that are not right leave the server up and the game as it was', async () => {
  const { id, players } = await table();
  const sockets = await Promise.all(players.map(({ client }) => plainSocket(client.cookie)));
  const sum = (what: 'granted' | 'broken' | 'refused') => sockets.reduce((all, { heard }) => all + heard[what], 0);
  const before = await versionOf(id);
  const rng = seeded(11);
  for (let sent = 0; sent < MESSAGES; sent++) {
    pickOf(rng, sockets).socket.send(wire(rng, id), { binary: false });
    // Whoever does not read for long is let go: a pause now and then, as a network would make.
    if (sent % 100 === 99) await Promise.all(sockets.map(settled));
  }
  expect(await versionOf(id), 'only what was granted has happened').toBe(before + sum('granted'));
  expect(sum('refused')).toBeGreaterThan(MESSAGES / 2);
  expect(sum('broken')).toBe(0);
  expect(sockets.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
  expect(({} as { granted?: boolean }).granted, 'nothing was put under all things').toBeUndefined();
});

const ROUTES: readonly (readonly [string, string, object?])[] = [
  ['POST', '/api/people', { name: 'Ala', lang: 'pl' }],
  ['PATCH', '/api/me', { name: 'Ola', rated: true }],
  ['POST', '/api/tables', { game: 'osadnicy', factions: ['romans'], options: [], settings: {} }],
  ['POST', '/api/tables/ID/wishes', { wish: 'start' }],
  ['POST', '/api/tables/brought', { record: {}, settings: {}, seats: ['mine'] }],
  ['GET', '/api/tables/ID?since=NUMBER'],
  ['GET', '/api/tables/ID/heard?from=NUMBER&to=NUMBER'],
  ['GET', '/api/tables/ID/chat?since=NUMBER'],
  ['PUT', '/api/me/muted/ID', { muted: true }],
  ['POST', '/api/me/push', { endpoint: 'https://push.example', p256dh: 'a', auth: 'b' }],
];

test('thousands of requests that are not right are refused, and none breaks the server', async () => {
  const { id, players } = await table();
  const before = await versionOf(id);
  const rng = seeded(12);
  const junkInAddress = ['%00', '..%2f..', '-1', '99999999999999999999', 'x'.repeat(300), '1.5', id, '7'];
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  for (let sent = 0; sent < REQUESTS; sent++) {
    const [method, path, body] = pickOf(rng, ROUTES);
    const address = path
      .replace('ID', () => pickOf(rng, [id, ...junkInAddress]))
      .replaceAll('NUMBER', () => pickOf(rng, junkInAddress));
    const sentBody = body && mutated(rng, body);
    const { status } = await pickOf(rng, players).client.ask(method, address, sentBody, {
      'x-forwarded-for': `10.0.0.${sent}`,
    });
    if (status >= 500) broken.push(`${method} ${address} ${JSON.stringify(sentBody)}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(broken).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(100);
  expect(await versionOf(id)).toBe(before);
});
