import { once } from 'node:events';
import { keyFrom, randomAnswer, seeded, Table } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import { describe, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import {
  CONNECTIONS,
  GAMES_BROUGHT,
  LOOKS_BACK,
  MESSAGES,
  MOST_TABLES,
  REFUSALS,
  SLOWLY,
  STRANGERS_LINES,
  TABLES_MADE,
  USUAL,
} from '../../src/net/limits.ts';
import type { MadeTable } from '../../src/protocol/tables.ts';
import { Client } from '../net/client.ts';
import { makeTable, wantedWith } from '../net/playing.ts';
import { type TestServer, testServer } from '../net/server.ts';
import { somebody } from './people.ts';

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

const SETTINGS = {
  title: 'Evening',
  time: { time: 'none' },
  atTimeEnd: 'bot',
  listed: false,
  spectators: true,
  rated: false,
};
const WANTED = { ...wantedWith(['romans', 'egyptians']), settings: SETTINGS };
const LISTED = { ...WANTED, settings: { ...SETTINGS, listed: true } };

function aBeginning(): object {
  const rng = seeded(7);
  const table = new Table(osadnicy, { factions: ['romans', 'japanese'], options: [] }, keyFrom(rng));
  for (let i = 0; i < 5; i++) {
    const [decision] = table.decisions();
    table.answer({ seat: decision!.seat, decision: table.state.decision, option: randomAnswer(decision!, rng)! });
  }
  return table.record();
}

describe('tables', () => {
  test('are made by one person only so many at a time; who leaves some may make others', async () => {
    const { base } = await server();
    const { client, live } = await somebody(base, 'Ala');
    const made: MadeTable[] = [];
    for (let i = 0; i < MOST_TABLES.open; i++) made.push(await makeTable(client));
    const more = await client.ask('POST', '/api/tables', WANTED);
    expect(more).toMatchObject({ status: 409, body: { refused: 'too many tables' } });
    await live.wish(made[0]!.id, { wish: 'leave', seat: 0 });
    expect((await client.ask('POST', '/api/tables', WANTED)).status).toBe(200);
  });

  test('are made only so many in ten minutes, also by who leaves each; games are brought only so many an hour', async () => {
    const { base } = await server({ PEOPLE_PER_ADDRESS: '1000' });
    const { client, live } = await somebody(base, 'Ala');
    const statuses: number[] = [];
    for (let i = 0; i <= TABLES_MADE.most; i++) {
      const { status, body } = await client.ask<MadeTable>('POST', '/api/tables', WANTED);
      statuses.push(status);
      if (status === 200) await live.wish(body.id, { wish: 'leave', seat: 0 });
    }
    expect(statuses).toEqual([...Array<number>(TABLES_MADE.most).fill(200), 429]);
    const ola = await somebody(base, 'Ola');
    const bring = { record: aBeginning(), settings: SETTINGS, seats: ['mine', 'free'] };
    const brought: number[] = [];
    for (let i = 0; i <= GAMES_BROUGHT.most; i++)
      brought.push((await ola.client.ask('POST', '/api/tables/brought', bring)).status);
    expect(brought).toEqual([...Array<number>(GAMES_BROUGHT.most).fill(200), 429]);
  });

  test('of one person, or of one address, do not push those of others off the list', async () => {
    const { base } = await server({ PEOPLE_PER_ADDRESS: '4' });
    const honest = new Client(base);
    await honest.come('Honest');
    const { id } = await makeTable(honest, LISTED);
    const statuses: number[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      const one = new Client(base);
      await one.come(name);
      for (let i = 0; i < MOST_TABLES.listed + 2; i++)
        statuses.push((await one.ask('POST', '/api/tables', LISTED)).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(statuses.at(-1)).toBe(429);
    const { body } = await honest.ask<{ id: string }[]>('GET', '/api/tables');
    expect(body.map((table) => table.id)).toContain(id);
  });

  test('are listed by the page', async () => {
    const { base, services } = await server({ PEOPLE_PER_ADDRESS: '1000' });
    const made: string[] = [];
    const hosts = await Promise.all(Array.from({ length: 18 }, (_, i) => somebody(base, `Host ${i}`)));
    for (const { client } of hosts) for (let i = 0; i < 3; i++) made.push((await makeTable(client, LISTED)).id);
    const page = async (from: number) =>
      (await hosts[0]!.client.ask<{ id: string }[]>('GET', `/api/tables?from=${from}`)).body.map(({ id }) => id);
    const [first, second] = [await page(0), await page(50)];
    expect([first.length, second.length]).toEqual([50, 4]);
    expect(new Set([...first, ...second])).toEqual(new Set(made));
    const me = hosts[0]!.id;
    const mine = [await services.store.tables.of(me, 2, 0), await services.store.tables.of(me, 2, 2)];
    expect(mine.map((tables) => tables.length)).toEqual([2, 1]);
    expect(new Set(mine.flat().map(({ id }) => id)).size).toBe(3);
  });

  test('where somebody looks on hear only a few lines a minute of them; who sits there may talk', async () => {
    const { base } = await server();
    const [ala, ola] = [await somebody(base, 'Ala'), await somebody(base, 'Ola')];
    const { id } = await makeTable(ala.client, LISTED);
    const say = ({ client }: typeof ala) => client.ask('POST', `/api/tables/${id}/chat`, { text: 'hello' });
    const statuses: number[] = [];
    for (let i = 0; i <= STRANGERS_LINES.most; i++) statuses.push((await say(ola)).status);
    expect(statuses).toEqual([...Array<number>(STRANGERS_LINES.most).fill(204), 429]);
    await ola.live.watch(id);
    ola.live.say({ say: 'chat', table: id, text: 'by the other road' });
    await ola.live.until(() => ola.live.heard.some((one) => one.say === 'refused' && one.refused === 'too often'));
    for (let i = 0; i <= STRANGERS_LINES.most; i++) expect((await say(ala)).status).toBe(204);
  });
});

test('who is refused as asking too often, and asks on, is answered late; others are answered as before', async () => {
  const { base } = await server({ PEOPLE_PER_ADDRESS: '1', TRUST_PROXY: 'on' });
  const from = { 'x-forwarded-for': '10.6.6.6' };
  const ask = () => new Client(base).ask('GET', '/api/tables', undefined, from);
  const answers = await Promise.all(Array.from({ length: USUAL.max + REFUSALS.burst }, ask));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(REFUSALS.burst / 2);
  // Of those at most one a second is answered at once.
  const begun = performance.now();
  await Promise.all(Array.from({ length: 10 }, ask));
  expect(performance.now() - begun).toBeGreaterThan(SLOWLY * 0.9);
  expect((await new Client(base).ask('GET', '/api/tables')).status).toBe(200);
});

test('whoever looks back at whole games again and again is refused, under whatever names; others at other addresses are not', async () => {
  const { base } = await server({ PEOPLE_PER_ADDRESS: '4', TRUST_PROXY: 'on' });
  const { client } = await somebody(base, 'Ala');
  const { id } = await makeTable(client, LISTED);
  const look = (address: string, who = new Client(base)) =>
    who.ask('GET', `/api/tables/${id}/heard?from=0&to=5`, undefined, { 'x-forwarded-for': address });
  const looks = await Promise.all(Array.from({ length: LOOKS_BACK.burst + 5 }, () => look('10.6.6.6')));
  expect(looks.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(LOOKS_BACK.burst);
  expect(looks.at(-1)?.status).toBe(429);
  const newcomer = new Client(base);
  await newcomer.ask('POST', '/api/people', { name: 'Mallory', lang: 'en' }, { 'x-forwarded-for': '10.6.6.6' });
  expect((await look('10.6.6.6', newcomer)).status).toBe(429);
  expect((await look('10.7.7.7')).status).toBe(200);
  expect((await client.ask('GET', `/api/tables/${id}/record`)).status).toBe(409);
});

test('as many people as come from one address say no more than the setting lets them', async () => {
  const { base } = await server({ PEOPLE_PER_ADDRESS: '1' });
  const people = [await somebody(base, 'Ala'), await somebody(base, 'Ola')];
  const refused = ({ live }: (typeof people)[number]) =>
    live.heard.filter((one) => one.say === 'refused' && one.refused === 'too often').length;
  for (const { live } of people) {
    for (let i = 0; i < MESSAGES.burst; i++) live.say({ say: 'ping' });
    await live.until(() => live.heard.length === MESSAGES.burst);
  }
  expect(refused(people[0]!)).toBe(0);
  expect(refused(people[1]!)).toBeGreaterThan(MESSAGES.burst / 2);
});
