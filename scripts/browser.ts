import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { sharedWithRun } from './shared-world.ts';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const place = PLACES.find((one) => one && existsSync(one));

const hasBrowser = place !== undefined;
if (!hasBrowser) console.warn('No Chromium found: some tests run in one (Debian: apt install chromium).');

/** On a machine without a browser such tests are left out; where they must run, its absence is a failure. */
export const browserWanted = hasBrowser || process.env.CI !== undefined;

export const LAUNCH = {
  executablePath: place!,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** In a run of tests the one that its worker shares with the files before and after; to close it ends one's own contexts. */
export async function launched(): Promise<Browser> {
  const endpoint = await sharedWithRun(`browser ${process.env.VITEST_POOL_ID}`);
  return endpoint ? chromium.connect(endpoint) : chromium.launch(LAUNCH);
}
