import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'apps/cli');
/** The command, and what its worker threads and the server's bots run; the first looks for the others beside itself. */
const entries = {
  imperia: join(cli, 'src/main.ts'),
  worker: join(cli, 'src/workers/worker.ts'),
  'bot-worker': join(root, 'apps/server/src/bots/worker.ts'),
};
const outdir = join(cli, 'dist');
const quiet = process.argv.includes('--quiet');
const installing = process.env.npm_lifecycle_event === 'prepare';

const bundle = async () => {
  const missing = Object.values(entries).find((entry) => !existsSync(entry));
  if (missing) throw new Error(`${relative(root, missing)} is missing, there is nothing to build.`);
  const { build } = await import('esbuild');
  const { dependencies = {} } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
  const fromNpm = Object.keys(dependencies).filter((name) => !name.startsWith('@imperia/'));
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: [...fromNpm, 'boardgame.io'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
};

try {
  await bundle();
  if (!quiet)
    console.log(
      `build: ${Object.keys(entries)
        .map((name) => relative(root, join(outdir, `${name}.js`)))
        .join(', ')}`,
    );
} catch (error) {
  console.error(`build: ${error.message}`);
  // An install must succeed even while the sources do not build: `npm run build` is the one that fails.
  process.exitCode = installing ? 0 : 1;
}
