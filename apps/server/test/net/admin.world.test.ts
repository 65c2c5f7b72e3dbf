import { expect, test } from 'vitest';
import { besideServer } from '../../src/host/beside.ts';
import { configFrom } from '../../src/host/config.ts';
import { whereOf } from '../../src/host/start.ts';
import type { AuditLine, HostedPerson, HostedReport, HostedTable, OnceTold } from '../../src/protocol/hosting.ts';
import type { KnownPerson } from '../../src/store/hosting.ts';
import type { Store } from '../../src/store/store.ts';
import { begun, type Somebody, somebody } from '../faults/people.ts';
import { Client } from './client.ts';
import { describeServers } from './each-store.ts';
import type { TestServer } from './server.ts';

const whereIs = (server: TestServer) => whereOf(configFrom(server.environment));

async function known(store: Store, id: string): Promise<KnownPerson> {
  const person = (await store.hosting.people(id, 1))[0];
  if (!person) throw new Error(`nobody is ${id}`);
  return person;
}

const closedBy = ({ live }: Somebody) => new Promise<number>((resolve) => live.socket.once('close', resolve));

async function asHost(server: TestServer, name = 'Host'): Promise<Client & { readonly id: string }> {
  const client = new Client(server.base);
  const { id } = await client.come(name);
  await besideServer(whereIs(server), async (admin, store) => admin.setHost(await known(store, id), true));
  return Object.assign(client, { id });
}

describeServers('beside a running server', (start) => {
  test('a table is closed: those who sit there hear it, and nobody plays on', async () => {
    const server = await start();
    const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
    const { id } = await begun([ala, ola]);
    const close = () => besideServer(whereIs(server), (admin) => admin.closeTable(id));
    expect(await close()).toBe('closed');
    for (const { live } of [ala, ola])
      await live.until(() => live.tables.get(id)?.table.closed === true, 'to hear that the table was closed');
    expect(ala.live.tables.get(id)!.table).toMatchObject({ status: 'abandoned', asked: [] });
    expect(await close()).toBe('ended already');
    const mine = await ala.client.ask<{ status: string }[]>('GET', '/api/tables/mine');
    expect(mine.body.map(({ status }) => status)).toEqual(['abandoned']);
    const gone = await besideServer(whereIs(server), (admin) => admin.closeTable('nowhere'));
    expect(gone).toBe('no such table');
  });

  test('a person is removed: sessions end at once, a bot plays on, and it is noted who did it', async () => {
    const server = await start();
    const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
    const { id } = await begun([ala, ola]);
    const closed = closedBy(ola);
    await besideServer(whereIs(server), async (admin, store) => admin.removePerson(await known(store, ola.id)));
    expect(await closed).toBe(1008);
    expect((await ola.client.ask('GET', '/api/me')).body).toBeNull();
    const seat = () => ala.live.tables.get(id)!.table.sitters.find(({ identity }) => identity === ola.id);
    await ala.live.until(() => seat()?.bot, 'a bot in the seat');
    const [line] = await server.services.store.hosting.audit(10);
    expect(line).toMatchObject({ deed: 'remove person', subject: ola.id, detail: 'Ola' });
    expect(line!.by).toMatch(/^command line \(.+\)$/);
  });

  test('a password is reset: nothing leads in but the code, and that once', async () => {
    const server = await start();
    const ala = await somebody(server.base, 'Ala');
    const login = { login: 'ala', password: 'a long sentence' };
    const { body: welcome } = await ala.client.ask<{ code: string }>('POST', '/api/me/code');
    await ala.client.ask('POST', '/api/me/password', login);
    const closed = closedBy(ala);
    const { code } = await besideServer(whereIs(server), async (admin, store) =>
      admin.resetPassword(await known(store, ala.id)),
    );
    expect(await closed).toBe(1008);
    const stranger = new Client(server.base);
    expect((await stranger.ask('POST', '/api/login', login)).status).toBe(401);
    expect((await stranger.ask('POST', '/api/people/restore', { code: welcome.code })).status).toBe(401);
    expect((await stranger.ask('POST', '/api/people/restore', { code })).body).toMatchObject({
      id: ala.id,
      login: 'ala',
      hasPassword: false,
    });
    expect((await new Client(server.base).ask('POST', '/api/people/restore', { code })).status).toBe(401);
  });
});

