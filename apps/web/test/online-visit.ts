import type { SeenTable } from '@imperia/server/protocol';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launched, browserWanted as wanted } from '../../../scripts/browser.ts';
import { newcomer, type Visit } from './newcomer.ts';
import { OnlineServer } from './online-server.ts';

export { violations } from './axe.ts';
export { needed } from './needed.ts';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** One server and one browser for all tests of a file. */
export let server: OnlineServer;
export let browser: Browser;

let starting: () => Promise<OnlineServer> = () => OnlineServer.started();

/** For a file whose server is another one than people get. */
export function startServerBy(start: () => Promise<OnlineServer>): void {
  starting = start;
}

beforeAll(async () => {
  if (wanted) [server, browser] = await Promise.all([starting(), launched()]);
});
afterAll(async () => {
  if (wanted) await Promise.all([browser.close(), server.stop()]);
});

export const at = (hash: string) => `${server.url}${hash}`;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Somebody who comes to the server for the first time, in a browser of their own. */
export function visitor(
  lang: 'pl' | 'en' = 'en',
  options: BrowserContextOptions = {},
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  const allowed = { permissions: ['clipboard-read', 'clipboard-write'], ...options };
  return newcomer(browser, server.url, lang, allowed, chosen);
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.fill('input[name="name"]', name);
  await page.click('[data-come]');
}

interface Links {
  readonly join: string;
  readonly watch: string;
  readonly code: string;
}

/** What is chosen on the sheet of a new table. */
type Choose = (page: Page) => Promise<unknown>;

/** In two clicks, and the name that is asked for in between, when it is not known yet. */
export async function makeTable(page: Page, name: string | null, choose?: Choose): Promise<Links> {
  await page.goto(at('#/online'));
  await page.click('[data-new]');
  if (name !== null) await sayName(page, name);
  await choose?.(page);
  await page.click('dialog .go');
  await page.waitForSelector('[data-seat]');
  const code = (await page.locator('[data-code]').allTextContents()).join('');
  await page.click('[data-invite]');
  const join = await copied(page);
  await page.click('[data-watchlink]');
  return { join, watch: await copied(page), code };
}

export async function join(page: Page, link: string, name: string | null): Promise<void> {
  await page.goto(link);
  if (name === null) await page.click('[data-sit]');
  else await sayName(page, name);
  await page.waitForSelector('[data-seat], .ask');
}

/** Two people at a table of their own, which has begun. */
export async function twoAtTable(
  first = 'Ala',
  second = 'Ola',
  choose?: Choose,
  options: BrowserContextOptions = {},
): Promise<Links & { ala: Visit; ola: Visit }> {
  const [ala, ola] = await Promise.all([visitor('en', options), visitor('pl', options)]);
  const links = await makeTable(ala.page, first, choose);
  await join(ola.page, links.join, second);
  await ala.page.click('[data-start]:enabled');
  await Promise.all([ala, ola].map(({ page }) => page.waitForSelector('.ask')));
  return { ala, ola, ...links };
}

export const isAsked = async (page: Page) => (await page.locator('.ask.mine').count()) > 0;
export const after = (count: number) => async (moves: number) => moves >= count;

/** The table as the server shows it to whoever uses this page. */
export function seenTable(page: Page): Promise<SeenTable> {
  return page.evaluate(async () => {
    const id = location.hash.split('/')[2]!;
    const { whole } = await (await fetch(`/api/tables/${id}`)).json();
    return whole.table;
  });
}

/** What can be asked of a table besides what the game asks. */
export async function fromMenu(page: Page, ...presses: readonly string[]): Promise<void> {
  for (const press of ['[data-menu]', ...presses]) await page.click(press);
}

/** What must come true before long, on a busy machine too. */
export function soon<T>(what: () => Promise<T>, message = '') {
  return expect.poll(what, { message });
}
