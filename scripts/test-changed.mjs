import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './built-from.mjs';

/*
 * Runs the tests that depend on what has changed since the last commit, or since the one that is named: those that import
 * it, directly or not. Tests that open pages or start processes import nothing of them, so what changed in an app calls
 * all tests of the world of that app.
 */
const since = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const apps = new Set(changed.flatMap((file) => /^apps\/[^/]+(?=\/(?!test\/|bench\/|[^/]+\.md$))/.exec(file) ?? []));
const called = [...apps].flatMap((app) => git('ls-files', `${app}/test/**.world.test.ts`));
const files = [...changed, ...called];

if (files.length === 0) console.log(`Nothing has changed since ${since}.`);
else {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'related', '--run', '--passWithNoTests', ...files];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
