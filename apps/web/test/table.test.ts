import { expect } from 'vitest';
import { playOn } from './player.ts';
import { at, logLength, needed, startTable, violations, visit } from './visit.ts';

needed('a whole game against a bot, by clicking what is lit', { timeout: 60_000 }, async () => {
  const { page, complaints } = await visit('pl');
  await startTable(page, 'a whole game');
  const finished = async () => (await page.locator('dialog[open]').count()) > 0;

  await playOn(page, async (moves) => moves >= 12);
  const before = await logLength(page);
  await page.reload();
  await page.waitForSelector('.ask.mine');
  expect(await logLength(page), 'the game goes on where it was left').toBe(before);

  await page.click('.menu button:last-child');
  await page.selectOption('select[name="lang"]', 'en');
  await page.click('dialog .close');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('.log h2').textContent()).toBe('What happened');

  const moves = await playOn(page, finished);
  expect(moves).toBeGreaterThan(20);
  expect(await page.locator('dialog .scores tbody tr').count()).toBe(2);
  expect(await page.locator('dialog .winner').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

needed('a choice that showed nothing new can be taken back', async () => {
  const { page, complaints } = await visit('en', { reducedMotion: 'no-preference' });
  await startTable(page, 'undo');
  await playOn(page, () => page.locator('.menu button').first().isEnabled());
  const before = await logLength(page);
  await page.click('.menu button:first-child');
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length < n, before);
  expect(complaints).toEqual([]);
});

needed('between two people at one screen a curtain falls, and no card is behind it', async () => {
  const { page } = await visit('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await startTable(page, 'hot seat', 'person');
  const cards = page.locator('[data-card], .log li');
  const names: (string | null)[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForSelector('.curtain');
    expect(await cards.count()).toBe(0);
    await page.click('.lift');
    await page.waitForSelector('.ask.mine');
    names.push(await page.locator('.own h2').textContent());
    await playOn(page, async () => (await page.locator('.curtain').count()) > 0);
  }
  expect(new Set(names)).toEqual(new Set(['Romans', 'Barbarians']));
});

needed('a card is used, and its parchment closed, by keyboard alone', async () => {
  const { page } = await visit('en');
  await startTable(page, 'keyboard');
  await playOn(page, async () => (await page.locator('.hand [data-choice]:not([aria-pressed])').count()) > 0);
  const opener = page.locator('.hand [data-choice]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.parchment .use:focus');
  await page.keyboard.press('Escape');
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  const before = await logLength(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.parchment .use:focus');
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, before);
});

needed('alone against the virtual player, to the end', { timeout: 60_000 }, async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/new/alone'));
  await page.fill('input[name="seed"]', 'solo');
  await page.click('.go');
  await playOn(page, async () => (await page.locator('dialog[open]').count()) > 0);
  expect(await page.locator('dialog .scores tbody tr').count()).toBe(1);
  expect(complaints).toEqual([]);
});

needed('home, new table and table have no barrier that axe finds, in any theme', async () => {
  const { page } = await visit('pl');
  const inEveryTheme = async (where: string) => {
    for (const theme of ['dark', 'light', 'contrast']) {
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
      expect(await violations(page), `${where}, ${theme}`).toEqual([]);
    }
  };
  await inEveryTheme('home');
  await page.goto(at('#/new'));
  await page.waitForSelector('main .go');
  await inEveryTheme('new table');
  await startTable(page, 'axe');
  await playOn(page, async (moves) => moves >= 20);
  await inEveryTheme('table');
});

needed('nothing scrolls sideways on the narrowest phone', async () => {
  const { page } = await visit('pl');
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow(), 'home').toBe(0);
  await page.goto(at('#/new'));
  await page.waitForSelector('main .go');
  expect(await overflow(), 'new table').toBe(0);
  await startTable(page, 'phone');
  await playOn(page, async (moves) => moves >= 15);
  expect(await overflow(), 'table').toBe(0);
});
