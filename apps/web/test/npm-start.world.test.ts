import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launched, browserWanted as wanted } from '../../../scripts/browser.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { PATIENCE } from './newcomer.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
const PAGES = ['#/', '#/new', '#/cards', '#/rules', '#/learn', '#/settings', '#/about', '#/nowhere'];
const needed = test.skipIf(!wanted);
const folder = mkdtempSync(join(tmpdir(), 'imperia-start-'));
let server: ChildProcess;
let browser: Browser;
let url = '';

beforeAll(async () => {
  if (!wanted) return;
  const port = await freePort();
  url = `http://localhost:${port}/`;
  server = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = new Promise<void>((resolve) => {
    server.stdout!.on('data', (text: Buffer) => String(text).includes('http://localhost') && resolve());
  });
  [browser] = await Promise.all([launched(), told]);
});
afterAll(async () => {
  if (!wanted) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await Promise.all([browser.close(), ended]);
  rmSync(folder, { recursive: true });
});

async function watched(): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Whoever leaves a page gives up what it was still fetching.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(url);
  return { page, complaints };
}

needed('what the server forbids pages breaks no page: nothing complains, fonts and icons are there', async () => {
  const { page, complaints } = await watched();
  for (const hash of PAGES) {
    await page.goto(url + hash);
    await page.waitForSelector('h1');
  }
  await page.goto(url);
  const fonts = await page.evaluate(() =>
    document.fonts.ready.then(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
  );
  expect(fonts).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

needed('a table is played in its worker, styled, and the client works offline afterwards', async () => {
  const { page, complaints } = await watched();
  await page.evaluate(() => localStorage.setItem('imperia.settings', '{"lang":"en","theme":"dark","pace":"instant"}'));
  await page.reload();
  await page.click('.way:has-text("Play now")');
  await page.waitForSelector('.ask.mine');
  await page.locator('[data-choice]').first().click();
  await page.waitForSelector('.log li');
  const styled = page.locator('.card[style]').first();
  expect(await styled.evaluate((card) => (card as HTMLElement).style.length), 'style attributes').toBeGreaterThan(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  const later = await page.context().newPage();
  later.setDefaultTimeout(PATIENCE);
  await later.goto(url);
  await later.waitForSelector('.way:has-text("Continue")');
  expect(complaints).toEqual([]);
});
