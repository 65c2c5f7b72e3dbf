import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { CARDS, fileWith, PACK } from './own-pack.ts';
import { at, needed, violations, visit } from './visit.ts';

async function openPacks(page: Page): Promise<void> {
  await page.goto(at('#/osadnicy/new'));
  await page.click('summary:has-text("Packs of your own"), summary:has-text("Własne zestawy kart")');
  await page.waitForSelector('input[name="pack"]:enabled');
}

needed('a pack is loaded from a file, played, kept, opened again and removed', async () => {
  const { page, complaints } = await visit('en');
  await openPacks(page);
  await page.setInputFiles('input[name="pack"]', fileWith({ ...PACK, cards: [{ ...CARDS[0], cost: { wood: 99 } }] }));
  await page.waitForSelector('.flaws li');
  expect(await page.locator('.flaws li').textContent()).toMatch(
    /^line \d+, HAR100, cards\[0\]\.cost\.wood: at most 4$/,
  );

  await page.setInputFiles('input[name="pack"]', fileWith(PACK));
  await page.waitForSelector('.switch:has-text("Harbour") input:checked');
  expect(await page.locator('.flaws').count()).toBe(0);
  await page.click('summary:has-text("Show its cards")');
  await page.waitForSelector('text=Fishing Lodge 16');
  expect(await violations(page)).toEqual([]);
  await page.fill('input[name="seed"]', 'harbour');
  await page.click('.go');
  await page.waitForSelector('.ask');
  await page.waitForSelector('text=Fishing Lodge');
  await page.reload();
  await page.waitForSelector('text=Fishing Lodge');

  await openPacks(page);
  await page.waitForSelector('.switch:has-text("Harbour")');
  await page.click('button[aria-label="Remove the pack Harbour"]');
  await page.waitForSelector('text=There is no pack here yet.');
  expect(complaints).toEqual([]);
});

needed('on a phone the list keeps to its width', async () => {
  const { page, complaints } = await visit('pl', { viewport: { width: 360, height: 640 } });
  await openPacks(page);
  await page.setInputFiles('input[name="pack"]', fileWith(PACK));
  await page.click('summary:has-text("Pokaż karty")');
  await page.waitForSelector('text=Rybaczówka 16');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(complaints).toEqual([]);
});
