import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Client } from '../net/client.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { begun, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { patience: { request: 4000, head: 2000, heartbeat: 4000 } });
});
afterAll(() => server.stop());

async function raw(text: string | Buffer): Promise<Socket> {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const UPGRADE = [
  'GET /api/live HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n');
const POST =
  'POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';

async function serves(): Promise<void> {
  expect((await new Client(server.base).ask('GET', '/readyz')).status).toBe(200);
}

test.concurrent.each([
  ['nothing', ''],
  ['half a line', 'GET /api/ta'],
  ['half a head', `${POST}`],
  ['half a body', `${POST}\r\n{"name": "A`],
  ['half an upgrade', `${UPGRADE}\r\n`],
])('who sends %s and waits is let go; who cuts the line leaves nothing behind', async (_, text) => {
  const waiting = await raw(text);
  waiting.resume();
  const cut = await raw(text);
  cut.destroy();
  await once(waiting, 'close');
  await serves();
});

test('a frame that is cut off in the middle does nothing, and its sender is gone', async () => {
  const { connections } = server.services.metrics;
  const open = async () => (await connections.get()).values[0]!.value;
  const before = await open();
  // A masked text frame that promises 100 bytes.
  const socket = await raw(
    Buffer.concat([Buffer.from(`${UPGRADE}\r\n\r\n`), Buffer.from([0x81, 0xe4, 1, 2, 3, 4, 5])]),
  );
  await once(socket, 'data');
  await expect.poll(open).toBe(before + 1);
  socket.destroy();
  await expect.poll(open).toBe(before);
  await serves();
});

test('a frame that is none is counted, its sender let go, and nothing logged', async () => {
  const count = async () => {
    const { values } = await server.services.metrics.refusedMessages.get();
    return values.find(({ labels }) => labels.why === 'bad frame')?.value ?? 0;
  };
  const before = await count();
  const logged = vi.spyOn(server.app.log, 'error');
  // All reserved bits set.
  const socket = await raw(Buffer.concat([Buffer.from(`${UPGRADE}\r\n\r\n`), Buffer.from([0xff, 0x80, 0, 0, 0, 0])]));
  socket.resume();
  await once(socket, 'close');
  expect(await count()).toBe(before + 1);
  expect(logged).not.toHaveBeenCalled();
});

test('who has gone without a word is noticed; who answers stays', async () => {
  const { client, live } = await somebody(server.base, 'Ala');
  const deaf = new WebSocket(`${server.base.replace('http', 'ws')}/api/live`, {
    headers: { cookie: client.cookie },
    autoPong: false,
  });
  await once(deaf, 'close');
  live.say({ say: 'ping' });
  await live.until(() => live.heard.some(({ say }) => say === 'pong'));
});

/** A masked ping with as much in it as a ping may have. */
const PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125, 'x')]);
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

test('who sends pings without end and reads nothing fills no memory', async () => {
  const pings = 80_000;
  const known = new Set(server.app.websocketServer.clients);
  const socket = await raw(`${UPGRADE}\r\n\r\n`);
  const theirs = () => [...server.app.websocketServer.clients].find((one) => !known.has(one));
  await expect.poll(theirs).toBeDefined();
  socket.pause();
  const client = theirs()!;
  let [heard, most] = [0, 0];
  client.on('ping', () => {
    heard++;
    most = Math.max(most, client.bufferedAmount);
  });
  const over = new Promise<void>((resolve) => {
    client.on('close', () => resolve());
    client.on('ping', () => heard === pings && resolve());
  });
  for (let sent = 0; sent < pings && client.readyState === client.OPEN; sent += 1000) {
    const more = socket.write(Buffer.concat([PONG, ...Array<Buffer>(1000).fill(PING)]));
    if (!more) await Promise.race([once(socket, 'drain').catch(() => {}), over]);
  }
  await over;
  expect(heard).toBeGreaterThan(0);
  expect(most).toBeLessThan(2 * 1024 * 1024);
  socket.destroy();
  await serves();
});

test('a ping is answered with what it said', async () => {
  const { live } = await somebody(server.base, 'Ala');
  live.socket.ping('are you there?');
  const [said] = await once(live.socket, 'pong');
  expect(String(said)).toBe('are you there?');
});

test('who never reads is let go before memory fills', async () => {
  const ala = await somebody(server.base, 'Ala');
  const { id } = await begun([ala, await somebody(server.base, 'Ola')]);
  const deaf = await ala.client.live();
  deaf.socket.pause();
  const closed = new Promise<void>((resolve) => {
    for (const one of server.app.websocketServer.clients) one.once('close', () => resolve());
  });
  const unread = () => Math.max(...[...server.app.websocketServer.clients].map((one) => one.bufferedAmount));
  let most = 0;
  const asking = setInterval(() => {
    deaf.say({ say: 'watch', table: id });
    most = Math.max(most, unread());
  }, 1);
  await closed;
  clearInterval(asking);
  expect(most).toBeLessThan(4 * 1024 * 1024);
  await serves();
});
