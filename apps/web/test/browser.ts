import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const place = PLACES.find((one) => one && existsSync(one));

export const hasBrowser = place !== undefined;
if (!hasBrowser) console.warn('No Chromium found: the client is tried out in one (Debian: apt install chromium).');

export function launched(): Promise<Browser> {
  return chromium.launch({
    executablePath: place!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
