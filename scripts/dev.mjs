import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './built-from.mjs';

const web = join(root, 'apps/web');
const LOOKS_EVERY = 250;
const parent = process.ppid;

/** npm passes a signal on to its shell, which dies of it alone: whoever is left without its parent was meant too. */
setInterval(() => process.ppid === parent || process.exit(0), LOOKS_EVERY).unref();

const { createServer } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href);
const server = await createServer({ configFile: join(web, 'vite.config.ts') });
await server.listen();
server.printUrls();
