import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { at, needed, violations, visit } from './visit.ts';

needed('a deck is built, shared, kept and played', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/osadnicy/decks'));
  const legal = page.locator('.legal');
  const play = page.locator('aside button.first');
  await legal.waitFor();
  expect(await page.locator('.size').textContent()).toBe('Cards: 30 of 30');

  const out = page.locator('button[data-card][aria-pressed="true"]').last();
  await out.click();
  await page.locator('.faults li').first().waitFor();
  expect(await page.locator('.faults').textContent()).toContain('Cards: 29 instead of 30.');
  expect(await play.isDisabled()).toBe(true);

  await page.selectOption('select[name="from"]', 'friends');
  await page.locator('button[data-card][aria-pressed="false"]').last().click();
  await legal.waitFor();
  const own = page.url();
  await page.fill('input[name="name"]', 'Mine');
  await page.click('form.ways button');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=To a file')]);
  const file = join(mkdtempSync(join(tmpdir(), 'imperia-deck-')), 'mine.deck.json');
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    game: 'osadnicy',
    faction: 'romans',
    format: 'standard',
  });

  await page.selectOption('select[name="faction"]', 'aztecs');
  await expect.poll(() => page.url()).toContain('aztecs.');
  await page.setInputFiles('input[type="file"]', file);
  await expect.poll(() => page.url(), { message: 'the file is the deck of the link' }).toBe(own);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await page.click('.kept button >> text=Mine');
  await play.click();
  await page.waitForSelector('.ask');
  expect(await page.locator('.own h2').textContent()).toBe('Romans');
  expect(complaints).toEqual([]);
});

needed('a link that is no deck opens one that can be changed', async () => {
  const { page, complaints } = await visit('pl', { viewport: { width: 390, height: 844 } });
  await page.goto(at('#/osadnicy/decks?deck=nothing&format=none'));
  await page.locator('.legal').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
});

needed('a saved deck is chosen at a new table, and brings its faction and its expansion', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/osadnicy/decks'));
  await page.locator('.legal').waitFor();
  await page.selectOption('select[name="faction"]', 'japanese');
  await page.selectOption('select[name="ready"]', 'friends');
  await page.locator('button[data-card][aria-pressed="true"]').last().click();
  await page.fill('input[name="name"]', 'Mine');
  await page.click('form.ways button');
  await page.click('a:has-text("New table with this deck")');
  const deck = page.locator('select[name="deck"]').first();
  const faction = page.locator('select[name="faction"]').first();
  await deck.waitFor();
  expect(await faction.inputValue(), 'the link brings the deck').toBe('japanese');

  await faction.selectOption('egyptians');
  expect(await deck.inputValue(), 'another faction leaves it behind').toBe('whole');
  await deck.selectOption({ label: 'Mine' });
  expect(await faction.inputValue()).toBe('japanese');
  expect(await page.locator('.seat small').allTextContents()).toContain(
    'In the open format. Not allowed in the standard one: Cards: 29 instead of 30.',
  );
  await page.click('summary:has-text("Variants and older rules")');
  await page.check('input[value="standardDecks"]');
  await page.waitForSelector('.fault:has-text("The deck of player 1: Cards: 29 instead of 30.")');
  await page.uncheck('input[value="standardDecks"]');
  await page.click('.go');
  await page.waitForSelector('.ask');
  expect(await page.locator('.own h2').textContent()).toBe('Japanese');
  expect(complaints).toEqual([]);
});
