import { expect } from 'vitest';
import { HASTY, hasEnded, playOn } from './player.ts';
import { hashInNode, kept } from './prepared.ts';
import { at, logBeyond, logLength, needed, startTable, visit } from './visit.ts';

needed('a whole game against a bot, by clicking what is lit', async () => {
  const { page, complaints } = await visit('pl');
  await startTable(page, 'a whole game');

  await playOn(page, async (moves) => moves >= 12);
  await page.click('.menu button:last-child');
  await page.selectOption('select[name="lang"]', 'en');
  await page.click('dialog .close');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('.log h2').textContent()).toBe('Game log');

  const moves = await playOn(page, () => hasEnded(page), HASTY);
  expect(moves).toBeGreaterThan(20);
  expect(await page.locator('[data-ending] .scores tbody tr').count()).toBe(2);
  expect(await page.locator('[data-ending] .winner').count()).toBeGreaterThan(0);
  await expect.poll(async () => (await kept(page))[0]!.moment.over, { message: 'the end is kept' }).toBe(true);
  const [game] = await kept(page);
  expect(game!.hash, 'Node reaches the same state').toBe(hashInNode(game!));
  expect(complaints).toEqual([]);
});

needed('a choice that showed nothing new can be taken back', async () => {
  const { page, complaints } = await visit('en', { reducedMotion: 'no-preference' });
  await startTable(page, 'undo');
  const undo = page.locator('.menu [data-back="undo"]');
  await playOn(page, async () => (await undo.count()) > 0 && (await page.locator('[data-cancel]').count()) === 0);
  const before = await logLength(page);
  await undo.click();
  await expect.poll(() => logLength(page)).toBeLessThan(before);
  expect(complaints).toEqual([]);
});

needed('between two people at one screen a curtain falls, and no card is behind it', async () => {
  const { page } = await visit('en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('#/new'));
  await page.locator('.seat').nth(1).locator('select').first().selectOption('person');
  await page.fill('input[name="name 0"]', 'Ala');
  await page.fill('input[name="name 1"]', 'Ola');
  await page.click('.go');
  const called: string[] = [];
  const cards = page.locator('[data-thing], .log li');
  const names: (string | null)[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForSelector('.curtain');
    expect(await cards.count()).toBe(0);
    called.push(((await page.locator('.curtain h1').textContent()) ?? '').match(/Ala|Ola/)?.[0] ?? '');
    await page.click('.lift');
    await page.waitForSelector('.ask.mine');
    names.push(await page.locator('.own h2').textContent());
    await playOn(page, async () => (await page.locator('.curtain').count()) > 0);
  }
  expect(new Set(names)).toEqual(new Set(['Romans', 'Barbarians']));
  expect(new Set(called)).toEqual(new Set(['Ala', 'Ola']));
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
  await logBeyond(page, before);
});

needed('alone against the virtual player, to the end', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/new/alone'));
  await page.fill('input[name="seed"]', 'solo');
  await page.click('.go');
  await playOn(page, () => hasEnded(page), HASTY);
  expect(await page.locator('[data-ending] .scores tbody tr').count()).toBe(1);
  const lying = await page.locator('main [data-thing]').evaluateAll((all) => all.map((one) => one.dataset.thing));
  expect(lying.length, 'no card lies in two places').toBe(new Set(lying).size);
  expect(complaints).toEqual([]);
});
