import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { sharedWithRun } from '../../../scripts/shared-world.ts';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Built as it is for people, or with the game of the tests on its shelf. */
export type Kind = 'people' | 'tests';

/** Where the client lies. All tests share it: nobody changes or removes it. */
export async function built(kind: Kind = 'people'): Promise<string> {
  const shared = await sharedWithRun(`build ${kind}`);
  if (shared) return shared;
  // A test runner calls its surroundings a test, and the build would be another one than people get.
  process.env.NODE_ENV = 'production';
  return buildWeb(() => {}, kind);
}

/** The built client on this machine's own address. */
export async function served(): Promise<Served> {
  const shared = await sharedWithRun('client');
  if (shared) return { url: shared, close: async () => {} };
  const outDir = await built();
  const server = await preview({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The client is served at no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
