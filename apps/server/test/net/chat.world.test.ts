import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, somebody } from '../faults/people.ts';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Line {
  readonly n: number;
  readonly text: string;
}

test('who has no live connection hears and says as much, and only where they may look', async () => {
  const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
  const { id, watching } = await begun([ala, ola]);
  const path = `/api/tables/${id}/chat`;
  expect((await ola.client.ask('POST', path, { text: 'Good  evening' })).status).toBe(204);
  await ala.live.until(() => ala.live.heard.some((one) => one.say === 'chat' && one.line.text === 'Good evening'));

  const stranger = new Client(server.base);
  expect((await stranger.ask('POST', path, { text: 'Hey' })).status).toBe(401);
  await stranger.come('Ela');
  expect((await stranger.ask('POST', path, { text: 'Hey' })).status).toBe(404);
  expect((await stranger.ask('GET', path)).status).toBe(404);
  expect((await stranger.ask('POST', path, { text: 'Hello', invitation: watching })).status).toBe(204);
  const { body } = await stranger.ask<Line[]>('GET', `${path}?invitation=${watching}`);
  expect(body.map(({ text }) => text)).toEqual(['Good evening', 'Hello']);
  expect((await ola.client.ask('POST', path, { text: 'x'.repeat(501) })).status).toBe(400);
});

test('of a long talk the last lines come first, and the earlier ones when asked for', async () => {
  const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
  const { id } = await begun([ala, ola]);
  for (let n = 0; n < 120; n++)
    await server.services.store.chat.say(id, { at: n, identity: ala.id, name: 'Ala', text: `line ${n}` });
  const lines = async (query: string) =>
    (await ola.client.ask<Line[]>('GET', `/api/tables/${id}/chat?${query}`)).body.map(({ n }) => n);
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  expect(await lines('')).toEqual(from(70, 50));
  expect(await lines('before=70')).toEqual(from(20, 50));
  expect(await lines('before=20')).toEqual(from(0, 20));
  expect(await lines('since=100')).toEqual(from(100, 20));
  expect(await lines('since=3')).toEqual(from(3, 50));
});
