import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is in order is not gathered, of which there is far more, nor are style sheets, which no rule here asks for. */
const LESS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What axe finds, in words. Under a dialog that must be answered first nothing is read and nothing pressed. */
const RUN = (options: object) =>
  `axe.run(document.querySelector('dialog:modal') ?? document, ${JSON.stringify({ ...options, ...LESS })}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;

/** The barriers that axe finds on the page, by all its rules or by some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate<string[]>(RUN(rules ? { runOnly: rules } : {}));
}

/** In each of which everything is read. */
const OTHER_THEMES = ['light', 'contrast'] as const;

/** Shows the page in a theme, and says in which it was. */
function shownIn(page: Page, theme: string): Promise<string> {
  return page.evaluate((one) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme ?? '';
    dataset.theme = one;
    return before;
  }, theme);
}

/**
 * The barriers of a page in its theme, and those of its colours in one other: what is not about colours is the same in
 * every theme. `nth` says in which, so that pages that come twice, on two screens, are seen in both.
 */
export async function barriersInThemes(page: Page, nth: number): Promise<string[]> {
  const found = await violations(page);
  const theme = OTHER_THEMES[nth % OTHER_THEMES.length]!;
  const before = await shownIn(page, theme);
  const colours = await violations(page, ['color-contrast']);
  await shownIn(page, before);
  return [...found, ...colours.map((one) => `${theme}: ${one}`)];
}

/** Long lists of cards cost axe half a minute: some of those that are shown stand for all. The page is of no use afterwards. */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('li:has([data-id])')];
    const shown = cards.filter((card) => !card.hasAttribute('hidden')).slice(0, 12);
    for (const card of cards) if (!shown.includes(card)) card.remove();
  });
}
