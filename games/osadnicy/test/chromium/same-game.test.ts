import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Config } from '../../src/index.ts';
import { hashesOf } from './play.ts';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = PLACES.find((place) => place && existsSync(place));

const CONFIGS: Config[] = [
  { factions: ['romans', 'barbarians'], options: [] },
  { factions: ['japanese', 'egyptians', 'romans'], options: ['lookoutAlternative'] },
  {
    factions: ['egyptians', 'japanese', 'barbarians', 'romans'],
    options: ['lookoutAdvanced', 'reshuffleFactionDiscards'],
  },
];

/** On a machine without a browser the test is left out, and says so; where it must run, its absence is a failure. */
const needed = process.env.CI ? test : test.skipIf(!browser);
if (!browser)
  console.warn('No Chromium found: the test that plays in a browser needs one (Debian: apt install chromium).');

needed('a game is the same, state by state, in Node and in Chromium', async () => {
  const entry = fileURLToPath(new URL('./play.ts', import.meta.url));
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['source'],
  });
  const running = await chromium.launch({
    executablePath: browser!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await running.newPage();
    await page.addScriptTag({ content: bundled.outputFiles[0]!.text });
    const there = await page.evaluate(
      ([configs, seed]) => (globalThis as unknown as { hashesOf: typeof hashesOf }).hashesOf(configs, seed),
      [CONFIGS, 7] as const,
    );
    expect(there).toEqual(hashesOf(CONFIGS, 7));
  } finally {
    await running.close();
  }
});
