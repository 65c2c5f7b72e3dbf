import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fileWith } from './own-pack.ts';
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
  await page.setInputFiles('input[name="bring"]', file);
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

const LODGE = {
  id: 'HAR001',
  copies: 3,
  name: { pl: 'Rybaczówka', en: 'Fishing Lodge' },
  kind: 'action',
  colors: ['red'],
  cost: {},
  deal: ['food', 'food', 'food'],
  action: { spend: { worker: 1 }, effects: [{ op: 'gain', goods: { food: 1, vp: 1 } }] },
};

needed('cards of a pack of one’s own are built into a deck, which brings its pack wherever it is chosen', async () => {
  const { page, complaints } = await visit('en');
  await page.goto(at('#/osadnicy/decks'));
  await page.locator('.legal').waitFor();
  await page.click('summary:has-text("Packs of your own")');
  await page.setInputFiles('input[name="pack"]', fileWith({ pack: 'Harbour', deck: 'romans', cards: [LODGE] }));
  const lodge = page.locator('button[data-card="HAR001"]');
  await lodge.waitFor();
  expect(await lodge.getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('li:has(> button[data-card="HAR001"]) small').textContent()).toBe('Harbour');

  await page.locator('ul:has(button[data-card="HAR001"]) button[data-card][aria-pressed="true"]').first().click();
  await page.locator('.faults li').first().waitFor();
  await page.selectOption('select[name="from"]', { label: 'Harbour' });
  expect(await page.locator('button[data-card]').count()).toBe(1);
  await lodge.click();
  await page.locator('.legal').waitFor();
  expect(page.url()).toMatch(/deck=romans\.\w+-HAR001/);
  await page.fill('input[name="name"]', 'With the lodge');
  await page.click('form.ways button');
  expect(await violations(page)).toEqual([]);

  const ticked = page.locator('.switch:has-text("Harbour") input');
  await ticked.uncheck();
  await page.waitForSelector('text=Tick or load the pack that these cards are from: HAR001.');
  await page.reload();
  await page.locator('.legal').waitFor();

  await page.goto(at('#/osadnicy/new'));
  await page.locator('select[name="deck"]').first().selectOption({ label: 'With the lodge' });
  await page.waitForSelector('.seat small:has-text("Allowed in the open and in the standard format.")');
  await page.click('summary:has-text("Packs of your own")');
  await expect.poll(() => ticked.isChecked()).toBe(true);
  await ticked.uncheck();
  await page.waitForSelector('text=There is no such deck, or its packs are missing: romans.');
  await ticked.check();
  await page.click('.go');
  await page.waitForSelector('.ask');

  await page.goto(at('#/osadnicy/decks'));
  await page.click('.kept button >> text=With the lodge');
  await page.locator('.legal').waitFor();
  await page.locator('aside button.first').click();
  await page.waitForSelector('.ask');
  expect(await page.locator('.own h2').textContent()).toBe('Romans');
  expect(complaints).toEqual([]);
});
