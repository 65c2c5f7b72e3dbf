import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { sharedWithRun } from '../../../../scripts/shared-world.ts';
import type { Served } from '../served.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
const root = fileURLToPath(new URL('.', import.meta.url));

/** The page of tables that nobody could have played to, on this machine's own address. */
export async function servedForms(): Promise<Served> {
  const shared = await sharedWithRun('card forms');
  if (shared) return { url: shared, close: async () => {} };
  // As people get it, whatever a test runner calls its surroundings.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'card-forms-'));
  const common = { configFile, root, logLevel: 'error' } as const;
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
