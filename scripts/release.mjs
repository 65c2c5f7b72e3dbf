import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { root } from './built-from.mjs';
import { bundleIfChanged, fromNpm } from './bundle.mjs';

/**
 * One file that installs without what the project is developed with: the command, the server and the client as they were
 * built, where they lie in the repository too. `npm install ./imperia-VERSION.tgz`, then `npx imperia server`.
 */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function manifest() {
  const { version, license, engines, overrides } = read('package.json');
  const wanted = { ...read('apps/server/package.json').dependencies, ...read('apps/cli/package.json').dependencies };
  const dependencies = Object.fromEntries(fromNpm().map((name) => [name, wanted[name]]));
  const bin = { imperia: './apps/cli/bin/imperia.js' };
  // Only a checkout can override what others depend on: what is installed names it as its own, and theirs is the same.
  return {
    name: 'imperia',
    version,
    license,
    type: 'module',
    engines,
    bin,
    dependencies: { ...dependencies, ...overrides },
  };
}

const DOCS = ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs/bot-protocol.md'];
const FILES = [...DOCS, 'apps/cli/bin', 'apps/cli/dist', 'apps/web/dist'];

const folder = mkdtempSync(join(tmpdir(), 'imperia-release-'));
const into = resolve(process.argv[2] ?? '.');
try {
  await Promise.all([buildWeb((text) => console.error(text)), bundleIfChanged()]);
  for (const file of FILES) {
    cpSync(join(root, file), join(folder, file), { recursive: true, filter: (path) => !path.endsWith('.js.map') });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  mkdirSync(into, { recursive: true });
  const { status } = spawnSync('npm', ['pack', folder, '--pack-destination', into], { cwd: folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
