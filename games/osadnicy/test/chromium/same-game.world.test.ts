import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { browserWanted, launched } from '../../../../scripts/browser.ts';
import type { Config } from '../../src/index.ts';
import { hashesOf } from './play.ts';

const CONFIGS: Config[] = [
  { factions: ['romans', 'barbarians'], options: [] },
  { factions: ['japanese', 'egyptians', 'romans'], options: ['lookoutAlternative'] },
  {
    factions: ['egyptians', 'japanese', 'barbarians', 'romans'],
    options: ['lookoutAdvanced', 'reshuffleFactionDiscards'],
  },
];

test.skipIf(!browserWanted)('a game is the same, state by state, in Node and in Chromium', async () => {
  const entry = fileURLToPath(new URL('./play.ts', import.meta.url));
  const bundled = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['source'],
  });
  const running = await launched();
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
