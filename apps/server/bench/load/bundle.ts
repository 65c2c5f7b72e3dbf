import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const server = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The server in one file beside its packages, as a host runs it: TypeScript is not read at each start. */
export async function bundleServer(): Promise<void> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(server, 'package.json'), 'utf8'),
  );
  await build({
    absWorkingDir: server,
    entryPoints: { server: 'src/main.ts', 'bot-worker': 'src/bots/worker.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@imperia/')),
    logLevel: 'warning',
  });
}
