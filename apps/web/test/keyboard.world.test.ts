import { expect } from 'vitest';
import { moveByKeys, tabTo } from './by-keys.ts';
import { hasEnded } from './player.ts';
import { at, needed, visit } from './visit.ts';

needed('a whole game by keyboard alone', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/new'));
  await page.waitForSelector('.go');
  await tabTo(
    page,
    '#' +
      (await page
        .locator('.seat')
        .nth(1)
        .locator('select')
        .first()
        .evaluate((select) => (select.id ||= 'opponent'))),
  );
  await page.keyboard.type('Quick');
  await tabTo(page, 'input[name="seed"]');
  await page.keyboard.type('keys');
  await tabTo(page, '.go');
  await page.keyboard.press('Enter');
  let moves = 0;
  for (; ; moves++) {
    await page.waitForSelector('.ask.mine, [data-ending]');
    if (await hasEnded(page)) break;
    await moveByKeys(page, moves);
  }
  expect(moves).toBeGreaterThan(30);
  expect(complaints).toEqual([]);
});

needed('keys go along cards, give a hint, list themselves and go back', async () => {
  const { page, complaints } = await visit('pl');
  await page.goto(at('#/new'));
  await page.fill('input[name="seed"]', 'hint');
  await page.click('.go');
  await page.waitForSelector('.ask.mine');

  await page.locator('.hand [data-thing]').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(
    await page
      .locator('.hand [data-thing]')
      .nth(1)
      .evaluate((card) => card === document.activeElement),
  ).toBe(true);

  expect(await page.locator('.cards .back').count(), 'nothing is dimmed where one looks at all of it').toBe(0);
  const decision = () => page.locator('.ask').getAttribute('data-decision');
  const before = await decision();
  await page.locator('[data-choice]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.parchment .use');
  expect(await decision(), 'a card is read before it is taken').toBe(before);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.parchment') === null);

  await page.keyboard.press('h');
  await page.waitForSelector('.hints [role="status"], .hints [data-hint]');
  await page.waitForSelector('.hints [data-hint]');
  expect(await page.locator('.hints li').count()).toBeGreaterThan(0);
  const question = await page.locator('.ask h2').textContent();
  await page.locator('.hints .row').first().focus();
  await page.waitForSelector('.pointed');
  await page.locator('[data-hint]').first().press('Enter');
  await page.waitForFunction(() => document.querySelector('.hints') === null);
  await page.waitForSelector('.ask.mine');
  expect(question).toContain('Wypatrywanie');

  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] kbd');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  expect(complaints).toEqual([]);
});
