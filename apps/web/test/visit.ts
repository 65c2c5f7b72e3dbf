import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launched, browserWanted as wanted } from '../../../scripts/browser.ts';
import { needed } from './needed.ts';
import { newcomer, type Visit } from './newcomer.ts';
import { type Served, served } from './served.ts';

export { violations } from './axe.ts';
export { needed };

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

/** Somebody who comes to the client for the first time, in a browser of their own. */
export function visit(
  lang: 'pl' | 'en',
  options: BrowserContextOptions = {},
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  return newcomer(browser, client.url, lang, options, chosen);
}

export async function startTable(page: Page, seed: string, opponent = 'greedy'): Promise<void> {
  await page.goto(at('#/new'));
  await page.fill('input[name="seed"]', seed);
  await page.locator('.seat').nth(1).locator('select').first().selectOption(opponent);
  await page.click('.go');
  await page.waitForSelector('.ask, .curtain');
}

/** How much the log tells of. */
export const logLength = async (page: Page) => Number(await page.locator('.log ol').getAttribute('data-told'));

/** Once the log tells of more than that. */
export async function logBeyond(page: Page, told: number): Promise<void> {
  await page.waitForFunction((n) => Number(document.querySelector('.log ol')?.getAttribute('data-told')) > n, told);
}
