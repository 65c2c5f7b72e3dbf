#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/imperia.js', import.meta.url);
const bundling = new URL('../../../scripts/bundle.mjs', import.meta.url);

/** Whoever has edited a card and sees the old one must not wonder why. */
async function tellOfOlderBuild() {
  if (!existsSync(bundling)) return;
  const { isCurrent } = await import(bundling.href);
  if (!isCurrent())
    console.error(
      'imperia: the sources have changed since this was built. `npm run build` builds it anew; `npm run imperia -- …` runs the sources as they are.',
    );
}

if (existsSync(bundle)) {
  await tellOfOlderBuild();
  await import(bundle.href);
} else {
  console.error('imperia is not built yet: run `npm install` in the repository first.');
  process.exitCode = 2;
}
