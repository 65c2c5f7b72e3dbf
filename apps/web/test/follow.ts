import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be told apart between two moments: what the guide says, what is open, what has happened. */
function momentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = document.querySelector('.coach')?.textContent;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return `${said} ${document.querySelector('.log ol')?.getAttribute('data-told')} ${count('.use')} ${count('[data-choice]')} ${document.querySelector('.ask')?.textContent}`;
  });
}

/** What the guide says that is to be read or to be done. */
function beatOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.coach:has(footer)')?.dataset.beat);
}

/**
 * Does what the guide says, by keyboard alone: reads, lets itself be shown the thing, and chooses it. Where the guide is
 * silent the game goes on by its button. Calls `each` once for every beat, and ends with the beat `last`.
 */
export async function follow(page: Page, last: string, each: (beat: string) => Promise<void>): Promise<string[]> {
  const beats: string[] = [];
  for (let moves = 0; moves < 200; moves++) {
    await page.waitForSelector('.coach footer, .ask.mine');
    // What is foreseen is shown before it can be answered.
    await page.waitForSelector('.ask[aria-busy="false"]');
    const beat = await beatOf(page);
    if (beat && beats.at(-1) !== beat) {
      beats.push(beat);
      await each(beat);
    }
    if (beat === last) return beats;
    const before = await momentOf(page);
    await (beat ? obey(page) : goOn(page));
    if (beat !== undefined || (await beatOf(page)) === undefined) await changed(page, before);
  }
  throw new Error(`Led nowhere: ${beats.join(', ')}`);
}

/** Takes the first button there is, else the first thing that is lit. */
async function goOn(page: Page): Promise<void> {
  const act = page.locator('.act[data-option], .act[data-confirm]').first();
  if ((await act.count()) > 0) await act.press('Enter');
  else {
    await page.keyboard.press('n');
    // The guide may have spoken meanwhile: then its button has the focus.
    if (await page.evaluate(() => document.activeElement?.matches('[data-thing]'))) await take(page);
  }
}

async function obey(page: Page): Promise<void> {
  const button = page.locator('.coach .main');
  const shows = (await button.getAttribute('data-guide')) === 'show';
  await button.press('Enter');
  if (!shows) return;
  const confirm = page.locator('.ask [data-confirm]');
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
    await giveAway(page);
    await confirm.press('Enter');
    return;
  }
  await take(page);
}

/** By keys one reads a card first, and then takes it. */
async function take(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  if ((await page.locator('.parchment .use').count()) === 1) await page.keyboard.press('Enter');
}

/** Whoever is asked for cards gives none, but all of the hand where it is to be discarded. */
async function giveAway(page: Page): Promise<void> {
  if ((await beatOf(page)) !== 'tidy') return;
  for (const card of await page.locator('.hand [data-thing]').all()) await card.press('Enter');
}

async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => momentOf(page), { interval: 20 }).not.toBe(before);
}

/** How much of what the guide points at is hidden by the guide, and whether it points at anything. */
function pointing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ring = document.querySelector('div.ring')?.getBoundingClientRect();
    const coach = document.querySelector('.coach')!.getBoundingClientRect();
    if (!ring) return 'nothing';
    if (ring.bottom < 0 || ring.top > innerHeight || ring.right < 0 || ring.left > innerWidth) return 'off the screen';
    const apart =
      ring.right <= coach.left || ring.left >= coach.right || ring.bottom <= coach.top || ring.top >= coach.bottom;
    return apart ? 'seen' : 'covered';
  });
}

/** The ring follows at its own pace. */
export async function expectPointing(page: Page, beat: string): Promise<void> {
  await expect.poll(() => pointing(page), { message: beat, interval: 30 }).toBe('seen');
}
