import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@imperia/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { Client } from '../net/client.ts';
import { answerOnce, makeTable } from '../net/playing.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'imperia-start-'));
let server: ChildProcess;
let port = 0;

/** `npm start`: what it said until it could be used, or until it ended. */
function started(wanted: number | string, data = 'data'): { process: ChildProcess; said: Promise<string> } {
  const env = { ...process.env, PORT: String(wanted), DATA_DIR: data, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [SCRIPT], { cwd: folder, env });
  const said = new Promise<string>((resolve) => {
    let text = '';
    const hear = (part: Buffer) => {
      text += part;
      if (text.includes('http://localhost')) resolve(text);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => resolve(text));
  });
  return { process: child, said };
}

async function start(): Promise<void> {
  const { process: child, said } = started(port);
  server = child;
  expect(await said).toContain(`Imperia: http://localhost:${port}`);
}

async function interrupt(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
}

beforeAll(async () => {
  port = await freePort();
  await start();
});
afterAll(async () => {
  await interrupt();
  rmSync(folder, { recursive: true });
});

/** As written: an ordinary client would tidy the address up. */
async function got(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asking = request({ host: '127.0.0.1', port, path, headers, method });
  asking.end();
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

test('the page is asked for anew each time, hashed files never, and text is compressed', async () => {
  const page = await got('/', { 'accept-encoding': 'gzip, br' });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect((await got('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await got('/')).headers['content-encoding']).toBeUndefined();
  const again = await got('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await got('/sw.js')).headers).toMatchObject({
    'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
    'cache-control': 'no-cache',
  });
  expect((await got('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
  expect((await got(script)).headers['cache-control']).toContain('immutable');
  expect((await got(script, { 'accept-encoding': 'br' })).headers).toMatchObject({
    'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  });
});

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/.built-from',
  '/assets/',
  '/%E0%A4',
  '/nothing',
])('nothing outside the client is served: %s', async (path) => {
  expect([400, 404]).toContain((await got(path)).statusCode);
  expect([400, 404]).toContain((await got(path, { 'accept-encoding': 'br' })).statusCode);
});

test('a port or data that another server uses, or a port that is none, is told clearly', async () => {
  expect(await started(await freePort()).said).toContain('Another server is using');
  expect(await started(port, 'other').said).toContain(`Port ${port} is taken`);
  expect(await started('many').said).toContain('PORT is “many”');
});

test('a bot answers, and after Ctrl+C and another start the game goes on', async () => {
  const ala = new Client(`http://127.0.0.1:${port}`);
  await ala.come('Ala');
  const { id } = await makeTable(ala);
  const live = await ala.live();
  await live.watch(id);
  expect(await live.wish(id, { wish: 'bot', seat: 1, level: 'greedy' })).toMatchObject({ granted: true });
  expect(await live.wish(id, { wish: 'start' })).toMatchObject({ granted: true });
  const luck = seeded(3);
  const mine = () => live.tables.get(id)!.table.asked.includes(0);
  const decision = () => live.tables.get(id)!.table.view!.decision;
  for (let answered = 0; answered < 12; answered++) {
    await live.until(mine, 'my turn');
    expect(await answerOnce(live, id, luck)).toMatchObject({ granted: true });
  }
  await live.until(mine, 'my turn');
  const before = decision();
  expect(live.raw.join('')).not.toContain('"crashed"');

  const closed = once(live.socket, 'close');
  await interrupt();
  expect((await closed)[0], 'clients know that it is worth coming back').toBe(1012);

  await start();
  const back = await ala.live();
  const { table } = await back.watch(id);
  expect(table.view!.decision).toBe(before);
  expect(await answerOnce(back, id, luck)).toMatchObject({ granted: true });
  back.close();
});
