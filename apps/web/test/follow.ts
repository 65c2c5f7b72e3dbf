import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be told apart between two moments: what the guide says, what is open, what has happened. */
function momentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = document.querySelector('.coach')?.textContent;
    return `${said} ${document.querySelector('.log ol')?.getAttribute('data-told')} ${document.querySelectorAll('.use').length} ${document.querySelector('.ask')?.textContent}`;
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
    const beat = await beatOf(page);
    if (beat && beats.at(-1) !== beat) {
      beats.push(beat);
      await each(beat);
    }
    if (beat === last) return beats;
    const before = await momentOf(page);
    await (beat ? obey(page) : page.locator('.act[data-option]').first().press('Enter'));
    await changed(page, before);
  }
  throw new Error(`Led nowhere: ${beats.join(', ')}`);
}

async function obey(page: Page): Promise<void> {
  const button = page.locator('.coach .main');
  const shows = (await button.getAttribute('data-guide')) === 'show';
  await button.press('Enter');
  if (!shows) return;
  await page.keyboard.press('Enter');
  // By keys one reads a card first, and then takes it.
  if ((await page.locator('.parchment .use').count()) === 1) await page.keyboard.press('Enter');
}

async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => momentOf(page), { interval: 20 }).not.toBe(before);
}
