import { expect } from 'vitest';
import { HASTY_BY_TOUCH, hasEnded, playOn } from './player.ts';
import { at, needed, visit } from './visit.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

needed('a whole game of two people round one phone, by touch', async () => {
  const { page, complaints } = await visit('pl', PHONE);
  await page.goto(at('#/new'));
  await page.fill('input[name="seed"]', 'touch');
  await page.locator('.seat').nth(1).locator('select').first().selectOption('person');
  await page.locator('.go').tap();
  const moves = await playOn(page, () => hasEnded(page), HASTY_BY_TOUCH);
  expect(moves).toBeGreaterThan(40);
  expect(await page.locator('[data-ending] .scores tbody tr').count()).toBe(2);
  expect(complaints).toEqual([]);
});
