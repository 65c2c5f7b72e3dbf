import type { ElementHandle, Page } from 'playwright-core';

/** What lies over the table comes before it. */
const ABOVE = ['.lift', '.use'];
/** What a seat at the table can be seen to do now, in the order in which a player without a plan tries it. */
const CHOICES = [
  '[data-confirm]:enabled',
  '[data-choice][aria-pressed="false"]',
  '[data-choice]:not([aria-pressed])',
  '.act[data-item][aria-pressed="false"]',
  '.act[data-option]:not(.pass)',
  '.act[data-option]',
];
const PASS = '.act.pass[data-option]';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Player {
  readonly press: (thing: ElementHandle, position: Place) => Promise<void>;
  /** Passes after so many choices, where one may: a whole game is soon over. */
  readonly passesAfter?: number;
}

const click: Player['press'] = (thing, position) => thing.click({ position });
const tap: Player['press'] = (thing, position) => thing.tap({ position });
const CLICKING: Player = { press: click };
/** People who want to see how it ends. */
export const HASTY: Player = { press: click, passesAfter: 7 };
export const HASTY_BY_TOUCH: Player = { press: tap, passesAfter: 5 };

/** Presses what is lit, one thing after another, until `done` or nothing more is asked. */
export async function playOn(
  page: Page,
  done: (moves: number) => Promise<boolean>,
  { press, passesAfter = Number.POSITIVE_INFINITY }: Player = CLICKING,
): Promise<number> {
  let sincePass = 0;
  for (let moves = 0; ; moves++) {
    await page.waitForFunction(() => document.querySelector('.ask.mine, [data-ending], .curtain') !== null, undefined, {
      polling: 15,
    });
    if (await done(moves)) return moves;
    const passes = sincePass >= passesAfter;
    const chosen = await chooseSomething(page, moves, press, passes);
    sincePass = chosen === PASS ? 0 : sincePass + 1;
  }
}

/** Null if the question went while something was about to be pressed, as when somebody else was quicker. */
async function chooseSomething(
  page: Page,
  moves: number,
  press: Player['press'],
  passes = false,
): Promise<string | null> {
  const lit = await somethingLit(page, [...ABOVE, ...(passes ? [PASS] : []), ...CHOICES], moves);
  const found = await lit.evaluate((it) => it && { choice: it.choice, place: it.place });
  if (!found) return null;
  const thing = (await lit.getProperty('thing')).asElement() as ElementHandle;
  try {
    await press(thing, found.place);
  } catch (error) {
    if (String(error).includes('not attached to the DOM')) return null;
    throw error;
  }
  if (found.choice === '.lift') await page.waitForSelector('.curtain', { state: 'detached' });
  return found.choice;
}

/** Whether the scores are shown, which is how a game ends. */
export async function hasEnded(page: Page): Promise<boolean> {
  return (await page.locator('[data-ending]').count()) > 0;
}

/** People press what they see lie still, where they see it: cards in a hand lie over each other. */
function somethingLit(page: Page, choices: readonly string[], moves: number) {
  return page.evaluateHandle(
    async ([selectors, turn]) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const choice = selectors.find((selector) => document.querySelector(selector));
      if (!choice && !document.querySelector('.ask.mine')) return null;
      if (!choice) throw new Error(`Nothing can be pressed: ${document.querySelector('main')?.textContent}`);
      const things = document.querySelectorAll(choice);
      const thing = things[turn % things.length]!;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const y of [0.5, 0.2, 0.8])
        for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const seen = document.elementFromPoint(left + x * width, top + y * height);
          if (seen && thing.contains(seen)) return { choice, thing, place: { x: x * width, y: y * height } };
        }
      throw new Error(`It can be chosen and nothing of it is seen: ${thing.outerHTML.slice(0, 200)}`);
    },
    [choices, moves] as const,
  );
}

/** For those who play together until all of them see the end. */
export const toTheEnd = async () => false;

/** So long nobody is asked when something is wrong, in milliseconds. */
const STANDSTILL = 120_000;

/**
 * Whoever is asked at their own screen plays on, until `done` or all see how the game ended. Then nobody leaves a card's
 * uses open over the table, and everybody whom the server reaches has heard back what became of their last answer.
 */
export async function playTogether(
  pages: readonly Page[],
  done: (moves: number) => Promise<boolean>,
  { press, passesAfter = Number.POSITIVE_INFINITY }: Player = CLICKING,
): Promise<number> {
  const sincePass = pages.map(() => 0);
  let movedAt = Date.now();
  for (let moves = 0; ; ) {
    if (await done(moves)) {
      await Promise.all(pages.map(putAway));
      return moves;
    }
    const before = moves;
    for (const [i, page] of pages.entries()) {
      if (!(await page.locator('.ask.mine').count())) continue;
      const chosen = await chooseSomething(page, moves, press, sincePass[i]! >= passesAfter);
      if (!chosen) continue;
      moves++;
      sincePass[i] = chosen === PASS ? 0 : sincePass[i]! + 1;
    }
    if (moves > before) movedAt = Date.now();
    else if ((await Promise.all(pages.map(hasEnded))).every(Boolean)) return moves;
    else if (Date.now() - movedAt > STANDSTILL) throw new Error(`Nobody can go on:\n${await shownTo(pages)}`);
    else await pages[0]!.waitForTimeout(15);
  }
}

async function shownTo(pages: readonly Page[]): Promise<string> {
  const asks = (page: Page) =>
    page.locator('.ask').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join('\n'));
  return (await Promise.all(pages.map(asks))).join('\n');
}

async function putAway(page: Page): Promise<void> {
  if (await page.locator('.veil').count()) await page.keyboard.press('Escape');
  const isSettled = () =>
    document.querySelector('[data-link="lost"]') !== null || document.querySelector('.ask[aria-busy="true"]') === null;
  await page.waitForFunction(isSettled);
}
