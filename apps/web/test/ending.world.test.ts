import { text } from 'node:stream/consumers';
import type { Config } from '@imperia/osadnicy';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readGameFile } from '../src/store/game-file.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { inNode, keep, prepared } from './prepared.ts';
import { at, needed, visit } from './visit.ts';

const FOUR: Config = { factions: ['romans', 'barbarians', 'egyptians', 'japanese'], options: [] };
const four = prepared(FOUR, ['person', 'normal', 'normal', 'normal'], 'ending');
const alone = prepared({ factions: ['egyptians'], options: [] }, ['person'], 'ending alone');

async function openEnding(page: Page, game: SavedGame): Promise<void> {
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.waitForSelector('[data-ending]');
}

/** As Node plays it. */
const endOf = (game: SavedGame) => inNode(game).result()!;

const numbers = async (page: Page, cells: string) =>
  (await page.locator(cells).allTextContents()).map((text) => Number(text));
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

needed('at the end the points by source add up to the scores, in company and alone', async () => {
  const { page, complaints } = await visit('en');
  for (const game of [four, alone]) {
    await openEnding(page, game);
    const { points } = endOf(game);
    for (const [seat, total] of points.entries()) {
      expect(await numbers(page, `.scores [data-seat="${seat}"] [data-column="total"]`)).toEqual([total]);
      expect(sum(await numbers(page, `.sources tbody [data-seat="${seat}"]`))).toBe(total);
    }
  }
  expect(complaints).toEqual([]);
});

needed('the shuffle is checked, and a record that was changed is found out', async () => {
  const { page } = await visit('en');
  await openEnding(page, four);
  await page.click('dialog .check button');
  await page.waitForSelector('[data-holds]');
  expect(await page.locator('[data-holds="holds"]').count()).toBe(3);
  expect(await page.locator('.found').textContent()).toContain('Everything matches.');

  await keep(page, { ...four, key: alone.key });
  await page.click('dialog .check button');
  await page.waitForSelector('[data-holds="fails"]');
  expect(await page.locator('.found').textContent()).toContain('not the one whose hash was given before the deal');
});

needed('the hash is at the table before the first choice', async () => {
  const { page } = await visit('pl');
  const fresh = prepared(FOUR, ['person', 'normal', 'normal', 'normal'], 'fresh', () => true);
  await keep(page, fresh);
  await page.goto(at(`#/table/${fresh.id}`));
  await page.waitForSelector('.ask');
  await page.click('.menu button:last-child');
  expect(await page.locator('dialog code').textContent()).toBe(fresh.commitment);
});

needed('the game can be carried away as a file and read again', async () => {
  const { page } = await visit('en');
  await openEnding(page, alone);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save the game file')]);
  const { game } = await readGameFile(await text(await download.createReadStream()));
  expect(game).toMatchObject({ answers: alone.answers, hash: alone.hash!, commitment: alone.commitment! });
});

const NARROW = { width: 360, height: 740 };

async function openEverything(page: Page): Promise<void> {
  await page.click('dialog .check button');
  await page.waitForSelector('[data-holds]');
  for (const summary of await page.locator('dialog summary').all()) await summary.click();
}

needed('the ending never scrolls sideways', async () => {
  const { page } = await visit('pl');
  await page.setViewportSize(NARROW);
  for (const game of [four, alone]) {
    await openEnding(page, game);
    await openEverything(page);
    const sheet = page.locator('dialog');
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
