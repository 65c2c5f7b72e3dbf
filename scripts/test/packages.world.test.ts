import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(ROOT, 'docs/packages.md'), 'utf8');
const [, program] = guide.match(/```ts\n([\s\S]*?)```/)!;
const [, compiled] = guide.match(/npx tsc (.*) && node/)!;

test('the packages install without a network elsewhere, and the program of the guide compiles and plays there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imperia-outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = join(folder, 'files');
  const home = join(folder, 'home');
  const run = (command: string, args: readonly string[], cwd = home) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

  run(process.execPath, [join(ROOT, 'scripts/packages.mjs'), files], ROOT);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(home, 'random-game.ts'), program!);
  const tarballs = readdirSync(files).map((name) => join(files, name));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs]);
  // Without --skipLibCheck: the types of the packages are right in themselves.
  run(join(ROOT, 'node_modules/@typescript/native/bin/tsc'), compiled!.split(' '));

  const [played, ...told] = run(process.execPath, ['random-game.js']).trim().split('\n');
  expect(played).toMatch(/^\d{2,} answers, \d+ to \d+$/);
  expect(told.at(-1)).toMatch(/^The \w+ win\.$/);
});
