import { createECDH, createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@imperia/engine';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import type { MadeTable } from '../../src/protocol/tables.ts';
import { Client } from '../net/client.ts';
import { answerOnce, makeTable } from '../net/playing.ts';
import { forgetBundle, RealServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'imperia-logs-'));
const METRICS_TOKEN = 'the-token-of-the-metrics';
/** Hangs up at once: every attempt to tell somebody fails, and is logged. */
const rude = createServer((socket) => socket.destroy());
let server: RealServer;
let dead = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  dead = `127.0.0.1:${(rude.address() as AddressInfo).port}`;
  server = await RealServer.start({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    METRICS_TOKEN,
    WEBHOOK_URL: `http://${dead}/hook-with-a-secret-path`,
    SMTP_URL: `smtp://mailer:password-of-the-mailer@${dead}`,
    MAIL_FROM: 'imperia@example.org',
    PUSH_HOSTS: 'localhost',
  });
});
afterAll(async () => {
  await server.stop();
  rude.close();
  rmSync(folder, { recursive: true });
  forgetBundle();
});

const hashes = (secret: string) => {
  const hash = (encoding: 'hex' | 'base64url' | 'base64') => createHash('sha256').update(secret).digest(encoding);
  return [secret, hash('hex'), hash('base64url'), hash('base64')];
};

/** All that a store keeps and nobody should read in a log. */
function keptSecrets(): string[] {
  const db = new Database(join(folder, 'imperia.sqlite'), { readonly: true });
  const column = (sql: string) => (db.prepare(sql).raw().all() as string[][]).flat().filter((text) => text !== null);
  const kept = [
    ...column('select password_hash from identities'),
    ...column('select recovery_hash from identities'),
    ...column('select token_hash from sessions'),
    ...column('select token_hash from invitations'),
    ...column('select key from tables'),
    ...column("select value from notes where name = 'seal'"),
    ...column("select json_extract(value, '$.privateKey') from notes where name = 'push keys'"),
  ];
  db.close();
  return kept;
}

/** An address that was confirmed while letters still arrived: now no letter does. */
function giveAddress(address: string): void {
  const db = new Database(join(folder, 'imperia.sqlite'), { timeout: 30_000 });
  db.prepare("update identities set email = ?, email_verified = 1 where name = 'Ala'").run(address);
  db.close();
}

/** All reserved bits set: a frame that is none. */
async function sendBadFrame(client: Client): Promise<void> {
  const { socket } = await client.live();
  (socket as unknown as { _socket: Socket })._socket.write(Buffer.from([0xff, 0x80, 0, 0, 0, 0]));
  await once(socket, 'close');
}

test('whatever people do and whatever fails, the log holds no secret of theirs or of the host, and no stack for a bad frame', async () => {
  const secrets: string[] = [METRICS_TOKEN, 'hook-with-a-secret-path', 'password-of-the-mailer'];
  const password = 'correct horse battery';
  const wrong = 'incorrect horse battery';
  const ala = new Client(server.base);
  const { code } = await ala.come('Ala');
  secrets.push(code, code.replaceAll('-', ''), ala.cookie.split('=')[1]!, password, wrong);
  const { body } = await ala.ask<{ code: string }>('POST', '/api/me/code');
  secrets.push(body.code);
  await ala.ask('POST', '/api/me/password', { login: 'ala', password });
  const refused = await ala.ask('PATCH', '/api/me', { email: 'ala.other@example.org' });
  expect(refused.status).toBe(503);
  giveAddress('ala.private@example.org');
  secrets.push('ala.other@example.org', 'ala.private@example.org');

  const phone = new Client(server.base);
  for (const [path, sent] of [
    ['/api/people/restore', { code }],
    ['/api/people/restore', { code: body.code }],
    ['/api/login', { login: 'ala', password: wrong }],
    ['/api/login', { login: 'ala', password, extra: 1 }],
    ['/api/login', { login: 'ala', password }],
    ['/api/login', { login: ['ala'], password }],
    ['/api/login/passkey', { sealed: 'sealed-secret', response: { id: 'credential-secret' } }],
  ] as const)
    await phone.ask('POST', path, sent);
  secrets.push(phone.cookie.split('=')[1]!, 'sealed-secret', 'credential-secret');
  await fetch(`${server.base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ala.cookie },
    body: `{"login": "ala", "password": "${password}`,
  });

  const pair = createECDH('prime256v1');
  const push = {
    endpoint: `https://${dead.replace('127.0.0.1', 'localhost')}/push-with-a-secret-path`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  expect((await ala.ask('POST', '/api/me/push', push)).status).toBe(204);
  secrets.push('push-with-a-secret-path', push.p256dh, push.auth);

  const made: MadeTable = await makeTable(ala);
  secrets.push(...made.seats, made.watching);
  const ola = new Client(server.base);
  await ola.come('Ola');
  const live = await ola.live();
  secrets.push(ola.cookie.split('=')[1]!);
  for (const invitation of [...made.seats, made.watching])
    for (const path of ['', '/heard', '/chat', '/record'])
      await ola.ask('GET', `/api/tables/${made.id}${path}?invitation=${invitation}&from=0&to=9`);
  await live.watch(made.id, { invitation: made.watching });
  await live.wish(made.id, { wish: 'sit', seat: 1, invitation: made.seats[1]! });
  await ala.ask('POST', `/api/tables/${made.id}/wishes`, { wish: 'start' });
  live.say({ say: 'chat', table: made.id, text: 'a private word' });
  await live.until(() => live.heard.some(({ say }) => say === 'chat'), 'what was said');
  secrets.push('a private word');
  await sendBadFrame(phone);
  await ala.ask('POST', `/api/tables/${made.id}/chat/0/report`, { why: 'a private reason' });
  secrets.push('a private reason');
  await fetch(`${server.base}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  await fetch(`${server.base}/metrics`, { headers: { authorization: 'Bearer another' } });

  // Chance says who begins; Ala is the one to be waited for.
  const asked = () => live.tables.get(made.id)?.table.asked ?? [];
  await live.until(() => asked().length > 0, 'the first question');
  const rng = seeded(1);
  while (!asked().includes(0)) await answerOnce(live, made.id, rng);
  // Nobody has the table open but Ola, so Ala is told by every way there is, and each of them fails.
  await expect.poll(() => server.said.match(/somebody could not be told/g)?.length ?? 0).toBeGreaterThanOrEqual(3);

  // A fault of the server's own, with secrets in the request.
  const db = new Database(join(folder, 'imperia.sqlite'), { timeout: 10_000 });
  const kept = keptSecrets();
  db.exec('alter table chat rename to gone');
  const broken = await ola.ask('GET', `/api/tables/${made.id}/chat?invitation=${made.watching}`);
  expect(broken).toMatchObject({ status: 500, body: { refused: 'broken' } });
  db.exec('alter table gone rename to chat');
  db.close();
  await ala.ask('POST', '/api/logout/everywhere');

  await expect.poll(() => server.said).toContain('a request failed');
  await expect.poll(() => server.said).toContain('was reported');
  expect(server.said).not.toMatch(/a live connection failed|WebSocket frame/);
  expect(kept.length).toBeGreaterThan(8);
  const looked = [...new Set([...secrets.flatMap(hashes), ...kept])];
  for (const secret of looked) expect(secret.length, secret).toBeGreaterThan(7);
  expect(looked.filter((secret) => server.said.includes(secret))).toEqual([]);
});
