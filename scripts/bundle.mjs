import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFrom, root } from './built-from.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const cli = join(root, 'apps/cli');
const outdir = join(cli, 'dist');
/** The command, the server, and what their worker threads run; the first two look for the others beside themselves. */
const entries = {
  imperia: join(cli, 'src/main.ts'),
  server: join(root, 'apps/server/src/main.ts'),
  worker: join(cli, 'src/workers/worker.ts'),
  'bot-worker': join(root, 'apps/server/src/bots/worker.ts'),
};
const SOURCES = [
  'apps/cli',
  'apps/server',
  'engine',
  'kit',
  'games',
  'shelf',
  'bots',
  'scripts/bundle.mjs',
  'package-lock.json',
];

export const server = join(outdir, 'server.js');
export const bundled = Object.keys(entries).map((name) => relative(root, join(outdir, `${name}.js`)));

/** Hundreds of small files each, of which the server uses a few: bundled they load in a fraction of the time. */
const TAKEN_IN = new Set(['kysely', 'typebox', '@fastify/type-provider-typebox']);

/** What is not bundled, and has to be installed beside it. */
export function fromNpm() {
  return ['apps/cli', 'apps/server'].flatMap((place) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
    return Object.keys(dependencies).filter((name) => !name.startsWith('@imperia/') && !TAKEN_IN.has(name));
  });
}

/** Parts of earlier bundles, which nothing refers to any more. */
function sweep(written) {
  const kept = new Set(Object.keys(written).map((file) => join(root, file)));
  for (const name of readdirSync(outdir)) {
    const file = join(outdir, name);
    if (/\.js(\.map)?$/.test(name) && !kept.has(file)) rmSync(file);
  }
}

async function bundleNow() {
  const missing = Object.values(entries).find((entry) => !existsSync(entry));
  if (missing) throw new Error(`${relative(root, missing)} is missing, there is nothing to build.`);
  const built = builtFrom(outdir, SOURCES);
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: [...fromNpm(), 'boardgame.io'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  sweep(metafile.outputs);
  built.remember();
}

/** Whether what was built last was built from the sources as they are now. */
export const isCurrent = () => builtFrom(outdir, SOURCES).isCurrent;

/** Bundles the command and the server. */
export const bundle = () => oneAtATime(outdir, bundleNow);

/** Bundles them unless nothing has changed since. */
export async function bundleIfChanged() {
  if (!isCurrent()) await oneAtATime(outdir, async () => isCurrent() || bundleNow());
}
