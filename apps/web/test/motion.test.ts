import { expect } from 'vitest';
import { playOn } from './player.ts';
import { logLength, needed, startTable, violations, visit } from './visit.ts';

needed('what happened since my turn is played again, and the live table comes back as it was', async () => {
  const { page, complaints } = await visit('en', { reducedMotion: 'no-preference' });
  await startTable(page, 'since my turn');
  const asked = page.locator('.ask.mine');
  const since = page.locator('[data-since]');
  await playOn(page, async (moves) => moves > 12 && (await since.count()) > 0);
  const seen = async () => ({
    question: await asked.textContent(),
    log: await logLength(page),
    cards: await page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.textContent)),
  });
  const before = await seen();

  await page.reload();
  await asked.waitFor();
  await since.click();
  const steps = page.locator('dialog .steps li');
  await steps.first().waitFor();
  const count = await steps.count();
  expect(count).toBeGreaterThan(0);
  expect(await page.locator('dialog .count').textContent()).toBe(`Step 0 of ${count}`);
  expect(await page.locator('dialog [data-choice]').count(), 'nothing can be chosen').toBe(0);
  expect(await violations(page)).toEqual([]);

  await steps.last().click();
  expect(await page.locator('dialog .count').textContent()).toBe(`Step ${count} of ${count}`);
  const pointsOf = (root: string) => page.locator(`${root} .points b`).allTextContents();
  expect(await pointsOf('dialog'), 'it ends where the table stands').toEqual(await pointsOf('.page:not(dialog *)'));

  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog') === null);
  expect(await seen()).toEqual(before);
  expect(complaints).toEqual([]);
});
