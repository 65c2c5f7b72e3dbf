import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameFileText } from '../src/store/game-file.ts';
import type { SavedGame } from '../src/store/saved-game.ts';
import { playOn } from './player.ts';
import { hashInNode, inNode, keep, kept, prepared } from './prepared.ts';
import { at, needed, visit } from './visit.ts';

const config = { factions: ['romans', 'barbarians'], options: [] } as const;
const over = prepared(config, ['person', 'greedy'], 'replay');
const shared = prepared(config, ['person', 'person'], 'replay', (answers) => answers === 40);
const half = prepared(config, ['person', 'greedy'], 'replay', (answers) => answers === 40);

const slider = (page: Page) => page.locator('input[type="range"]');
const moment = async (page: Page) => Number(await slider(page).inputValue());

async function watch(page: Page, game: SavedGame): Promise<void> {
  await keep(page, game);
  await page.goto(at(`#/replay/${game.id}`));
  await page.waitForSelector('.moments, .curtain');
}

needed('a game is watched from both sides, then played on, and Node reaches the same state', async () => {
  const { page, complaints } = await visit('en');
  await watch(page, over);
  const middle = Math.round(over.answers.length / 2);
  await slider(page).fill(String(middle));
  expect(await page.locator('.count').textContent()).toBe(`Choice ${middle} of ${over.answers.length}`);
  expect(await page.locator('.own h2').textContent()).toBe('Romans');
  const heard = await page.locator('.log li').count();

  await page.selectOption('select[name="view"]', { label: 'Barbarians' });
  await page.waitForFunction(() => document.querySelector('.own h2')?.textContent === 'Barbarians');
  expect(await moment(page), 'the moment stays').toBe(middle);
  expect(await page.locator('.log li').count()).toBe(heard);
  await page.selectOption('select[name="view"]', { label: 'All cards open' });
  await page.waitForSelector('.open-hand [data-thing]');

  await page.selectOption('select[name="view"]', { label: 'Romans' });
  await page.waitForFunction(() => !document.querySelector('.open-hand [data-thing]'));
  await page.click('.go-on');
  await page.click('dialog .go');
  await page.waitForSelector('.ask');
  await playOn(page, async (moves) => moves >= 3);
  const games = await kept(page);
  const game = games.find(({ id }) => id !== over.id)!;
  expect(game.kinds).toEqual(['person', 'greedy']);
  expect(game.answers.length).toBeGreaterThan(middle);
  expect(game.answers.slice(0, middle)).toEqual(over.answers.slice(0, middle));
  expect(game.hash).toBe(hashInNode(game));
  expect(complaints).toEqual([]);
});

needed('keys step, turn, jump and play; going back is instant', async () => {
  const { page } = await visit('en');
  await watch(page, over);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return moment(page);
  };
  expect(await press('ArrowRight')).toBe(1);
  expect(await press('ArrowRight')).toBe(2);
  expect(await press('ArrowLeft')).toBe(1);
  expect(await press('End')).toBe(over.answers.length);
  expect(await page.locator('.go-on').isDisabled(), 'nothing is left to play').toBe(true);
  expect(await press('PageUp')).toBeLessThan(over.answers.length);
  expect(await press('Home')).toBe(0);
  await page.selectOption('select[name="speed"]', '4');
  await page.click('[data-play]');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="range"]')!.valueAsNumber >= 2);
  await page.click('[data-play]');
  await page.click('.rounds button:nth-child(4)');
  expect(await page.locator('.rounds [aria-current]').textContent()).toBe('IV');

  await page.keyboard.press('End');
  const step = () =>
    page.evaluate(async () => {
      const start = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
      return performance.now() - start;
    });
  // Whatever else the machine does can only add to it: once is enough.
  await expect.poll(step, { message: 'milliseconds from the key to the picture' }).toBeLessThan(50);
});

needed('a game that goes on shows nobody another hand', async () => {
  const { page } = await visit('en');
  await watch(page, half);
  expect(await page.locator('select[name="view"] option').allTextContents()).toEqual(['Romans']);
  expect(await page.locator('.open-hand').count()).toBe(0);
  await watch(page, shared);
  await page.waitForSelector('.curtain');
  expect(await page.locator('[data-thing], .log li').count()).toBe(0);
  await page.click('.lift');
  await page.waitForSelector('.moments');
  await page.selectOption('select[name="view"]', { label: 'Barbarians' });
  await page.waitForSelector('.curtain');
});

needed('a file is opened if it holds, and refused in words if it does not', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/replay'));
  const choose = (text: string) =>
    page.setInputFiles('input[type="file"]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('nonsense');
  await page.waitForSelector('[role="alert"]');
  expect(await page.locator('[role="alert"]').textContent()).toContain('cannot be read');
  await choose(gameFileText({ ...over, answers: [{ ...over.answers[0]!, option: 'nonsense' }] }));
  await page.waitForFunction(() => document.querySelector('[role="alert"]')?.textContent?.includes('rules'));
  expect(await kept(page)).toEqual([]);
  await choose(JSON.stringify(recordOf(over)));
  await page.waitForSelector('.moments');
  expect(Number(await slider(page).getAttribute('max'))).toBe(over.answers.length);
  expect(complaints).toEqual([]);
});

/** As the command line writes it. */
const recordOf = (game: SavedGame) => inNode(game).record();

needed('the address names the moment: it is kept on reload, and followed when opened', async () => {
  const { page } = await visit('en');
  await watch(page, over);
  await slider(page).fill('23');
  await page.waitForURL(`**/#/replay/${over.id}?at=23`);
  await page.reload();
  await page.waitForSelector('.moments');
  expect(await moment(page)).toBe(23);
  await page.goto(at(`#/replay/${over.id}?at=7`));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="range"]')?.value === '7');
  await page.goto('about:blank');
  await page.goto(at(`#/replay/${over.id}?at=99999`));
  await page.waitForSelector('.moments');
  expect(await moment(page), 'no further than the end').toBe(over.answers.length);
  await page.keyboard.press('Home');
  await page.waitForURL(`**/#/replay/${over.id}`);
});

needed('whoever leaves before the address has named the moment is not called back by it', async () => {
  const { page, complaints } = await visit('en');
  // The browser takes its time to say that the address has changed.
  await page.addInitScript(() => {
    addEventListener('hashchange', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), 700);
    });
  });
  await watch(page, over);
  await page.reload();
  await page.waitForSelector('.moments');
  await slider(page).fill('23');
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.waitForSelector('.saved');
  expect(new URL(page.url()).hash).toBe('#/');
  expect(complaints).toEqual([]);
});
