import type { Browser, CDPSession, Page } from 'playwright-core';
import type { SavedGame } from '../src/store/saved-game.ts';
import { keep } from '../test/prepared.ts';

interface Wanted {
  readonly pace?: string;
  readonly motion?: string;
  /** Kept in the browser before it is first looked at. */
  readonly game?: SavedGame;
}

export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** Scripts for the page name their functions with a helper of the compiler, which the page lacks. */
const NAMING = 'globalThis.__name ??= (named) => named';

/** A tab of a browser that knows nothing yet, on an empty page of the client's own address. */
export async function opened(browser: Browser, url: string, wanted: Wanted = {}): Promise<Tab> {
  const { pace = 'instant', motion = 'full', game } = wanted;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(NAMING);
  const settings = JSON.stringify({ lang: 'en', theme: 'dark', pace, motion, asksToPass: false });
  await page.goto(`${url}icon.svg`);
  await page.evaluate((kept) => localStorage.setItem('imperia.settings', kept), settings);
  if (game) await keep(page, game);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, close: () => context.close() };
}