describeServers('the page of hosts', (start) => {
  test('shows nothing and does nothing for who is no host, whatever is asked', async () => {
    const server = await start();
    const ala = new Client(server.base);
    const { id } = await ala.come('Ala');
    const asked = [
      ['GET', '/api/host/people'],
      ['POST', '/api/host/people', { name: 'Ela', login: 'ela', lang: 'pl' }],
      ['DELETE', `/api/host/people/${id}`],
      ['POST', `/api/host/people/${id}/reset`],
      ['GET', '/api/host/tables'],
      ['POST', '/api/host/tables/some-table/close'],
      ['GET', '/api/host/reports'],
      ['POST', '/api/host/reports/some-table/0/settle'],
      ['GET', '/api/host/codes'],
      ['POST', '/api/host/codes', { label: '', uses: 1, days: null }],
      ['DELETE', '/api/host/codes/some'],
      ['GET', '/api/host/audit'],
    ] as const;
    const described = (await ala.ask<{ paths: Record<string, object> }>('GET', '/api/openapi.json')).body.paths;
    const routes = Object.entries(described).filter(([path]) => path.startsWith('/api/host/'));
    expect(routes.flatMap(([, methods]) => Object.keys(methods))).toHaveLength(asked.length);
    for (const [method, path, body] of asked) {
      expect((await new Client(server.base).ask(method, path, body)).status, `${method} ${path}`).toBe(401);
      expect(await ala.ask(method, path, body), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { refused: 'not yours' },
      });
    }
    expect(await server.services.store.hosting.audit(10)).toEqual([]);
  });

  test('people: found, made, reset, removed; hosts have no power over hosts, and one who is none any more has none', async () => {
    const server = await start();
    const host = await asHost(server);
    const other = await asHost(server, 'Other host');
    expect((await host.ask('GET', '/api/me')).body).toMatchObject({ host: true });
    const ala = await somebody(server.base, 'Łucja 100%');
    const found = async (search: string) =>
      (await host.ask<HostedPerson[]>('GET', `/api/host/people?search=${encodeURIComponent(search)}`)).body;
    for (const search of ['łuc', 'Łucja', '100%', ala.id, ''])
      expect(
        (await found(search)).map(({ name }) => name),
        search,
      ).toContain('Łucja 100%');
    expect(await found('100_')).toEqual([]);
    const made = await host.ask<OnceTold>('POST', '/api/host/people', { name: 'Ela', login: 'ela', lang: 'pl' });
    const ela = new Client(server.base);
    expect((await ela.ask('POST', '/api/people/restore', { code: made.body.code })).status).toBe(200);
    const again = await host.ask('POST', '/api/host/people', { name: 'Ela', login: 'ela', lang: 'pl' });
    expect(again.body).toMatchObject({ refused: 'login taken' });
    const reset = await host.ask<OnceTold>('POST', `/api/host/people/${made.body.id}/reset`);
    expect((await ela.ask('GET', '/api/me')).body).toBeNull();
    expect((await ela.ask('POST', '/api/people/restore', { code: reset.body.code })).status).toBe(200);
    const closed = closedBy(ala);
    expect((await host.ask('DELETE', `/api/host/people/${ala.id}`)).status).toBe(204);
    expect(await closed).toBe(1008);
    expect((await host.ask('DELETE', `/api/host/people/${ala.id}`)).status).toBe(404);
    for (const id of [other.id, host.id]) {
      expect((await host.ask('DELETE', `/api/host/people/${id}`)).body).toMatchObject({ refused: 'not yours' });
      expect((await host.ask('POST', `/api/host/people/${id}/reset`)).body).toMatchObject({ refused: 'not yours' });
    }
    const audit = (await host.ask<AuditLine[]>('GET', '/api/host/audit')).body;
    const mine = audit.filter(({ by }) => by === `Host (${host.id})`).map(({ deed }) => deed);
    expect(mine.sort()).toEqual(['add person', 'remove person', 'reset password']);
    await besideServer(whereIs(server), async (admin, store) => admin.setHost(await known(store, host.id), false));
    expect((await host.ask('GET', '/api/host/people')).status).toBe(403);
  });

  test('tables and reports: found, closed, settled', async () => {
    const server = await start();
    const host = await asHost(server);
    const [ala, ola] = [await somebody(server.base, 'Ala'), await somebody(server.base, 'Ola')];
    const { id } = await begun([ala, ola]);
    ola.live.say({ say: 'chat', table: id, text: 'Something bad' });
    await ala.live.until(() => ala.live.heard.some((it) => it.say === 'chat'), 'the line');
    const line = ala.live.heard.find((it) => it.say === 'chat');
    const n = line?.say === 'chat' ? line.line.n : -1;
    await ala.client.ask('POST', `/api/tables/${id}/chat/${n}/report`, { why: 'rude' });
    const reports = async (all: boolean) =>
      (await host.ask<HostedReport[]>('GET', `/api/host/reports?all=${all}`)).body;
    expect(await reports(false)).toMatchObject([
      { table: id, n, why: 'rude', byName: 'Ala', saidName: 'Ola', text: 'Something bad', settledAt: null },
    ]);
    expect((await host.ask('POST', `/api/host/reports/${id}/${n}/settle`)).status).toBe(204);
    expect((await host.ask('POST', `/api/host/reports/${id}/${n}/settle`)).status).toBe(404);
    expect(await reports(false)).toEqual([]);
    expect(await reports(true)).toHaveLength(1);
    const tables = async (query: string) =>
      (await host.ask<HostedTable[]>('GET', `/api/host/tables?${query}`)).body.map((table) => table.id);
    for (const query of ['', 'search=ala', `search=${id}`]) expect(await tables(query), query).toEqual([id]);
    expect(await tables('search=nobody')).toEqual([]);
    expect((await host.ask('POST', `/api/host/tables/${id}/close`)).status).toBe(204);
    await ala.live.until(() => ala.live.tables.get(id)?.table.closed, 'to hear that the table was closed');
    expect(await tables('')).toEqual([]);
    expect(await tables('all=true')).toEqual([id]);
  });

  test('codes: made, told once, listed without the code, ended', async () => {
    const server = await start({ REGISTRATION: 'code', GUESTS: 'on' });
    const host = await asHost(server);
    const made = await host.ask<OnceTold>('POST', '/api/host/codes', { label: 'the club', uses: 2, days: 7 });
    const { id, code } = made.body;
    const listed = await host.ask<object[]>('GET', '/api/host/codes');
    expect(listed.body).toMatchObject([{ id, label: 'the club', usesLeft: 2 }]);
    expect(JSON.stringify(listed.body)).not.toContain(code);
    const account = { name: 'Ala', lang: 'pl', login: 'ala', password: 'a long sentence', invitation: code };
    const register = (body: object) => new Client(server.base).ask('POST', '/api/people/accounts', body);
    expect((await register(account)).status).toBe(200);
    expect((await host.ask('DELETE', `/api/host/codes/${id}`)).status).toBe(204);
    expect((await register({ ...account, login: 'ola' })).body).toMatchObject({ refused: 'wrong invitation' });
  });
});
