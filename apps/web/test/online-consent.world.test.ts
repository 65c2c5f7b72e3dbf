import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  after,
  at,
  fromMenu,
  isAsked,
  makeTable,
  needed,
  seenTable,
  soon,
  twoAtTable,
  visitor,
} from './online-visit.ts';
import { playOn, playTogether } from './player.ts';
import { kept } from './prepared.ts';

const gone = (page: Page, what: string) => page.waitForSelector(what, { state: 'detached' });
const both = (pages: readonly Page[], sees: string) => Promise.all(pages.map((page) => page.waitForSelector(sees)));
const clocks = (page: Page) => page.locator('.people time').allTextContents();
/** No answer of this page is on its way: what the server says is how it stays. */
const heardBack = (page: Page) => page.waitForSelector('.ask[aria-busy="false"]');
const UNDO = '.menu button:first-child';

/** Who is asked, and who is not. */
async function byTurn(pages: readonly [Page, Page]): Promise<readonly [asked: Page, other: Page]> {
  const [ala, ola] = pages;
  await soon(async () => (await Promise.all(pages.map(isAsked))).some(Boolean)).toBe(true);
  return (await isAsked(ala)) ? [ala, ola] : [ola, ala];
}

needed('a pause needs everybody, and the clocks stand while it lasts', async () => {
  const { ala, ola } = await twoAtTable('Ala', 'Ola', async (page) => {
    await page.selectOption('[name="time"]', 'quick');
    await page.check('[name="hints"]');
  });
  const pages = [ala.page, ola.page] as const;
  await playTogether(pages, after(4));
  const [asked] = await byTurn(pages);
  expect(await asked.locator('[data-hinting]').count(), 'hints, as agreed').toBe(1);
  const ticking = await clocks(ala.page);
  await soon(() => clocks(ala.page), 'somebody has less and less time').not.toEqual(ticking);

  await fromMenu(ala.page, '[data-pause]');
  await both(pages, '[data-proposal="pause"]');
  expect(await ola.page.locator('[data-proposal]').textContent()).toContain('Ala proponuje przerwę');
  expect(await ala.page.locator('[data-agree]').count(), 'whoever proposes agrees').toBe(0);
  await ola.page.click('[data-refuse]');
  await Promise.all(pages.map((page) => gone(page, '[data-proposal]')));
  expect((await seenTable(ala.page)).status).toBe('running');

  await fromMenu(ala.page, '[data-pause]');
  await ola.page.click('[data-agree]');
  await ala.page.waitForSelector('.ask:has-text("The game is paused")');
  await ola.page.waitForSelector('.ask:has-text("Gra jest wstrzymana")');
  expect(await Promise.all(pages.map(isAsked)), 'nobody is asked').toEqual([false, false]);
  expect((await seenTable(ala.page)).clocks?.running).toEqual([]);
  const standing = await clocks(ala.page);
  await ala.page.waitForTimeout(1200);
  expect(await clocks(ala.page), 'the clocks stand').toEqual(standing);

  await fromMenu(ola.page, '[data-go-on]');
  await ala.page.click('[data-agree]');
  await byTurn(pages);
  await soon(() => clocks(ala.page), 'the clock goes on').not.toEqual(standing);
  await playTogether(pages, after(2));
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});

needed('one undoes freely what nobody has acted on, and the rest by consent', async () => {
  const { ala, ola } = await twoAtTable();
  const pages = [ala.page, ola.page] as const;
  const [asked] = await byTurn(pages);
  expect(await asked.locator('[data-hinting]').count(), 'no hints that nobody agreed to').toBe(0);

  // Freely: nobody is asked.
  let free: Page | null = null;
  await playTogether(pages, async () => {
    await Promise.all(pages.map(heardBack));
    for (const page of pages)
      if ((await seenTable(page)).mayUndo && !(await page.locator('[data-cancel]').count())) free = page;
    return free !== null;
  });
  const mover = free!;
  const before = await seenTable(mover);
  await mover.click(UNDO);
  await soon(async () => (await seenTable(mover)).answers).toBe(before.answers - 1);
  await mover.waitForSelector('.ask.mine');
  expect((await seenTable(mover)).undos).toBe(before.undos + 1);

  // Beyond: only if all agree. Whoever is asked has seen the other act since.
  await playTogether(pages, after(12));
  const [asker, other] = await byTurn(pages);
  await playTogether([asker], () => isAsked(other));
  await playTogether([other], () => isAsked(asker));
  await Promise.all(pages.map(heardBack));
  const { answers } = await seenTable(asker);
  await fromMenu(asker, '[data-ask-undo]');
  await other.click('[data-proposal="undo"] [data-refuse]');
  await gone(asker, '[data-proposal]');
  expect((await seenTable(asker)).answers, 'refused: nothing has changed').toBe(answers);

  await fromMenu(asker, '[data-ask-undo]');
  await other.click('[data-proposal="undo"] [data-agree]');
  await soon(async () => (await seenTable(asker)).answers).toBeLessThan(answers - 1);
  const [mine, theirs] = await Promise.all([seenTable(asker), seenTable(other)]);
  expect(mine.asked, 'it is that move again').toContain(mine.seat);
  expect(theirs.answers).toBe(mine.answers);
  await playTogether(pages, after(4));
  expect((await seenTable(asker)).answers).toBeGreaterThan(mine.answers);
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});

