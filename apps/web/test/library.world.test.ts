import { kit } from '@imperia/osadnicy/kit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { still } from './scenes.ts';
import { smallTargets } from './targets.ts';
import { at, needed, visit } from './visit.ts';

const { entries } = await kit.library();
const ALL = entries.length;
const ROMAN = entries.filter(({ has }) => has.deck?.includes('romans')).length;
const SHOWN = 'li:not([hidden]) [data-id]';
const PHONE = { width: 390, height: 844 };
const shownCards = (page: Page) =>
  page.locator(SHOWN).evaluateAll((links) => links.map((link) => link.getAttribute('data-id')));

/** The page follows its address, which changes a moment after the click. */
const expectShown = (page: Page, message = 'the cards shown') => expect.poll(() => shownCards(page), { message });

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(at(hash));
  await page.waitForSelector('main h1');
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.fill('input[type="search"]', words);
}

needed('cards are found while one types, with and without diacritics, in both languages', async () => {
  const { page, complaints } = await visit('pl');
  await open(page, '#/cards');
  await expectShown(page).toHaveLength(ALL);
  for (const words of ['kopalnia złota', 'KOPALNIA ZLOTA', 'gold mine']) {
    await searchFor(page, words);
    await expectShown(page, words).toEqual(['ZWY021']);
  }
  await searchFor(page, 'gold');
  await page.locator('input[type="search"]').press('End');
  await page.keyboard.type(' mine');
  await expectShown(page, 'typed on').toEqual(['ZWY021']);
  expect(await page.locator('input[type="search"]').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

needed('filters combine, and reload, back and forward keep them', async () => {
  const { page } = await visit('pl');
  await open(page, '#/cards');
  await page.click('[data-facet="deck"][data-value="romans"]');
  await expectShown(page).toHaveLength(ROMAN);
  await page.click('[data-facet="kind"][data-value="production"]');
  await expect.poll(async () => (await shownCards(page)).length).toBeLessThan(ROMAN);
  const both = await shownCards(page);
  expect(both.length).toBeGreaterThan(0);
  const promised = page.locator('[data-facet="kind"][data-value="production"] small');
  expect(await promised.textContent()).toContain(String(both.length));

  await page.reload();
  await page.waitForSelector(SHOWN);
  await expectShown(page).toEqual(both);
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(2);
  await page.goBack();
  await expectShown(page).toHaveLength(ROMAN);
  await page.goForward();
  await expectShown(page).toEqual(both);

  await searchFor(page, 'nie ma takiej karty');
  await expectShown(page).toEqual([]);
  await page.click('.none a');
  await expectShown(page).toHaveLength(ALL);
});

needed('one leafs through what was found by keyboard, and comes back to the card one looked at', async () => {
  const { page } = await visit('en');
  await open(page, '#/cards?deck=romans');
  const [first, second] = await shownCards(page);
  await page.locator(`[data-id="${first}"]`).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.faces');
  expect(await page.locator('figure:visible').count(), 'both languages side by side').toBe(2);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(`**/#/osadnicy/cards/${second}?deck=romans`);
  // The new page is read from its title.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.click('.leaf a');
  await page.waitForSelector(`[data-id="${second}"]:focus`);
  await expectShown(page).toHaveLength(ROMAN);
});

needed('the link of a rule opens its chapter with the rule lit, in view and focused', async () => {
  const { page, complaints } = await visit('pl');
  await open(page, '#/rules/OSD-RAZE-07');
  const rule = page.locator('#OSD-RAZE-07');
  await page.waitForSelector('#OSD-RAZE-07.named:focus');
  const box = await rule.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(900);
  await page.click('#OSD-RAZE-08 .id');
  await page.waitForSelector('#OSD-RAZE-08.named:focus');
  expect(await page.locator('.named').count()).toBe(1);
  await page.goBack();
  await page.waitForSelector('#OSD-RAZE-07.named:focus');

  await open(page, '#/rules/OSD-NOTHING-99');
  await page.waitForSelector('[role="alert"]');
  expect(complaints).toEqual([]);
});

needed('a page and a chapter are read from their beginning', async () => {
  const { page } = await visit('pl', { viewport: PHONE });
  const top = () => page.evaluate(() => scrollY);
  await open(page, '#/cards?deck=romans');
  await page.locator(SHOWN).last().click();
  await page.waitForSelector('.faces');
  expect(await top()).toBe(0);
  await open(page, '#/rules?chapter=raze');
  await page.locator('[rel="next"]').click();
  await page.waitForSelector('#OSD-ACTIVATE-01');
  expect(await top()).toBe(0);
});

needed('rules are found in both languages, and what was found is marked', async () => {
  const { page } = await visit('en');
  await open(page, '#/rules');
  for (const words of [
    'zlotem zaplacic zamiast',
    'Złotem zapłacić zamiast',
    'paid in place of any 1 resource',
    'goods-03',
  ]) {
    await searchFor(page, words);
    expect(await page.locator('#OSD-GOODS-03').count(), words).toBe(1);
  }
  expect(await page.locator('#OSD-GOODS-03 mark').textContent()).toBe('GOODS-03');
  await searchFor(page, 'xyzzy');
  await page.waitForSelector('.none');
  await page.click('.count a');
  expect(await page.locator('.tiles a').count()).toBeGreaterThan(20);
});

needed('a card leads to a rule that names it, and the rule leads back', async () => {
  const { page } = await visit('en');
  await open(page, '#/cards/JAP013');
  await page.click('a[href="#/osadnicy/rules/OSD-JAPAN-13"]');
  await page.waitForSelector('#OSD-JAPAN-13.named:focus');
  await page.click('#OSD-JAPAN-13 a[href="#/osadnicy/cards/JAP013"]');
  await page.waitForSelector('.faces');
  expect(await page.locator('h1').textContent()).toBe('Gate');
});

needed('the texts of the rules are fetched by no page that does not need them', async () => {
  const { page } = await visit('pl');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /catalogue|mentions/.test(name)));
  await open(page, '#/cards?deck=romans');
  await page.waitForSelector(SHOWN);
  expect(await loaded()).toBe(false);
  await page.goto(at('#/rules'));
  await page.waitForSelector('.tiles');
  expect(await loaded()).toBe(true);
});

/** By what is seen when the page is there. */
const PAGES = {
  '#/cards?deck=romans': SHOWN,
  '#/cards?q=zzz': '.none a',
  '#/cards/BAR014': '.faces',
  '#/rules': '.tiles',
  '#/rules/OSD-JAPAN-22': '#OSD-JAPAN-22.named',
  '#/rules?q=samurai': 'mark',
  '#/rules?chapter=glossary': 'dt',
};

/** In Polish these pages are among all those that are looked at so, with axe. */
needed('nothing scrolls sideways in English on the narrowest phone, and fingers find what they want', async () => {
  const { page } = await visit('en', { viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const [hash, shows] of Object.entries(PAGES)) {
    await open(page, hash);
    await page.waitForSelector(shows);
    if (hash.includes('deck=')) await page.click('summary');
    await still(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), hash).toBe(0);
    expect(await smallTargets(page), hash).toEqual([]);
  }
});
