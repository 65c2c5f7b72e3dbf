import { expect, test } from 'vitest';
import { hashOf, plainCode } from '../../src/identity/tokens.ts';
import { Client } from './client.ts';
import { describeServers } from './each-store.ts';
import type { TestServer } from './server.ts';

interface Came {
  readonly me: { readonly id: string; readonly login: string | null };
  readonly code: string;
}

const account = (login: string, more: object = {}) => ({
  name: 'Ala',
  lang: 'pl',
  login,
  password: 'a long sentence',
  ...more,
});
const register = (server: TestServer, body: object) =>
  new Client(server.base).ask<Came>('POST', '/api/people/accounts', body);
const asGuest = (server: TestServer) => new Client(server.base).ask('POST', '/api/people', { name: 'Ala', lang: 'pl' });

const admit = (server: TestServer, code: string, usesLeft = 1) =>
  server.services.store.doors.addAdmission({
    id: code,
    codeHash: hashOf(plainCode(code)),
    label: '',
    usesLeft,
    createdAt: 0,
    expiresAt: null,
  });

describeServers('doors', (start) => {
  test('are open unless the host closes them: guests come, accounts are made', async () => {
    const server = await start();
    const visitor = new Client(server.base);
    expect((await visitor.ask('GET', '/api/doors')).body).toEqual({ registration: 'open', guests: true });
    expect((await asGuest(server)).status).toBe(200);
    const { status, body } = await register(server, account('ala'));
    expect(status).toBe(200);
    expect(body.me.login).toBe('ala');
    expect((await visitor.ask('POST', '/api/people/restore', { code: body.code })).status).toBe(200);
    expect((await register(server, account('ala'))).body).toMatchObject({ refused: 'login taken' });
  });

  test('with an invitation code: it is asked for, used up by who came, and by nobody who did not', async () => {
    const server = await start({ REGISTRATION: 'code' });
    expect((await new Client(server.base).ask('GET', '/api/doors')).body).toEqual({
      registration: 'code',
      guests: false,
    });
    expect(await asGuest(server)).toMatchObject({ status: 403, body: { refused: 'no guests' } });
    expect((await register(server, account('ala'))).body).toMatchObject({ refused: 'code needed' });
    const wrong = await register(server, account('ala', { invitation: 'K7PQM-22222-33333' }));
    expect(wrong).toMatchObject({ status: 403, body: { refused: 'wrong invitation' } });
    await admit(server, 'K7PQM-ABCDE-FGHJK', 2);
    const typed = { invitation: ' k7pqm abcde fghjk ' };
    expect((await register(server, account('ala', typed))).status).toBe(200);
    expect((await register(server, account('ala', typed))).body, 'it stays good').toMatchObject({
      refused: 'login taken',
    });
    expect((await register(server, { ...account('ola', typed), password: 'short' })).body).toMatchObject({
      refused: 'short password',
    });
    expect((await register(server, account('ola', typed))).status).toBe(200);
    expect((await register(server, account('ela', typed))).body).toMatchObject({ refused: 'wrong invitation' });
  });

  test('by the host only: nobody makes an account, whoever has one comes in', async () => {
    const server = await start({ REGISTRATION: 'host' });
    await admit(server, 'K7PQM-ABCDE-FGHJK');
    const tried = await register(server, account('ala', { invitation: 'K7PQM-ABCDE-FGHJK' }));
    expect(tried).toMatchObject({ status: 403, body: { refused: 'registration closed' } });
    const made = await server.services.people.expect('Ola', 'pl', 'ola');
    if (typeof made === 'string') throw new Error(made);
    const ola = new Client(server.base);
    const restored = await ola.ask<{ id: string }>('POST', '/api/people/restore', { code: made.code });
    expect(restored.body).toMatchObject({ id: made.id, login: 'ola', hasPassword: false, host: false });
    const again = await new Client(server.base).ask('POST', '/api/people/restore', { code: made.code });
    expect(again.body, 'once').toMatchObject({ refused: 'wrong code' });
    const set = await ola.ask('POST', '/api/me/password', { login: 'ola', password: 'a long sentence' });
    expect(set.body).toMatchObject({ hasPassword: true });
    const login = { login: 'ola', password: 'a long sentence' };
    expect((await new Client(server.base).ask('POST', '/api/login', login)).status).toBe(200);
  });

  test('guests let in while accounts take a code: a guest makes one only with it', async () => {
    const server = await start({ REGISTRATION: 'code', GUESTS: 'on' });
    const guest = new Client(server.base);
    await guest.come('Ela');
    const wanted = { login: 'ela', password: 'a long sentence' };
    expect((await guest.ask('POST', '/api/me/password', wanted)).body).toMatchObject({ refused: 'code needed' });
    await admit(server, 'K7PQM-ABCDE-FGHJK');
    const invited = { ...wanted, invitation: 'K7PQM-ABCDE-FGHJK' };
    expect((await guest.ask('POST', '/api/me/password', invited)).body).toMatchObject({ login: 'ela' });
    const changed = { ...wanted, password: 'another sentence', old: wanted.password };
    expect((await guest.ask('POST', '/api/me/password', changed)).status, 'a change takes none').toBe(200);
  });

  test('no guests though accounts are free', async () => {
    const server = await start({ GUESTS: 'off' });
    expect(await asGuest(server)).toMatchObject({ status: 403, body: { refused: 'no guests' } });
    expect((await register(server, account('ala'))).status).toBe(200);
  });
});
