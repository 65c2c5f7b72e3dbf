import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shareWithRun } from './shared-world.ts';

const SHARED = fileURLToPath(new URL('./share-world.ts', import.meta.url));

/** Before the first test of the world: somebody who makes what they share; after the last it ends, and all of that. */
export default async function setup(): Promise<() => Promise<void>> {
  const sharing = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', SHARED], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [place] = await once(createInterface(sharing.stdout), 'line');
  shareWithRun(place);
  return async () => {
    const ended = once(sharing, 'exit');
    sharing.stdin.end();
    await ended;
  };
}