needed('one leaves and comes back, resigns, plays again, and abandons', async () => {
  const { ala, ola } = await twoAtTable();
  const pages = [ala.page, ola.page] as const;
  await playTogether(pages, after(4));
  const { answers, seat } = await seenTable(ala.page);

  await fromMenu(ala.page, '[data-leave]');
  await ala.page.waitForSelector('[data-take-back]');
  await ola.page.waitForSelector(`[data-person="${seat}"]:has-text("zastępuje bot")`);
  await playTogether([ola.page], async () => {
    const now = await seenTable(ala.page);
    return now.answers > answers && !now.asked.includes(seat);
  });
  expect(await isAsked(ala.page), 'the bot is asked, not she').toBe(false);

  // She comes back, after the page was closed even.
  await ala.page.goto(at('#/online'));
  await ala.page.click('[data-table]');
  await ala.page.click('[data-take-back]');
  await gone(ala.page, '[data-take-back]');
  expect((await seenTable(ala.page)).sitters[seat]!.bot).toBeNull();
  await playTogether([ola.page], () => isAsked(ala.page));
  const back = await seenTable(ala.page);
  await playTogether([ala.page], async () => !(await isAsked(ala.page)));
  await soon(async () => (await seenTable(ala.page)).answers).toBeGreaterThan(back.answers);

  await fromMenu(ola.page, '[data-resign]', '[data-resign-sure]');
  await both(pages, '[data-ending]');
  const { result } = await seenTable(ola.page);
  expect(result?.winners, 'whoever resigned has lost').toEqual([seat]);
  const ending = await ola.page.locator('.verdict').textContent();
  expect(ending, 'it is said who won').toContain('Ala');
  expect(ending, 'and why').toContain('Gra poddana: Ola.');
  await ola.page.getByRole('button', { name: 'Sprawdź tasowanie' }).click();
  await ola.page.waitForSelector('[data-holds]');
  expect(await ola.page.locator('[data-holds="holds"]').count(), 'the shuffle holds').toBe(3);

  await ala.page.getByRole('button', { name: 'Rematch' }).click();
  await ala.page.waitForSelector('[data-seat]:has-text("Reserved for Ola") [data-unseat]');
  expect(await ala.page.locator('[data-start]:enabled').count(), 'nobody plays who has not said so').toBe(0);
  await ola.page.getByRole('button', { name: 'Rewanż' }).click();
  const hashOf = (page: Page) => new URL(page.url()).hash;
  await soon(async () => hashOf(ola.page), 'she comes to the same table').toBe(hashOf(ala.page));
  await ola.page.waitForSelector('[data-seat]');
  await ala.page.click('[data-start]:enabled');
  await both(pages, '.ask');
  expect((await seenTable(ala.page)).seat, 'another faction this time').not.toBe(seat);
  await playTogether(pages, after(2));

  await fromMenu(ola.page, '[data-abandon]');
  await ala.page.click('[data-proposal="abandon"] [data-agree]');
  await ala.page.waitForSelector('.ask:has-text("The game was abandoned")');
  await ola.page.waitForSelector('.ask:has-text("Grę porzucono")');
  await fromMenu(ola.page, '[data-again]');
  await ola.page.waitForSelector('[data-seat]');
  expect([...ala.complaints, ...ola.complaints]).toEqual([]);
});

/** One person, and a bot in the other seat. */
async function withBot(page: Page, choose?: (page: Page) => Promise<unknown>): Promise<void> {
  await makeTable(page, 'Ala', choose);
  await page.selectOption('[data-bot]', 'easy');
  await page.click('[data-start]:enabled');
  await page.waitForSelector('.ask.mine');
}

needed('alone with bots one takes a turn back behind what was learnt, and the game says so', async () => {
  const { page, complaints } = await visitor();
  await withBot(page);
  expect(await page.locator('[data-hinting]').count(), 'hints from bots').toBe(1);
  const back = page.locator('.menu [data-back="turn"]:enabled');
  await playTogether([page], async (moves) => moves > 8 && (await back.count()) > 0);
  const { answers } = await seenTable(page);
  await back.click();
  await page.click('[data-take-back]');
  await soon(async () => (await seenTable(page)).takenBack).toBe(1);
  const seen = await seenTable(page);
  expect(seen.answers).toBeLessThan(answers);
  expect(seen.asked, 'it is that turn again').toContain(seen.seat);
  await page.waitForSelector('.ask.mine');

  await fromMenu(page, '[data-resign]', '[data-resign-sure]');
  await page.waitForSelector('.verdict:has-text("Taken back after seeing something new: 1 turn")');
  await soon(async () => (await kept(page))[0]?.takenBack, 'the game as it is kept').toBe(1);
  expect(complaints).toEqual([]);
});

needed('for a rating one is neither advised by bots nor taken back, alone with them or not', async () => {
  const { page, complaints } = await visitor();
  await withBot(page, (sheet) => sheet.check('[name="rated"]'));
  expect(await page.locator('[data-hinting]').count()).toBe(0);
  await playOn(page, async () => (await seenTable(page)).answers > 12);
  expect(await seenTable(page)).toMatchObject({ mayTakeBack: false });
  expect(await page.locator('.menu [data-back="turn"]:enabled').count()).toBe(0);
  expect(complaints).toEqual([]);
});
