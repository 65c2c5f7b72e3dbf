import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps/web');
export const dist = join(web, 'dist');
/** What the client was built from. */
const stamp = join(dist, '.built-from');

const SOURCES = ['apps/web', 'engine', 'games', 'bots', 'package-lock.json'];
const APART = new Set(['node_modules', 'dist', 'test', 'bench', 'coverage']);

function* filesIn(place) {
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!APART.has(name)) yield* filesIn(join(place, name));
  }
}

function sources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function isCurrent(from) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === from;
}

/** Builds the browser client, unless nothing has changed since it was built. */
export async function buildWeb(say) {
  const from = sources();
  if (isCurrent(from)) return;
  say('Building the client…');
  const start = performance.now();
  const { build } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href);
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'error' });
  writeFileSync(stamp, from);
  say(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
