import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasEnded } from './player.ts';
import { at, needed, visit } from './visit.ts';

const focused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Where something is to be picked, what is not picked yet, until the pick can be confirmed; passing comes last. */
async function toSomething(page: Page, moves: number): Promise<void> {
  const confirmable = (await page.locator('[data-confirm]:enabled').count()) > 0;
  const picking = (await page.locator('[data-confirm]').count()) > 0;
  const plenty = (await page.locator('[data-choice], .act[data-option]:not(.pass)').count()) > 0;
  const wanted = confirmable ? '[data-confirm]' : picking ? '[aria-pressed="false"]' : plenty ? ':not(.pass)' : '*';
  for (let i = 0; i <= moves % 3; i++) await page.keyboard.press('n');
  for (let i = 0; i < 40 && !(await focused(page, wanted)); i++) await page.keyboard.press('n');
}

/** Now and then, where one may: a whole game is soon over. */
async function toPass(page: Page, moves: number): Promise<boolean> {
  if (moves % 7 !== 6) return false;
  await page.keyboard.press('p');
  return focused(page, '.act.pass[data-option]');
}

async function moveByKeys(page: Page, moves: number): Promise<void> {
  if (!(await focused(page, '.parchment .use')) && !(await toPass(page, moves))) await toSomething(page, moves);
  const stands = await page.evaluate(() => document.activeElement !== document.body);
  expect(stands, 'focus is never lost').toBe(true);
  await page.keyboard.press('Enter');
}

needed('a whole game by keyboard alone', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/new'));
  await page.waitForSelector('.go');
  await tabTo(
    page,
    '#' +
      (await page
        .locator('select')
        .nth(2)
        .evaluate((select) => (select.id ||= 'opponent'))),
  );
  await page.keyboard.type('Simple');
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
