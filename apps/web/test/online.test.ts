import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launched, browserWanted as wanted } from '../../../scripts/browser.ts';
import { violations } from './axe.ts';
import { needed } from './needed.ts';
import { newcomer, type Visit } from './newcomer.ts';
import { OnlineServer } from './online-server.ts';
import { playTogether } from './player.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
let server: OnlineServer;
let browser: Browser;

beforeAll(async () => {
  if (wanted) [server, browser] = await Promise.all([OnlineServer.started(), launched()]);
}, 120_000);
afterAll(async () => {
  if (wanted) await Promise.all([browser.close(), server.stop()]);
});

function visitor(lang: 'pl' | 'en' = 'en', options: BrowserContextOptions = {}): Promise<Visit> {
  return newcomer(browser, server.url, lang, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
}

const at = (hash: string) => `${server.url}${hash}`;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function sayName(page: Page, name: string): Promise<void> {
  await page.fill('input[name="name"]', name);
  await page.click('[data-come]');
}

/** In two clicks, and the name that is asked for in between. */
async function makeTable(page: Page, name: string): Promise<{ join: string; watch: string; code: string }> {
  await page.goto(at('#/online'));
  await page.click('[data-new]');
  await sayName(page, name);
  await page.click('[data-make]');
  await page.waitForSelector('[data-seat]');
  const code = (await page.locator('[data-code]').textContent()) ?? '';
  await page.click('[data-invite]');
  const join = await copied(page);
  await page.click('[data-watchlink]');
  return { join, watch: await copied(page), code };
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await sayName(page, name);
  await page.waitForSelector('[data-seat]');
}

/** Two people at a table of their own, which has begun. */
async function twoAtTable(first = 'Ala', second = 'Ola') {
  const [ala, ola] = await Promise.all([visitor(), visitor('pl')]);
  const links = await makeTable(ala.page, first);
  await join(ola.page, links.join, second);
  await ala.page.click('[data-start]:enabled');
  await Promise.all([ala, ola].map(({ page }) => page.waitForSelector('.ask')));
  return { ala, ola, ...links };
}

const linkState = (page: Page) => page.locator('[data-link]').count();
const isOver = async (page: Page) => (await page.locator('dialog[open] .scores').count()) > 0;
const isAsked = async (page: Page) => (await page.locator('.ask.mine').count()) > 0;
const after = (count: number) => async (moves: number) => moves >= count;

needed('two play a whole game through every mishap, a third watches', { timeout: 240_000 }, async () => {
  const { ala, ola, watch, code } = await twoAtTable('<img src=x onerror=alert(1)>');
  expect(await ola.page.locator('.people b').first().textContent(), 'a name is text').toBe(
    '<img src=x onerror=alert(1)>',
  );
  const eve = await visitor();
  await eve.page.goto(watch);
  await eve.page.waitForSelector('.ask');
  expect(await eve.page.locator('.hand [data-card]').count(), 'a watcher sees no hand').toBe(0);
  await playTogether([ala.page, ola.page], after(20));

  // One loses the network; what she chooses meanwhile is sent when it is back.
  await playTogether([ala.page], () => isAsked(ola.page));
  await ola.page.context().setOffline(true);
  await ola.page.waitForSelector('[data-link="lost"]');
  await playTogether([ola.page], async () => !(await isAsked(ola.page)));
  const lines = await ala.page.locator('.log li').count();
  await ola.page.context().setOffline(false);
  await ala.page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, lines);
  await ola.page.waitForFunction(() => !document.querySelector('[data-link]'));
  await playTogether([ala.page, ola.page], after(10));

  // The server dies and comes back: nobody has to do anything.
  await server.kill();
  await ala.page.waitForSelector('[data-link="lost"]');
  await server.start();
  await Promise.all(
    [ala, ola, eve].map(({ page }) => page.waitForFunction(() => !document.querySelector('[data-link]'))),
  );
  await playTogether([ala.page, ola.page], after(10));

  // One goes on with the phone.
  const table = ala.page.url();
  await ala.page.context().close();
  const phone = await visitor('en', PHONE);
  await phone.page.goto(at('#/me'));
  await phone.page.click('summary');
  await phone.page.fill('input[name="code"]', code);
  await phone.page.click('[data-restore]');
  await phone.page.waitForSelector('[data-logout]');
  await phone.page.goto(table);
  await phone.page.waitForSelector('.ask');

  const players = [phone.page, ola.page];
  await playTogether(players, async () => (await Promise.all(players.map(isOver))).every(Boolean));
  await eve.page.waitForSelector('dialog[open] .scores');
  const scores = (page: Page) => page.locator('dialog .scores tbody').textContent();
  expect(await scores(eve.page)).toBe(await scores(phone.page));

  // The key is known now, and the shuffle holds.
  await eve.page.getByRole('button', { name: 'Check the shuffle' }).click();
  await eve.page.waitForSelector('[data-holds]');
  expect(await eve.page.locator('[data-holds="holds"]').count()).toBe(3);
  expect(await linkState(phone.page)).toBe(0);
  const unexpected = [ola, eve, phone].flatMap(({ complaints }) =>
    complaints.filter((line) => !/WebSocket|Failed to load/.test(line)),
  );
  expect(unexpected).toEqual([]);
});

needed(
  'the online pages have no barrier that axe finds, in any theme, at a desk and on a phone',
  { timeout: 120_000 },
  async () => {
    const { page } = await visitor('pl');
    await makeTable(page, 'Ala');
    const table = new URL(page.url()).hash;
    for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport!]) {
      await page.setViewportSize(viewport);
      for (const [hash, sign] of [
        ['#/online', '[data-new]'],
        [table, '[data-seat]'],
        ['#/me', '[data-logout]'],
      ] as const) {
        await page.goto(at(hash));
        await page.waitForSelector(sign);
        for (const theme of ['dark', 'light', 'contrast']) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name;
          }, theme);
          expect(await violations(page), `${hash} ${theme} ${viewport.width}`).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${hash} scrolls`).toBe(0);
      }
    }
  },
);
