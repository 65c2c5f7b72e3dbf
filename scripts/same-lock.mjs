import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { root } from './built-from.mjs';

/**
 * Whether installing found what was committed: fails if the lock has changed. An optional package that only one of the two
 * lists does not count: most are for other platforms, and a registry may have one today that it did not have when the lock
 * was written.
 */
const FILE = 'package-lock.json';
const { packages: committed } = JSON.parse(
  execFileSync('git', ['show', `HEAD:${FILE}`], { cwd: root, maxBuffer: 2 ** 26 }),
);
const { packages: installed } = JSON.parse(readFileSync(new URL(`../${FILE}`, import.meta.url), 'utf8'));

const isAbsent = (name) =>
  (!committed[name] && installed[name].optional) || (!installed[name] && committed[name].optional);
const names = new Set([...Object.keys(committed), ...Object.keys(installed)]);
const changed = [...names].filter((name) => !isAbsent(name) && !isDeepStrictEqual(committed[name], installed[name]));
if (changed.length > 0) {
  console.error(`${FILE} does not fit package.json; run npm install and commit it. Changed: ${changed.join(', ')}`);
  process.exit(1);
}
