import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FOR_TESTS } from '../../../shelf/src/for-tests.ts';
import { moveByKeys } from './by-keys.ts';
import { MAIN, OnlineServer } from './online-server.ts';
import {
  at,
  makeTable,
  needed,
  seenTable,
  join as sitDown,
  startServerBy,
  violations,
  visitor,
} from './online-visit.ts';
import { HASTY, hasEnded, playOn, playTogether } from './player.ts';

/** What holds for a game that nobody thought of: no file of the apps has heard of it, and it has no boards of its own. */
const GAMES = ['tiny'] as const;

startServerBy(() => OnlineServer.started({}, MAIN, 'tests'));

const PHONE = { viewport: { width: 390, height: 844 } };
const decision = async (page: Page) => Number(await page.locator('.ask').getAttribute('data-decision'));
const told = async (page: Page) => Number(await page.locator('.log ol').getAttribute('data-told'));
const shown = async (page: Page) => ({
  table: await page.locator('[data-in-words]').textContent(),
  question: await page.locator('.ask h2').textContent(),
  decision: await decision(page),
  told: await told(page),
});
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function begin(page: Page, game: string, seed: string): Promise<void> {
  await page.goto(at(`#/${game}/new`));
  await page.fill('input[name="seed"]', seed);
  await page.click('.go');
  await page.waitForSelector('.ask.mine');
}

describe.each(GAMES)('%s', (game) => {
  const { cover } = FOR_TESTS[game];

  needed('stands on the home page, is set up, played, undone, kept, resumed and watched again', async () => {
    const { page, complaints } = await visitor('en');
    await page.goto(at('#/'));
    await page.click(`nav[data-game="${game}"] a[href="#/${game}/new"]`);
    await page.waitForSelector(`input[value="${game}"]:checked`);
    await begin(page, game, 'any game');
    let before = await shown(page);
    await playOn(page, async () => {
      if (await page.locator('[data-back="undo"]:enabled').count()) return true;
      before = await shown(page);
      return false;
    });
    expect(await decision(page)).toBeGreaterThan(before.decision);
    await page.click('[data-back="undo"]');
    await page.waitForFunction(
      (was) => document.querySelector('.ask')?.getAttribute('data-decision') === was,
      String(before.decision),
    );
    expect(await shown(page), 'taken back').toEqual(before);

    await page.reload();
    await page.waitForSelector('.ask.mine');
    expect(await shown(page), 'resumed').toEqual(before);

    await playOn(page, () => hasEnded(page), HASTY);
    expect(await page.locator('.scores tbody tr').count()).toBe(cover.quick.seats.length);
    const ending = await page.locator('[data-ending]').textContent();
    expect(Object.values(cover.sides).filter(({ en }) => ending!.includes(en)).length).toBeGreaterThan(1);

    await page.goto(at('#/replay'));
    await page.locator('a[href^="#/replay/"]').first().click();
    await page.waitForSelector('.moments');
    await page.locator('input[type="range"]').fill('3');
    await page.waitForSelector('[data-in-words]');
    expect(await page.locator('.log li').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  needed('is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visitor('en');
    await begin(page, game, 'keys');
    for (let moves = 0; ; moves++) {
      await page.waitForSelector('.ask.mine, [data-ending]');
      if (await hasEnded(page)) break;
      await moveByKeys(page, moves);
    }
    expect(complaints).toEqual([]);
  });

  needed('is looked up: cards by word and facet, rules by number, from card to rule and back', async () => {
    const { page, complaints } = await visitor('en');
    const library = await FOR_TESTS[game].kit().then((kit) => kit.library());
    const [first] = library.entries;
    await page.goto(at(`#/${game}/cards`));
    await page.waitForSelector('[data-id]');
    expect(await page.locator('[data-id]').count()).toBe(library.entries.length);
    const [facet] = library.facets;
    const option = facet!.of[0]!.id;
    await page.click(`[data-facet="${facet!.id}"][data-value="${option}"]`);
    const fitting = library.entries.filter(({ has }) => has[facet!.id]!.includes(option)).length;
    await expect.poll(() => page.locator('li:not([hidden]) [data-id]').count()).toBe(fitting);
    await page.goto(at(`#/${game}/cards/${first!.codes[0]}`));
    await page.waitForSelector('.view');
    expect(await page.locator('h1').textContent()).toBe(first!.name.en);

    const { rules } = await FOR_TESTS[game].kit().then((kit) => kit.catalogue());
    const rule = rules.at(-1)!;
    await page.goto(at(`#/rules/${rule.id}`));
    await page.waitForSelector(`#${rule.id}.named:focus`);
    expect(await page.locator(`#${rule.id} .text`).textContent()).toBe(rule.rule.en);
    expect(complaints).toEqual([]);
  });

  needed('can be read and pressed on a desk and on a phone, in both languages', async () => {
    for (const [lang, options] of [
      ['en', {}],
      ['pl', PHONE],
    ] as const) {
      const { page } = await visitor(lang, options);
      await begin(page, game, 'reads');
      expect(await sideways(page), lang).toBe(0);
      expect(await violations(page), lang).toEqual([]);
      for (const place of ['cards', 'rules']) {
        await page.goto(at(`#/${game}/${place}`));
        await page.waitForSelector('[data-id], .tiles a');
        expect(await sideways(page), `${lang} ${place}`).toBe(0);
        expect(await violations(page), `${lang} ${place}`).toEqual([]);
      }
    }
  });

  needed('is played online by two browsers to its end, and stands in the lists as what it is', async () => {
    const [ala, ola] = await Promise.all([visitor('en'), visitor('pl')]);
    const { join } = await makeTable(ala.page, 'Ala', (page) => page.selectOption('select[name="game"]', game));
    await sitDown(ola.page, join, 'Ola');
    await ala.page.click('[data-start]:enabled');
    const pages = [ala.page, ola.page];
    await Promise.all(pages.map((page) => page.waitForSelector('.ask')));
    await playTogether(pages, async () => (await Promise.all(pages.map(hasEnded))).every(Boolean), HASTY);
    const [one, other] = await Promise.all(pages.map(seenTable));
    expect(one!.result!.points).toHaveLength(2);
    expect(other!.result).toEqual(one!.result);

    await ola.page.goto(at('#/online'));
    await ola.page.waitForSelector('[data-of-game]');
    expect(await ola.page.locator('[data-of-game]').first().textContent()).toBe(cover.name.pl);
    await ala.page.goto(at('#/me'));
    const own = ala.page.locator('section', { has: ala.page.locator('h3', { hasText: cover.name.en }) });
    await own.locator('tbody tr').first().waitFor();
    expect([...ala.complaints, ...ola.complaints]).toEqual([]);
  });
});
