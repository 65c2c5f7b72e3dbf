import type { GameRecord } from '@imperia/engine';
import { seeded, verify } from '@imperia/engine';
import { type Config, osadnicy } from '@imperia/osadnicy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Live } from './client.ts';
import { makeTable, playToEnd } from './playing.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function somebody(name: string): Promise<{ client: Client; live: Live; id: string }> {
  const client = new Client(server.base);
  const { id } = await client.come(name);
  return { client, live: await client.live(), id };
}

test('two people play a whole game by link, a third watches, and all can check the shuffle', async () => {
  const [ala, ola] = [await somebody('Ala'), await somebody('Ola')];
  const made = await makeTable(ala.client);
  const watcher = await new Client(server.base).live();

  await ala.live.watch(made.id);
  await ola.live.watch(made.id, { invitation: made.seats[1]! });
  expect(await ola.live.wish(made.id, { wish: 'sit', seat: 1 }), 'without the link').toMatchObject({
    why: 'not yours',
  });
  const sat = await ola.live.wish(made.id, { wish: 'sit', seat: 1, invitation: made.seats[1]! });
  expect(sat).toMatchObject({ granted: true });
  await watcher.watch(made.id, { invitation: made.watching });
  expect(await ala.live.wish(made.id, { wish: 'start' })).toMatchObject({ granted: true });
  await Promise.all([ala, ola].map(({ live }) => live.until(() => live.tables.get(made.id)!.table.view)));
  expect(ola.live.tables.get(made.id)!.table.seat).toBe(1);

  expect((await ala.client.ask('GET', `/api/tables/${made.id}/record`)).status, 'while it is played').toBe(409);
  await playToEnd(made.id, [ala.live, ola.live], seeded(7));
  await watcher.until(() => watcher.tables.get(made.id)!.table.status === 'over');
  expect(watcher.tables.get(made.id)!.table.result).toEqual(ala.live.tables.get(made.id)!.table.result);

  const { body: record } = await ola.client.ask<GameRecord<Config>>('GET', `/api/tables/${made.id}/record`);
  expect(record.commitment).toBe(ala.live.tables.get(made.id)!.table.commitment);
  expect(verify(osadnicy, record)).toBeNull();
});
