import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const BOT_WORKER = join(HERE, 'src/bots/worker.ts');
/** As in the bundle that is shipped: of many small files, and so slow to load one by one. */
const TAKEN_IN = new Set(['kysely', 'typebox', '@fastify/type-provider-typebox']);

/** Where bundles lie: what they do not take in is found from there. */
export const BUNDLES = fileURLToPath(new URL('../../../node_modules/.cache/imperia', import.meta.url));

interface Choices {
  /** What bots think in. */
  readonly botWorker?: string;
  readonly conditions?: readonly string[];
}

/** The server in a few files, which starts in a fraction of the time that its sources take; says which one to run. */
export async function bundledServer(
  folder: string,
  { botWorker = BOT_WORKER, conditions = [] }: Choices = {},
): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    entryPoints: { server: join(HERE, 'src/main.ts'), 'bot-worker': botWorker },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source', ...conditions],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@imperia/') && !TAKEN_IN.has(name)),
    logLevel: 'error',
  });
  return join(folder, 'server.js');
}
