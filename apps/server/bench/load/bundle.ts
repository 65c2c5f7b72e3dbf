import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The same file that `npm start` runs. */
export const bundledServer = join(root, 'apps/cli/dist/server.js');

export function bundleServer(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), '--quiet'], { stdio: 'inherit' });
}
