import type { Page } from 'playwright-core';

/** What a seat at the table can be seen to do now, in the order in which a player without a plan tries it. */
const CHOICES = [
  '.use',
  '[data-confirm]:enabled',
  '[data-choice][aria-pressed="false"]',
  '[data-choice]:not([aria-pressed])',
  '.act[data-option]:not(.pass)',
  '.act[data-option]',
];

/** Clicks what is lit, one thing after another, until `done` or nothing more is asked. */
export async function playOn(page: Page, done: (moves: number) => Promise<boolean>): Promise<number> {
  for (let moves = 0; ; moves++) {
    await page.waitForFunction(() => document.querySelector('.ask.mine, dialog[open], .curtain') !== null, undefined, {
      polling: 15,
    });
    if (await done(moves)) return moves;
    await clickSomething(page, moves);
  }
}

async function clickSomething(page: Page, moves: number): Promise<void> {
  for (const choice of CHOICES) {
    const things = page.locator(choice);
    const count = await things.count();
    if (count === 0) continue;
    await things.nth(moves % count).click({ force: true, timeout: 2000 });
    return;
  }
  throw new Error('Something is asked, and nothing can be clicked');
}
