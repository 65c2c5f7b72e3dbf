import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { browserWanted, launched } from '../../../scripts/browser.ts';
import { TEXT_SIZES } from '../src/store/kept-settings.ts';
import { needed } from './needed.ts';

declare global {
  interface Window {
    faults(smallest: number): Promise<{ looked: number; found: string[] }>;
  }
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const root = fileURLToPath(new URL('./card-forms', import.meta.url));
let outDir: string | undefined;
let server: PreviewServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (!browserWanted) return;
  outDir = await mkdtemp(join(tmpdir(), 'card-forms-'));
  const common = { configFile, root, logLevel: 'error' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  browser = await launched();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (outDir) await rm(outDir, { recursive: true });
});

async function look(viewport: { width: number; height: number }, lang: string, textSize: string) {
  const page = await browser!.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(
    (settings) => localStorage.setItem('imperia.settings', settings),
    JSON.stringify({ lang, textSize }),
  );
  await page.goto(server!.resolvedUrls!.local[0]!);
  await page.waitForFunction(() => 'faults' in window);
  const seen = await page.evaluate((smallest) => window.faults(smallest), SMALLEST);
  await page.close();
  return seen;
}

/** No text of a card is smaller, in px. */
const SMALLEST = 11;
const CARDS = 126;
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

for (const [size, viewport] of Object.entries(SIZES))
  for (const lang of ['pl', 'en'])
    needed(`every card can be read in every form and text size: ${lang}, ${size}`, { timeout: 120_000 }, async () => {
      for (const textSize of TEXT_SIZES) {
        const { looked, found } = await look(viewport, lang, textSize);
        expect(looked).toBeGreaterThan(5 * CARDS);
        expect.soft(found, textSize).toEqual([]);
      }
    });
