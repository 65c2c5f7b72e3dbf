import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const server = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Machine code cannot be bundled. */
const NATIVE = ['libsql', '@node-rs/argon2', 'pg-native'];
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** The server with its packages in one file: finding and reading thousands of small ones took most of each start. */
export async function bundleServer(): Promise<void> {
  await build({
    absWorkingDir: server,
    entryPoints: { server: 'src/main.ts', 'bot-worker': 'src/bots/worker.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: NATIVE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}
