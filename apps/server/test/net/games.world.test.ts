import { GAME_IDS, SHELF } from '@imperia/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeTable, TableInList } from '../../src/protocol/tables.ts';
import { Client } from './client.ts';
import { makeTable } from './playing.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const SETTINGS = {
  ...{ title: 'Wieczór', time: { time: 'none' }, atTimeEnd: 'bot' },
  ...{ listed: true, spectators: true, rated: false },
};

async function guest(): Promise<Client> {
  const client = new Client(server.base);
  await client.come('Ala');
  return client;
}

test('a table of any game of the shelf is made, seen with its sides, and listed by its game', async () => {
  const client = await guest();
  for (const game of GAME_IDS) {
    const { cover } = SHELF[game];
    const { id, seats } = await makeTable(client, { game, wanted: cover.quick, settings: SETTINGS });
    expect(seats).toHaveLength(cover.quick.seats.length);
    const of = await client.ask<TableInList[]>('GET', `/api/tables?game=${game}`);
    expect(of.body.map((table) => [table.id, table.game])).toEqual([[id, game]]);
    for (const side of of.body[0]!.sides) expect(Object.keys(cover.sides)).toContain(side);
    expect(of.body[0]!.sides).toHaveLength(seats.length);
  }
  expect((await client.ask<TableInList[]>('GET', '/api/tables')).body).toHaveLength(GAME_IDS.length);
});

test('a client of the release before still makes its tables, and reads its lists', async () => {
  const client = await guest();
  const asked = { game: 'osadnicy', factions: ['romans', null], options: ['peaceful'], settings: SETTINGS };
  const { status, body } = await client.ask<MadeTable>('POST', '/api/tables', asked);
  expect(status).toBe(200);
  const mine = await client.ask<TableInList[]>('GET', '/api/tables/mine');
  expect(mine.body.find(({ id }) => id === body.id)!.factions[0]).toBe('romans');
});

test.each<[string, object, number, string]>([
  ['a game that nobody has', { game: 'gone' }, 409, 'no such game'],
  ['seats that the game does not have', { wanted: { seats: [{}], table: {} }, game: 'tiny' }, 400, 'bad table'],
  ['a side that the game does not have', { wanted: { seats: [{ faction: 'x' }, {}], table: {} } }, 400, 'bad table'],
  ['more than is asked', { junk: 1 }, 400, 'bad request'],
  ['choices without end', { wanted: { seats: [{}, {}], table: { options: Array(99).fill('x') } } }, 400, 'bad request'],
])('a table with %s is refused', async (_, more, status, refused) => {
  const wanted = { seats: [{}, {}], table: {} };
  const answer = await (await guest()).ask('POST', '/api/tables', {
    ...{ game: 'osadnicy', wanted, settings: SETTINGS },
    ...more,
  });
  expect(answer).toMatchObject({ status, body: { refused } });
});
