import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is in order is not gathered, of which there is far more, nor are style sheets, which no rule here asks for. */
const LESS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What axe finds, in words. */
const RUN = (options: object) =>
  `axe.run(${JSON.stringify({ ...options, ...LESS })}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;

/** The barriers that axe finds on the page, by all its rules or by some. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate<string[]>(RUN(rules ? { runOnly: rules } : {}));
}

/** Long lists of cards cost axe half a minute: some of those that are shown stand for all. The page is of no use afterwards. */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('li:has([data-id])')];
    const shown = cards.filter((card) => !card.hasAttribute('hidden')).slice(0, 40);
    for (const card of cards) if (!shown.includes(card)) card.remove();
  });
}
