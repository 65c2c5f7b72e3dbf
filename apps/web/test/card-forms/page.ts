import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { browserWanted, launched } from '../../../../scripts/browser.ts';
import type { Served } from '../served.ts';
import { servedForms } from './served.ts';

let forms: Served | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (browserWanted) [forms, browser] = await Promise.all([servedForms(), launched()]);
});
afterAll(async () => {
  await browser?.close();
  await forms?.close();
});

/** The page of tables that nobody could have played to. */
export async function openedPage(
  hash: string,
  settings: Readonly<Record<string, unknown>>,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser!.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  await page.addInitScript((kept) => localStorage.setItem('imperia.settings', kept), JSON.stringify(settings));
  await page.goto(`${forms!.url}${hash}`);
  return page;
}
