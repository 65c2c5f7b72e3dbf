import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newGame } from '../src/store/new-game.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { KINDS, kit, playedUntil, putTogether, TWO, wellOff } from './clash-games.ts';
import { playOn } from './player.ts';
import { keep } from './prepared.ts';
import { at, logBeyond, logLength, needed, violations, visit } from './visit.ts';

/** A game that bots have played until the first seat has its turn in this round, or is asked something else. */
function played(round: number, ask = 'turn', seed = 'pages'): SavedGame {
  return playedUntil((view) => kit.story.moment(view).round >= round && view.steps.at(-1)?.do === ask, seed);
}

async function sitDown(page: Page, game: SavedGame): Promise<void> {
  await page.goto(at(''));
  await keep(page, game);
  await page.goto(at(`#/table/${game.id}`));
  await page.waitForSelector('.ask.mine');
}

/** Until the rival has answered one's offer, only withdrawing it is asked, which goes away by itself: nobody presses that. */
async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits = document.querySelector('[data-option="withdraw offer"]') && !document.querySelector('[data-confirm]');
    return !waits && document.querySelector('.ask.mine') !== null;
  });
}

/** Whether the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

needed('a table of Clash is played for two rounds by pressing what is lit', async () => {
  const { page, complaints } = await visit('pl');
  await sitDown(page, newGame(kit, TWO, KINDS, 'pages'));
  expect(await page.locator('[data-thing^="hex "]').count()).toBe(40);
  const over = page.locator('.ages .now .rounds .on:nth-child(3)');
  await playOn(page, async () => {
    await answered(page);
    return (await over.count()) > 0;
  });
  expect(await logLength(page)).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
});

needed(
  'the map of Clash is walked by arrows, its hexes say what they are, and a city offers what it can do',
  async () => {
    const { page, complaints } = await visit('en');
    await sitDown(page, played(4));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'));
    await page.locator('[data-thing="hex D2"]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('hex D3');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('hex E3');
    await page.keyboard.type('d2');
    expect(await focused()).toBe('hex D2');
    await page.keyboard.type('e3');
    expect(await focused()).toBe('hex E3');
    expect(await page.locator('svg [tabindex="0"][data-thing^="hex "]').count()).toBe(1);
    const city = page.locator('[data-thing="hex D2"]');
    expect(await city.getAttribute('aria-label')).toMatch(/^D2, Grassland, city of the Romans, size \d/);
    await city.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.parchment .use');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    expect(await page.locator('.tile').count()).toBe(48);
    expect(await violations(page)).toEqual([]);
    await page.locator('.tile').first().focus();
    await page.keyboard.press('r');
    const named = page.locator('.log .name:text-matches("^[A-G][1-8]$")').last();
    await named.hover();
    expect(await page.locator('polygon.pointed').count(), 'what the log points at').toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

needed('a tile that has been turned up is seen in both ways before it is laid', async () => {
  const { page, complaints } = await visit('en');
  await sitDown(page, played(1, 'lay tile', 'pages 2'));
  const ways = page.locator('.ways button');
  await expect.poll(() => ways.count()).toBe(2);
  expect(await ways.first().getAttribute('aria-label')).not.toBe(await ways.last().getAttribute('aria-label'));
  expect(await violations(page)).toEqual([]);
  const known = () => page.locator('[data-thing^="hex "]:not([aria-label*="unexplored"])').count();
  const before = await known();
  await ways.last().click();
  await expect.poll(known).toBe(before + 4);
  await expect.poll(() => ways.count()).toBe(0);
  expect(complaints).toEqual([]);
});

needed('the map of Clash fits the narrowest phone, and zooms and pans there', async () => {
  const { page, complaints } = await visit('pl', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await sitDown(page, played(4));
  expect(await overflows(page)).toBe(false);
  const map = page.locator('svg[data-spot="map"]');
  const widthOf = () => map.evaluate((element) => element.getBoundingClientRect().width);
  const before = await widthOf();
  await page.locator('.tools button').first().tap();
  expect(await widthOf()).toBeGreaterThan(before);
  for (const tab of await page.locator('nav button').all()) {
    await tab.tap();
    expect(await overflows(page)).toBe(false);
  }
  await page.locator('.log .name:text-matches("^[A-G][1-8]$")').last().tap();
  await page.locator('nav button').first().tap();
  expect(await page.locator('polygon.pointed').count(), 'what the log points at').toBe(1);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

needed('of the many rounds of a replay, the one that is looked at is in sight on the narrowest phone', async () => {
  const { page, complaints } = await visit('en', { viewport: { width: 360, height: 740 }, hasTouch: true });
  const game = played(12);
  await page.goto(at(''));
  await keep(page, game);
  await page.goto(at(`#/replay/${game.id}`));
  await page.waitForSelector('.moments');
  await page.locator('input[type="range"]').fill(String(game.answers.length));
  const now = page.locator('.rounds .now');
  const reach = () => now.evaluate((button) => button.getBoundingClientRect().right);
  await expect.poll(() => now.textContent()).toBe('XII');
  await expect.poll(reach).toBeLessThan(360);
  expect(await overflows(page)).toBe(false);
  const folder = process.env.IMPERIA_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/replay-clash.png` });
  expect(await page.getByRole('region', { name: /^Battle/ }).count(), 'a battle of long ago').toBe(0);
  await page.locator('nav button').last().tap();
  expect(await page.locator('.log').textContent()).toMatch(/Battle at [A-G][1-8]: [^.]* the Romans\./);
  expect(complaints).toEqual([]);
});

needed('an offer is put together, changed, given up before it is made, and refused by a bot', async () => {
  const { page, complaints } = await visit('en');
  await sitDown(page, wellOff());
  const log = page.locator('.log');
  await putTogether(page, ['Wood', 'Wood'], ['Ideas']);
  expect(await page.locator('.trade section').first().textContent()).toMatch(/2\s*Wood/);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-fewer]').click();
  expect(await page.locator('.trade .act[aria-pressed="true"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForSelector('.trade', { state: 'detached' });
  expect(await log.textContent()).not.toContain('The Romans offer');
  await putTogether(page, ['Wood'], ['Ideas']);
  const told = await logLength(page);
  await page.click('[data-confirm]');
  await logBeyond(page, told + 1);
  expect(await log.textContent()).toContain('The Greeks refuse the offer of the Romans.');
  expect(complaints).toEqual([]);
});

needed(
  'what one would accept is marked in a grid, by keyboard and no more than six, and found there again',
  async () => {
    const { page, complaints } = await visit('pl', { viewport: { width: 390, height: 844 } });
    await sitDown(page, wellOff());
    const open = async () => {
      await page.locator('nav button').nth(1).click();
      await page.click('li button[data-choice]:has-text("na co się zgodzisz")');
      await page.waitForSelector('.terms');
    };
    const marked = () =>
      page.locator('.terms .act[aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.ariaLabel));
    await open();
    const cell = (name: string) => page.locator(`.terms .act[aria-label="${name}"]`);
    await cell('1 Drewno za 1 Żywność').focus();
    for (const _ of 'six') {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    const three = ['1 Drewno za 1 Żywność', '1 Drewno za 1 Rudę', '1 Drewno za 1 Ideę'];
    expect(await marked()).toEqual(three);
    await page.keyboard.press('ArrowDown');
    for (const _ of 'six') {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowLeft');
    }
    expect((await marked()).length).toBe(6);
    const one = page.locator('.terms .act[aria-disabled="true"]').first();
    await one.focus();
    await page.keyboard.press('Enter');
    expect((await marked()).length).toBe(6);
    expect(await overflows(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    const said = await marked();
    await page.click('[data-confirm]');
    await page.click('[data-option="end turn"]');
    await playOn(page, async () => (await page.locator('.dock:not(.idle)').count()) > 0);
    await open();
    await expect.poll(marked).toEqual(said);
    expect(complaints).toEqual([]);
  },
);
