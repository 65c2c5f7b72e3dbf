import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

/** Ends what hangs, on the busiest machine; in milliseconds. */
export const PATIENCE = 90_000;
/** To keep the whole client for later takes as long as to show it: only who tries that is given a service worker. */
const DESK: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};
/** For whoever needs the client without a network, or hears pushes. */
export const KEEPING: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Somebody who comes to the client for the first time, in a browser of their own. */
export async function newcomer(
  browser: Browser,
  url: string,
  lang: 'pl' | 'en',
  options: BrowserContextOptions = {},
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  const localStorage = [{ name: 'imperia.settings', value: keptSettings(lang, chosen) }];
  const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
  const context = await browser.newContext({ ...DESK, storageState, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints };
}

/** Bots lose no time, and whoever passes means it: what asks first is tried where somebody chose it. */
function keptSettings(lang: string, chosen: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ lang, theme: 'dark', pace: 'instant', asksToPass: false, ...chosen });
}
