import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launched, browserWanted as wanted } from '../../../scripts/browser.ts';
import { type Served, served } from './served.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const needed = test.skipIf(!wanted);

let client: Served;
let browser: Browser;

beforeAll(async () => {
  if (wanted) [client, browser] = await Promise.all([served(), launched()]);
});
afterAll(async () => {
  if (wanted) await Promise.all([browser.close(), client.close()]);
});

/** Where the client is served. */
export function at(hash: string): string {
  return `${client.url}${hash}`;
}

export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
/** Somebody who comes to the client for the first time, in a browser of their own. */
export async function visit(
  lang: 'pl' | 'en',
  options: BrowserContextOptions = {},
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...DESK, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(client.url);
  await page.evaluate((settings) => localStorage.setItem('imperia.settings', settings), keptSettings(lang, chosen));
  await page.reload();
  return { page, complaints };
}

function keptSettings(lang: string, chosen: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ lang, theme: 'dark', pace: 'instant', ...chosen });
}

export async function startTable(page: Page, seed: string, opponent = 'greedy'): Promise<void> {
  await page.goto(at('#/new'));
  await page.fill('input[name="seed"]', seed);
  await page.locator('select').nth(2).selectOption(opponent);
  await page.click('.go');
  await page.waitForSelector('.ask, .curtain');
}

interface AxeReport {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** The barriers that axe finds on the page, or in a part of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const report = (await page.evaluate(`axe.run('${part}')`)) as AxeReport;
  return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

export const logLength = (page: Page) => page.locator('.log li').count();
