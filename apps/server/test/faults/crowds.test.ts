import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { CONNECTIONS } from '../../src/net/limits.ts';
import { Client } from '../net/client.ts';
import { type TestServer, testServer } from '../net/server.ts';

async function server(more: Record<string, string> = {}): Promise<TestServer> {
  const own = await testServer(more);
  onTestFinished(() => own.stop());
  return own;
}

/** Opens so many, one after the other, and gives the codes with which some were closed at once. */
async function opened(base: string, count: number, cookie = ''): Promise<{ open: WebSocket[]; closed: number[] }> {
  const open: WebSocket[] = [];
  const closed: number[] = [];
  for (let i = 0; i < count; i++) {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    const ended = once(socket, 'close').then(([code]) => closed.push(code as number));
    await once(socket, 'open');
    socket.send('{"say":"ping"}');
    await Promise.race([once(socket, 'message').then(() => open.push(socket)), ended]);
  }
  return { open, closed };
}

test('an address has so many live connections, and another one in the place of each that is closed', async () => {
  const { base, services } = await server({ PEOPLE_PER_ADDRESS: '1' });
  const { open, closed } = await opened(base, CONNECTIONS + 3);
  expect(open).toHaveLength(CONNECTIONS);
  expect(closed).toEqual([1013, 1013, 1013]);
  for (const socket of open) socket.close();
  await expect.poll(() => services.openConnections.size).toBe(0);
  expect((await opened(base, 2)).open).toHaveLength(2);
});

test('a person has so many, from wherever; others at the same address are not touched', async () => {
  const { base } = await server();
  const ala = new Client(base);
  await ala.come('Ala');
  const { open, closed } = await opened(base, CONNECTIONS + 2, ala.cookie);
  expect(open).toHaveLength(CONNECTIONS);
  expect(closed).toEqual([1013, 1013]);
  const ola = new Client(base);
  await ola.come('Ola');
  expect((await opened(base, 2, ola.cookie)).open).toHaveLength(2);
});
