import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const focused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

export async function tabTo(page: Page, selector: string): Promise<void> {
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

/** Does something, by keys alone; focus is never lost. */
export async function moveByKeys(page: Page, moves: number): Promise<void> {
  if (!(await focused(page, '.parchment .use')) && !(await toPass(page, moves))) await toSomething(page, moves);
  const stands = await page.evaluate(() => document.activeElement !== document.body);
  expect(stands, 'focus is never lost').toBe(true);
  await page.keyboard.press('Enter');
}
