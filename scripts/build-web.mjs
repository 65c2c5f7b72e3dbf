import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtFrom, root } from './built-from.mjs';
import { compressFiles } from './compress-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const web = join(root, 'apps/web');
const SOURCES = [
  'apps/web',
  'apps/server/src/protocol',
  'engine',
  'kit',
  'shelf',
  'games',
  'bots',
  'scripts/build-web.mjs',
  'scripts/compress-files.mjs',
  'package-lock.json',
];

/** For people; and for tests, with the game of the tests on the shelf. */
const KINDS = {
  people: { dist: join(web, 'dist'), conditions: [] },
  tests: { dist: join(web, 'dist-tests'), conditions: ['tests'] },
};

/** Builds the browser client, unless nothing has changed since it was built. */
export async function buildWeb(say, kind = 'people') {
  const { dist, conditions } = KINDS[kind];
  if (!builtFrom(dist, SOURCES).isCurrent) await oneAtATime(dist, () => build(say, dist, conditions));
  return dist;
}

/** Of two files that import each other one runs before what it needs: that shows only on the page that fetches them so. */
function mustNotCircle(output) {
  const imports = new Map(output.map(({ fileName, imports = [] }) => [fileName, imports]));
  const look = (file, path) => {
    if (path.includes(file)) throw new Error(`Files of the client import each other: ${[...path, file].join(' → ')}`);
    for (const next of imports.get(file) ?? []) look(next, [...path, file]);
    imports.set(file, []);
  };
  for (const file of [...imports.keys()]) look(file, []);
}

async function build(say, dist, conditions) {
  const built = builtFrom(dist, SOURCES);
  if (built.isCurrent) return;
  say('Building the client…');
  const start = performance.now();
  const vite = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href);
  const { output } = await vite.build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { conditions },
    build: { outDir: dist },
  });
  mustNotCircle(output);
  await compressFiles(dist);
  built.remember();
  say(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb((text) => console.log(text));
