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
