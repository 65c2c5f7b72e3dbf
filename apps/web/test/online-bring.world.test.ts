import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedGame } from '../src/store/saved-game.ts';
import { after, at, fromMenu, isAsked, join, needed, seenTable, soon, twoAtTable, visitor } from './online-visit.ts';
import { playTogether } from './player.ts';
import { asked, keep, prepared } from './prepared.ts';

const config = { factions: ['romans', 'barbarians'], options: [] } as const;
const alone = prepared(config, ['person', 'greedy'], 'bring', asked(2));
const shared = prepared(config, ['person', 'person'], 'bring', asked(2));
const logged = (page: Page) => page.locator('.log li').count();

async function nameAndBring(page: Page): Promise<void> {
  await page.fill('dialog input[name="name"]', 'Ala');
  await page.click('dialog [data-come]');
  await page.click('dialog .go');
  await page.waitForURL(/#\/online\/./);
  await page.waitForSelector('.ask');
}

async function open(page: Page, game: SavedGame): Promise<void> {
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.waitForSelector('.ask, .curtain');
}

needed('a game against bots goes online from its own menu, with all its history', async () => {
  const { page, complaints } = await visitor();
  await open(page, alone);
  await page.waitForSelector('.ask.mine');
  const before = await logged(page);
  await page.click('.menu button:last-child');
  await page.click('dialog [data-bring-game]');
  await nameAndBring(page);
  const seen = await seenTable(page);
  expect(seen.answers).toBe(alone.answers.length);
  expect(seen.sitters.map(({ bot }) => bot)).toEqual([null, 'greedy']);
  expect(await logged(page), 'all that happened is told').toBe(before);
  await page.waitForSelector('.ask.mine');
  await playTogether([page], after(3));
  await soon(async () => (await seenTable(page)).answers).toBeGreaterThan(alone.answers.length);
  expect(complaints).toEqual([]);
});

needed('a game round one screen goes online from the list, and the other seat by link', async () => {
  const [ala, ola] = await Promise.all([visitor(), visitor('pl')]);
  await keep(ala.page, shared);
  await ala.page.goto(at('#/about'));
  await ala.page.goto(at('#/'));
  await ala.page.click('.saved [data-bring-game]');
  await nameAndBring(ala.page);
  const { seat } = await seenTable(ala.page);
  await fromMenu(ala.page, '[data-seat-link]');
  await join(ola.page, await ala.page.evaluate(() => navigator.clipboard.readText()), 'Ola');
  await ala.page.keyboard.press('Escape');
  await ala.page.waitForSelector(`[data-person="${1 - seat}"]:has-text("Ola")`);
  const pages = [ala.page, ola.page];
  await playTogether(pages, after(8));
  const answers = async (page: Page) => (await seenTable(page)).answers;
  expect(await answers(ola.page)).toBeGreaterThan(shared.answers.length);
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});

needed('a game that was played online is downloaded, watched again, and gone on with', async () => {
  const { ala, ola } = await twoAtTable();
  await playTogether([ala.page, ola.page], after(20));
  await fromMenu(ola.page, '[data-resign]', '[data-resign-sure]');
  await ala.page.waitForSelector('[data-ending]');
  // Only now is no answer on its way any more.
  const { answers } = await seenTable(ala.page);
  const downloading = ala.page.waitForEvent('download');
  await ala.page.getByRole('button', { name: 'Save the game file' }).click();
  const content = await buffer(await (await downloading).createReadStream());
  expect(JSON.parse(String(content)).saved.answers).toHaveLength(answers);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: content };

  // Here it can be watched, with all cards open, and continued against bots.
  await ala.page.click('[data-ending] a[href^="#/replay/"]');
  await ala.page.waitForSelector('.moments');
  expect(await ala.page.locator('select[name="view"] option').count(), 'both sides, and all cards open').toBe(3);
  expect(Number(await ala.page.locator('input[type="range"]').getAttribute('max'))).toBe(answers);
  await ala.page.click('.go-on');
  await ala.page.click('dialog .go');
  await ala.page.waitForURL(/#\/table\//);
  await ala.page.waitForSelector('.ask');
  await soon(() => isAsked(ala.page), 'against bots').toBe(true);

  // Elsewhere too.
  const eve = await visitor();
  await eve.page.goto(at('#/replay'));
  await eve.page.setInputFiles('input[type="file"]', file);
  await eve.page.waitForSelector('.moments');
  expect(await eve.page.locator('select[name="view"] option').count(), 'it is over here as well').toBe(3);
  await eve.page.goto(at('#/'));
  await eve.page.setInputFiles('.saved input[type="file"]', file);
  await eve.page.click('.notice .do');
  await eve.page.waitForURL(/#\/replay\//);
  await eve.page.waitForSelector('.moments');
  expect([...ala.complaints, ...ola.complaints, ...eve.complaints]).toEqual([]);
});
