import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FOR_TESTS } from '../../../../shelf/src/for-tests.ts';
import { SHELF } from '../../../../shelf/src/index.ts';
import { playedAgain } from '../../src/store/played-again.ts';
import type { SavedGame } from '../../src/store/saved-game.ts';
import { thinOut } from '../axe.ts';
import { moveByKeys } from '../by-keys.ts';
import { MAIN, OnlineServer } from '../online-server.ts';
import {
  after,
  at,
  needed,
  PHONE,
  seenTable,
  startServerBy,
  twoAtTable,
  violations,
  visitor,
} from '../online-visit.ts';
import { HASTY, HASTY_BY_TOUCH, hasEnded, playOn, playTogether } from '../player.ts';
import { keep } from '../prepared.ts';
import { nearTheEnd } from './near-the-end.ts';

/** What holds for every game, and for one that no file of the apps has heard of and that has no boards of its own. */
const GAMES = { ...SHELF, ...FOR_TESTS };

startServerBy(() => OnlineServer.started({}, MAIN, 'tests'));

const asked = async (page: Page) => ({
  question: await page.locator('.ask h2').textContent(),
  decision: Number(await page.locator('.ask').getAttribute('data-decision')),
  told: Number(await page.locator('.log ol').getAttribute('data-told')),
});
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What lies on the table and says so, once it lies still. */
function thingsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const things = [...document.querySelectorAll('main [data-thing]')];
    return things.map((thing) => `${thing.getAttribute('data-thing')}: ${thing.textContent}`).sort();
  });
}

/** Presses until something can be taken back, takes it back, and comes again. */
async function doneAndUndone(page: Page): Promise<void> {
  let before = await asked(page);
  await playOn(page, async () => {
    if (await page.locator('[data-back="undo"]:enabled').count()) return true;
    before = await asked(page);
    return false;
  });
  expect((await asked(page)).decision).toBeGreaterThan(before.decision);
  await page.click('[data-back="undo"]');
  await page.waitForFunction(
    (was) => document.querySelector('.ask')?.getAttribute('data-decision') === was,
    String(before.decision),
  );
  expect(await asked(page), 'taken back').toEqual(before);
  await page.reload();
  await page.waitForSelector('.ask.mine');
  expect(await asked(page), 'resumed').toEqual(before);
  expect((await thingsOn(page)).length).toBeGreaterThan(0);
}

async function begin(page: Page, game: string, seed: string): Promise<void> {
  await page.goto(at(`#/${game}/new`));
  await page.fill('input[name="seed"]', seed);
  await page.click('.go');
  await page.waitForSelector('.ask.mine');
}

export function playsInTheBrowser(game: keyof typeof GAMES): void {
  const { cover, kit } = GAMES[game];

  /** So few answers before its end, against a bot. */
  async function sitDownLate(page: Page, left: number): Promise<SavedGame> {
    const late = nearTheEnd(await kit(), cover.quick, left);
    await page.goto(at('#/'));
    await keep(page, late);
    await page.goto(at(`#/table/${late.id}`));
    await page.waitForSelector('.ask.mine');
    return late;
  }

  needed('stands on the home page, is set up, played, undone, kept and resumed', async () => {
    const { page, complaints } = await visitor('en');
    await page.goto(at('#/'));
    await page.click(`nav[data-game="${game}"] a[href="#/${game}/new"]`);
    await page.waitForSelector(`input[value="${game}"]:checked`);
    await begin(page, game, 'any game');
    await doneAndUndone(page);
    expect(complaints).toEqual([]);
  });

  needed('is played to its end by touch, told by its scores and watched again', async () => {
    const { page, complaints } = await visitor('en', PHONE);
    const { words } = await kit();
    const { state } = playedAgain(await kit(), await sitDownLate(page, 6));
    await playOn(page, () => hasEnded(page), HASTY_BY_TOUCH);
    expect(await page.locator('.scores tbody tr').count()).toBe(cover.quick.seats.length);
    const scores = await page.locator('.scores').textContent();
    for (const seat of cover.quick.seats.keys()) expect(scores).toContain(words.seat(state, seat, 'en'));

    await page.goto(at('#/replay'));
    await page.locator('a[href^="#/replay/"]').first().click();
    await page.waitForSelector('.moments');
    await page.locator('input[type="range"]').fill('3');
    expect((await thingsOn(page)).length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  needed('is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visitor('en');
    await sitDownLate(page, 12);
    for (let moves = 0; ; moves++) {
      await page.waitForSelector('.ask.mine, [data-ending]');
      if (await hasEnded(page)) break;
      await moveByKeys(page, moves);
    }
    expect(complaints).toEqual([]);
  });

  needed('is looked up: cards by word and facet, rules by number, from card to rule and back', async () => {
    const { page, complaints } = await visitor('en');
    const library = await (await kit()).library();
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

    const { rules } = await (await kit()).catalogue();
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
        await thinOut(page);
        expect(await violations(page), `${lang} ${place}`).toEqual([]);
      }
    }
  });

  needed('is played online by two browsers, who see the same', async () => {
    const { ala, ola } = await twoOnline(game);
    const pages = [ala.page, ola.page];
    await playTogether(pages, after(30), HASTY);
    const seen = pages.map(async (page) => {
      const { answers, asked, result } = await seenTable(page);
      return { answers, asked, result };
    });
    const [one, other] = await Promise.all(seen);
    expect(one!.answers).toBeGreaterThan(4);
    expect(other).toEqual(one);
    expect([...ala.complaints, ...ola.complaints]).toEqual([]);
  });
}

/** At a table of this game that has begun. */
export function twoOnline(game: string) {
  return twoAtTable('Ala', 'Ola', (page) => page.selectOption('select[name="game"]', game));
}
