import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { browserWanted, launched } from '../../../../scripts/browser.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const root = fileURLToPath(new URL('.', import.meta.url));
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
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (outDir) await rm(outDir, { recursive: true });
});

/** The page of tables that nobody could have played to. */
export async function openedPage(
  hash: string,
  settings: Readonly<Record<string, unknown>>,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser!.newPage({ reducedMotion: 'reduce', ...options });
  await page.addInitScript((kept) => localStorage.setItem('imperia.settings', kept), JSON.stringify(settings));
  await page.goto(`${server!.resolvedUrls!.local[0]!}${hash}`);
  return page;
}
