import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PUSHES } from '../src/net/limits.ts';
import { agentFor, isInside, isPushAddress, outsideOnly } from '../src/tell/push-hosts.ts';
import { Client } from './net/client.ts';
import { type TestServer, testServer } from './net/server.ts';

describe('pushes go to', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://push.example/abc', true],
    ['https://push.example:8443/abc', true],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:22/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://user@fcm.googleapis.com/abc', false],
    ['https://evil.example/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://localhost/abc', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, may) => {
    expect(isPushAddress(endpoint, ['push.example'])).toBe(may);
  });

  test('no network of one’s own, whatever a name leads to', async () => {
    for (const [address, inside] of [
      ['10.1.2.3', true],
      ['127.0.0.1', true],
      ['169.254.169.254', true],
      ['192.168.1.1', true],
      ['172.31.255.255', true],
      ['172.32.0.1', false],
      ['142.250.75.10', false],
      ['::1', true],
      ['fd00::1', true],
      ['::ffff:10.0.0.1', true],
      ['2a00:1450::1', false],
    ] as const)
      expect(isInside(address, address.includes(':') ? 6 : 4), address).toBe(inside);
    const found = (all: { address: string; family: number }[]) =>
      new Promise((resolve) =>
        outsideOnly((_, told) => told(null, all))('push.example', {}, (error, address) => resolve(error ?? address)),
      );
    const [own, world] = [
      { address: '192.168.0.1', family: 4 },
      { address: '142.250.75.10', family: 4 },
    ];
    expect(await found([own, world])).toBe('142.250.75.10');
    expect(await found([own])).toBeInstanceOf(Error);
  });

  test('a known name by a road on which no own network is found, and to a host of the settings by any', async () => {
    const { lookup } = agentFor('https://fcm.googleapis.com/send/abc', ['push.example'])!.options;
    const found = new Promise((resolve) => lookup!('localhost', {}, (error) => resolve(error)));
    expect(await found).toMatchObject({ message: 'localhost is not outside' });
    expect(agentFor('https://push.example/abc', ['push.example'])).toBeUndefined();
  });
});

describe('a person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  test('is told on so many devices, the latest; at no address of the server’s own network', async () => {
    const client = new Client(server.base);
    const { id } = await client.come('Ala');
    const subscribe = (endpoint: string) => client.ask('POST', '/api/me/push', { endpoint, p256dh: 'k', auth: 'a' });
    expect(await subscribe('https://10.0.0.1/knock')).toMatchObject({ status: 400, body: { refused: 'bad address' } });
    for (let i = 0; i < MOST_PUSHES + 3; i++)
      expect((await subscribe(`https://fcm.googleapis.com/send/${i}`)).status).toBe(204);
    const kept = await server.services.store.people.pushOf(id);
    expect(kept).toHaveLength(MOST_PUSHES);
    expect(kept.map(({ endpoint }) => endpoint)).toContain(`https://fcm.googleapis.com/send/${MOST_PUSHES + 2}`);
  });
});
