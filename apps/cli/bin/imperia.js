#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/imperia.js', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  console.error('imperia is not built yet: run `npm install` in the repository first.');
  process.exitCode = 2;
}
