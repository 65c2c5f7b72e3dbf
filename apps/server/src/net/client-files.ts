import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { Api } from './api.ts';
import { refuse } from './refusals.ts';

const YEAR = 365 * 24 * 60 * 60;
const NAMED_BY_CONTENT = /\/assets\/[^/]+$/;

/** The built client: what is named by its content stays in browsers, the rest is asked for each time. */
export async function clientFiles(app: Api, elsewhere: string | null): Promise<void> {
  const folder = elsewhere ?? clientFolder();
  if (folder !== null) {
    await app.register(files, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader(
          'cache-control',
          NAMED_BY_CONTENT.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        );
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler((_, reply) => refuse(reply, 'no such thing'));
}

/** The client lies in the repository, however deep this code was bundled. */
function clientFolder(): string | null {
  for (let at = dirname(fileURLToPath(import.meta.url)); dirname(at) !== at; at = dirname(at)) {
    const folder = join(at, 'apps/web/dist');
    if (existsSync(join(folder, 'index.html'))) return folder;
  }
  return null;
}
