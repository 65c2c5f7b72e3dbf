import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOGINS_WANTED, MOST_MUTED, MOST_PASSKEYS } from '../../src/net/limits.ts';
import { begun, somebody } from '../faults/people.ts';
import { Client } from './client.ts';
import { makeTable } from './playing.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ PEOPLE_PER_ADDRESS: '1000' });
});
afterAll(() => server.stop());

const [OLD, NEW] = ['a long sentence', 'another long sentence'];

async function account(login: string) {
  const one = await somebody(server.base, login);
  expect((await one.client.ask('POST', '/api/me/password', { login, password: OLD })).status).toBe(200);
  return one;
}

describe('who has a password', () => {
  test.each<[string, string, (login: string) => object]>([
    ['the password', '/api/me/password', (login) => ({ login, password: NEW })],
    ['the login', '/api/me/password', (login) => ({ login: `${login}-other`, password: OLD })],
    ['the recovery code', '/api/me/code', () => ({})],
  ])('says it before %s changes; then all other sessions end', async (what, path, body) => {
    const login = `ala-${what.split(' ').at(-1)}`;
    const { client, live, code } = await account(login);
    const elsewhere = new Client(server.base);
    await elsewhere.ask('POST', '/api/people/restore', { code });
    const page = await elsewhere.live();
    const said = (more: object) => client.ask('POST', path, { ...body(login), ...more });
    const refused = { status: 403, body: { refused: 'wrong password' } };
    const old = path.endsWith('code') ? 'password' : 'old';
    expect(await said({})).toMatchObject(refused);
    expect(await said({ [old]: 'a wrong sentence' })).toMatchObject(refused);
    expect((await elsewhere.ask('GET', '/api/me')).body, 'nothing has happened').not.toBeNull();
    const closed = once(page.socket, 'close');
    expect((await said({ [old]: OLD })).status).toBe(200);
    await closed;
    expect((await elsewhere.ask('GET', '/api/me')).body).toBeNull();
    expect((await client.ask('GET', '/api/me')).body).not.toBeNull();
    live.say({ say: 'ping' });
    await live.until(() => live.heard.some((one) => one.say === 'pong'), 'this page to stay');
  });

  test('says it before a passkey is made: it would lead in when the session has ended', async () => {
    const { client } = await account('keys');
    const made = async (body?: object) => client.ask('POST', '/api/me/passkeys/options', body);
    expect(await made()).toMatchObject({ status: 403, body: { refused: 'wrong password' } });
    expect(await made({ password: NEW })).toMatchObject({ status: 403 });
    expect(await made({ password: OLD })).toMatchObject({ status: 200, body: { sealed: expect.any(String) } });
    expect((await (await somebody(server.base, 'Guest')).client.ask('POST', '/api/me/passkeys/options')).status).toBe(
      200,
    );
  });

  test('cannot be guessed by who has the session: ten tries a minute', async () => {
    const { client } = await account('guessed');
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await client.ask('DELETE', '/api/me', { password: `guess number ${i}` })).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('logins are tried only so often: nobody finds out by the hundred who exists', async () => {
  await account('taken');
  const { client } = await somebody(server.base, 'Curious');
  const statuses: number[] = [];
  for (let i = 0; i <= LOGINS_WANTED.most; i++)
    statuses.push((await client.ask('POST', '/api/me/password', { login: 'taken', password: OLD })).status);
  expect(statuses).toEqual([...Array<number>(LOGINS_WANTED.most).fill(409), 429]);
});

test('somebody takes along all that is kept about them, and no secret', async () => {
  const { client, live, id } = await account('taker');
  const { id: table } = await makeTable(client);
  await live.watch(table);
  live.say({ say: 'chat', table, text: 'what I said' });
  await live.until(() => live.heard.some(({ say }) => say === 'chat'));
  await client.ask('PUT', '/api/me/muted/eve', { muted: true });
  const { body, headers } = await client.ask<object>('GET', '/api/me/export');
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body).toMatchObject({
    me: { id, name: 'taker', login: 'taker', hasPassword: true },
    muted: ['eve'],
    tables: [{ id: table }],
    said: [{ table, text: 'what I said' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
});

test('who wants to be known no more is gone; games go on, and nothing is left but what others share in', async () => {
  const [ala, ola] = [await account('leaver'), await somebody(server.base, 'Ola')];
  const { id } = await begun([ala, ola]);
  ala.live.say({ say: 'chat', table: id, text: 'farewell' });
  await ola.live.until(() => ola.live.heard.some(({ say }) => say === 'chat'));
  const open = await makeTable(ala.client);
  expect((await ala.client.ask('DELETE', '/api/me', {})).status).toBe(403);
  const closed = once(ala.live.socket, 'close');
  expect((await ala.client.ask('DELETE', '/api/me', { password: OLD })).status).toBe(204);
  await closed;
  const { store } = server.services;
  expect(await store.people.byId(ala.id)).toBeNull();
  expect((await ala.client.ask('GET', '/api/me')).body).toBeNull();
  const login = await new Client(server.base).ask('POST', '/api/login', { login: 'leaver', password: OLD });
  expect(login.status).toBe(401);
  await ola.live.until(() => ola.live.tables.get(id)!.table.sitters[0]!.bot !== null, 'a bot to play on');
  expect((await store.tables.summary(open.id))?.status).toBe('abandoned');
  const { body } = await ola.client.ask<{ name: string; text: string }[]>('GET', `/api/tables/${id}/chat`);
  expect(body.map(({ name, text }) => [name, text])).toEqual([['–', 'farewell']]);
});

test('nobody has passkeys, or people whom they do not hear, by the thousand', async () => {
  const { client, id } = await somebody(server.base, 'Many');
  const { people } = server.services.store;
  const passkey = { identity: id, publicKey: 'k', counter: 0, createdAt: 0, usedAt: 0 };
  for (let i = 0; i < MOST_PASSKEYS; i++) await people.addPasskey({ ...passkey, credential: `many-${i}` });
  expect((await client.ask('POST', '/api/me/passkeys/options')).status).toBe(429);
  await people.dropPasskey(id, 'many-0');
  expect((await client.ask('POST', '/api/me/passkeys/options')).status).toBe(200);
  for (let i = 0; i < MOST_MUTED; i++) await people.mute(id, `other-${i}`, true);
  const mute = async (other: string, muted: boolean) =>
    (await client.ask('PUT', `/api/me/muted/${other}`, { muted })).status;
  expect([await mute('one-more', true), await mute('other-1', true)]).toEqual([429, 204]);
  expect([await mute('other-1', false), await mute('one-more', true)]).toEqual([204, 204]);
});

test('who is called otherwise now is so in what was said before', async () => {
  const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
  const { id } = await begun([ala, ola]);
  ala.live.say({ say: 'chat', table: id, text: 'hello' });
  await ola.live.until(() => ola.live.heard.some(({ say }) => say === 'chat'));
  await ala.client.ask('PATCH', '/api/me', { name: 'Alicja' });
  const { body } = await ola.client.ask<{ name: string }[]>('GET', `/api/tables/${id}/chat`);
  expect(body.map(({ name }) => name)).toEqual(['Alicja']);
});

test('only who may hear a table reports what was said there, and only what was said', async () => {
  const [ala, ola, eve] = [
    await somebody(server.base, 'Ala'),
    await somebody(server.base, 'Ola'),
    await somebody(server.base, 'Eve'),
  ];
  const { id } = await begun([ala, ola]);
  ala.live.say({ say: 'chat', table: id, text: 'hello' });
  await ola.live.until(() => ola.live.heard.some(({ say }) => say === 'chat'));
  const report = ({ client }: typeof ala, n: number) =>
    client.ask('POST', `/api/tables/${id}/chat/${n}/report`, { why: 'rude' });
  expect((await report(eve, 0)).status).toBe(404);
  expect((await report(ola, 7)).status).toBe(404);
  expect((await report(ola, 0)).status).toBe(204);
});
