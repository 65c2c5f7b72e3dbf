import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { server } from './bundle.mjs';

/** In a process of its own: what building takes is given back before anybody is served. */
const build = fileURLToPath(new URL('./build-before-start.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });

if (status === 0) await import(pathToFileURL(server).href);
else process.exitCode = 1;
