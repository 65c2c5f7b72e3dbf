import type { Locator, Page } from 'playwright-core';

const LIFT = '.lift';

/** What a seat at the table can be seen to do now, in the order in which a player without a plan tries it. */
const CHOICES = [
  LIFT,
  '.use',
  '[data-confirm]:enabled',
  '[data-choice][aria-pressed="false"]',
  '[data-choice]:not([aria-pressed])',
  '.act[data-item][aria-pressed="false"]',
  '.act[data-option]:not(.pass)',
  '.act[data-option]',
];

/** Clicks what is lit, one thing after another, until `done` or nothing more is asked. */
export async function playOn(
  page: Page,
  done: (moves: number) => Promise<boolean>,
  choose: (thing: Locator) => Promise<void> = click,
): Promise<number> {
  for (let moves = 0; ; moves++) {
    await page.waitForFunction(() => document.querySelector('.ask.mine, dialog[open], .curtain') !== null, undefined, {
      polling: 15,
    });
    if (await done(moves)) return moves;
    await chooseSomething(page, moves, choose);
  }
}

/** People click what they see lie still. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

const click = (thing: Locator) => thing.click({ force: true, timeout: 2000 });

async function chooseSomething(page: Page, moves: number, choose: typeof click): Promise<void> {
  await stillness(page);
  const counts = await page.evaluate(
    (choices) => choices.map((choice) => document.querySelectorAll(choice).length),
    CHOICES,
  );
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) throw new Error(`Nothing can be clicked: ${await page.locator('main').first().textContent()}`);
  const thing = page.locator(CHOICES[first]!).nth(moves % counts[first]!);
  await choose(thing);
  if (CHOICES[first] === LIFT) await page.waitForSelector('.curtain', { state: 'detached' });
}

/** Whoever is asked at their own screen plays on, until `done`. */
export async function playTogether(pages: readonly Page[], done: (moves: number) => Promise<boolean>): Promise<number> {
  for (let moves = 0; ; ) {
    if (await done(moves)) return moves;
    const before = moves;
    for (const page of pages) {
      if (await page.locator('.ask.mine').count()) await chooseSomething(page, moves++, click);
    }
    if (moves === before) await pages[0]!.waitForTimeout(15);
  }
}
