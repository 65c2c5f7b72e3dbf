import { GAME_IDS } from '@imperia/shelf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGES } from '../src/pages/pages.ts';
import { keep, prepared } from './prepared.ts';
import { needed, visit } from './visit.ts';

const config = { factions: ['romans', 'barbarians'], options: [] } as const;
const half = prepared(config, ['person', 'greedy'], 'links', (answers) => answers === 20);
const over = prepared(config, ['person', 'greedy'], 'links');

/** Pages that need no server. */
const LOCAL = ['', 'about', 'cards', 'decks', 'learn', 'new', 'replay', 'rules', 'settings', 'table'];
/** Pages about the game. */
const OF_THE_GAME = ['cards', 'decks', 'learn', 'new', 'rules'];
/** One of many cards stands for all, and one chapter: their links are made alike. */
const SAMPLED = /^#\/\w+\/(cards|rules)\/|^#\/\w+\/rules\?chapter=/;
const SAMPLES = 12;

const OF_A_GAME = new RegExp(`^#/(?:(?:${GAME_IDS.join('|')})/)?(\\w*)`);

const pageOf = (hash: string) => OF_A_GAME.exec(hash)?.[1] ?? '';

/** What the page says when it has found what it is about, or has not. */
async function arrive(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.waitForFunction((to) => location.hash === to, hash);
  await page.waitForSelector('.ask, .curtain, .moments, main h1:not(:empty)');
  await page.waitForFunction(() => !/Rozkładamy|Laying/.test(document.querySelector('main h1')?.textContent ?? ''));
}

const linksOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith('#')));

needed('every link leads somewhere, and no page complains', async () => {
  const { page, complaints } = await visit('en');
  for (const game of [half, over]) await keep(page, game);
  const known = new Set(['#/', `#/table/${over.id}`]);
  const waiting = [...known];
  const reached = new Set<string>();
  let samples = 0;
  for (let hash = waiting.shift(); hash !== undefined; hash = waiting.shift()) {
    if (SAMPLED.test(hash) && ++samples > SAMPLES) continue;
    expect([...Object.keys(PAGES), ...OF_THE_GAME, ''], hash).toContain(pageOf(hash));
    if (!LOCAL.includes(pageOf(hash))) continue;
    await arrive(page, hash);
    reached.add(pageOf(hash));
    expect(await page.locator('[role="alert"]').allTextContents(), hash).toEqual([]);
    expect(await page.locator('h1').allTextContents(), hash).not.toContain('This game is not here');
    for (const link of await linksOn(page)) {
      if (known.has(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  expect(samples).toBeGreaterThan(SAMPLES);
  expect([...reached].sort(), 'every page is led to').toEqual(LOCAL);
  expect(complaints).toEqual([]);
});

needed('an address of nothing is told so, or leads home', async () => {
  const { page, complaints } = await visit('en');
  for (const hash of ['#/table/nothing', '#/cards/NOTHING', '#/rules/NOTHING', '#/replay/nothing', '#/nothing']) {
    await arrive(page, hash);
    await page.waitForSelector('main a[href^="#/"]');
    expect(await page.locator('main h1').count(), hash).toBe(1);
  }
  expect(complaints).toEqual([]);
});
