import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** The client, built as it is for people, in a folder of its own. */
export async function built(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'imperia-web-'));
  // A test runner calls its surroundings a test, and the build would be another one than people get.
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** The built client on this machine's own address. */
export async function served(): Promise<Served> {
  const outDir = await built();
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The client is served at no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
