import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeReport {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** The barriers that axe finds on the page, or in a part of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const report = (await page.evaluate(`axe.run('${part}')`)) as AxeReport;
  return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
