import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
let server: ChildProcess;
let port = 0;

function started(wanted: string): { process: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, PORT: wanted, NODE_ENV: 'production' } });
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

beforeAll(async () => {
  const { process: child, said } = started('0');
  server = child;
  port = Number(/http:\/\/localhost:(\d+)/.exec(await said)?.[1]);
}, 120_000);
afterAll(() => server.kill());

/** As written: an ordinary client would tidy the address up. */
async function got(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asking = request({ host: '127.0.0.1', port, path, headers, method });
  asking.end();
  const [response] = await once(asking, 'response');
  response.resume();
  await once(response, 'end');
  return response;
}

test('the page is never kept, hashed files for ever, and text is compressed', async () => {
  const page = await got('/', { 'accept-encoding': 'gzip, br' });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  const again = await got('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await got('/sw.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect((await got('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
  expect((await got(script)).headers['cache-control']).toContain('immutable');
});

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../package.json',
  '/.built-from',
  '/%E0%A4',
  '/nothing',
])('nothing outside the client is served: %s', async (path) => {
  expect((await got(path)).statusCode).toBe(404);
});

test('nothing can be sent to it', async () => {
  expect((await got('/', {}, 'POST')).statusCode).toBe(405);
});

test('a port that is taken, or is none, is told clearly', async () => {
  expect(await started(String(port)).said).toContain(`Port ${port} is taken`);
  expect(await started('many').said).toContain('PORT must be a number');
});
