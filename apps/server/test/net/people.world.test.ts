import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Me {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

test('a guest is the same person on another device by the recovery code, until a new code is made', async () => {
  const [desk, phone, thief] = [new Client(server.base), new Client(server.base), new Client(server.base)];
  const { id, code } = await desk.come('  Ala  ');
  const restored = await phone.ask<Me>('POST', '/api/people/restore', { code: code.toLowerCase() });
  expect(restored.body).toMatchObject({ id, name: 'Ala' });
  expect((await phone.ask<Me>('GET', '/api/me')).body).toMatchObject({ id });
  await desk.ask('POST', '/api/me/code');
  expect(await thief.ask('POST', '/api/people/restore', { code })).toMatchObject({
    status: 401,
    body: { refused: 'wrong code' },
  });
});

test('a guest makes an account, logs out and in again; a wrong password and a taken login are refused', async () => {
  const client = new Client(server.base);
  const { id } = await client.come('Ola');
  const short = await client.ask('POST', '/api/me/password', { login: 'ola', password: 'short' });
  expect(short.body).toMatchObject({ refused: 'short password' });
  await client.ask('POST', '/api/me/password', { login: 'Ola.K', password: 'a long sentence' });
  await client.ask('POST', '/api/logout');
  expect((await client.ask('GET', '/api/me')).body).toBeNull();
  const wrong = await client.ask('POST', '/api/login', { login: 'ola.k', password: 'another sentence' });
  expect(wrong).toMatchObject({ status: 401, body: { refused: 'wrong login' } });
  expect((await client.ask<Me>('POST', '/api/login', { login: 'ola.k', password: 'a long sentence' })).body.id).toBe(
    id,
  );
  const other = new Client(server.base);
  await other.come('Other');
  const taken = await other.ask('POST', '/api/me/password', { login: 'OLA.K', password: 'a long sentence' });
  expect(taken).toMatchObject({ status: 409, body: { refused: 'login taken' } });
});

test('a session cannot be read by scripts or sent from elsewhere, and is kept only as a hash', async () => {
  const client = new Client(server.base);
  const { headers } = await client.ask('POST', '/api/people', { name: 'Ela', lang: 'pl' });
  const cookie = headers.get('set-cookie')!;
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
  const token = client.cookie.split('=')[1]!;
  expect(await server.services.store.people.session(token, 0)).toBeNull();
});

test('a page of another site can neither act nor listen', async () => {
  const client = new Client(server.base);
  await client.come('Ula');
  const foreign = await client.ask('POST', '/api/logout', {}, { origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403, body: { refused: 'foreign origin' } });
  const ours = await client.ask('PATCH', '/api/me', { rated: true }, { origin: server.base });
  expect(ours.status).toBe(200);
});

test('who guesses is stopped', async () => {
  const own = await testServer();
  const client = new Client(own.base);
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) {
    statuses.push((await client.ask('POST', '/api/people/restore', { code: `GUESS-${i}` })).status);
  }
  await own.stop();
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['{"name": 5}', 400],
  ['{"name": ', 400],
  [JSON.stringify({ name: 'x'.repeat(100_000), lang: 'pl' }), 413],
])('what is not of the right form is refused plainly: %#', async (body, status) => {
  const answer = await fetch(`${server.base}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(status);
  expect(Object.keys((await answer.json()) as object)).toEqual(['refused', 'message']);
});

test('the host can see that it lives, is ready and how it fares; the interface describes itself', async () => {
  const client = new Client(server.base);
  expect((await client.ask('GET', '/healthz')).body).toEqual({ ok: true });
  expect((await client.ask('GET', '/readyz')).body).toEqual({ ok: true });
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  expect(metrics).toContain('imperia_connections');
  const rebound = await server.app.inject({ url: '/metrics', headers: { host: 'evil.example' } });
  expect(rebound.statusCode, 'to a page whose name was made to lead here').toBe(403);
  const { body } = await client.ask<{ paths: object }>('GET', '/api/openapi.json');
  expect(Object.keys(body.paths)).toContain('/api/tables/{id}/wishes');
  const page = await fetch(`${server.base}/api/docs`);
  expect(await page.text()).toContain('/api/tables/mine');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a password can be tried for one login only so often, from however many addresses; its owner gets in', async () => {
  const own = await testServer({ TRUST_PROXY: 'on' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const owner = new Client(own.base);
  await owner.come('Ala');
  const right = { login: 'ala', password: 'a long sentence' };
  await owner.ask('POST', '/api/me/password', right);
  expect((await new Client(own.base).ask('POST', '/api/login', right, from('10.1.0.1'))).status).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 15; i++) {
    const guess = { login: i % 2 ? 'ALA' : 'ala', password: `a guess, number ${i}` };
    statuses.push((await new Client(own.base).ask('POST', '/api/login', guess, from(`10.2.0.${i}`))).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(9);
  expect(statuses.at(-1)).toBe(429);
  const elsewhere = await new Client(own.base).ask('POST', '/api/login', right, from('10.3.0.1'));
  expect(elsewhere.status, 'nobody guesses on, not even rightly').toBe(429);
  const known = await new Client(own.base).ask('POST', '/api/login', right, from('10.1.0.1'));
  expect(known.status, 'where the owner came in before').toBe(200);
  const other = await new Client(own.base).ask('POST', '/api/login', { ...right, login: 'ola' }, from('10.3.0.1'));
  expect(other.status, 'another login').toBe(401);
  await own.stop();
});
