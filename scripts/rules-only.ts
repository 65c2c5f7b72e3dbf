import childProcess, { ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';
import timers from 'node:timers';
import waiting from 'node:timers/promises';
import workerThreads from 'node:worker_threads';
import { afterEach } from 'vitest';

const touched = new Set<string>();

const refusal = (what: string) =>
  new Error(`A test of the rules ${what}: a file of such tests is named *.world.test.ts`);

function refuse(what: string): never {
  touched.add(what);
  throw refusal(what);
}

const refusing = (what: string) => () => refuse(what);

for (const name of ['spawnSync', 'execSync', 'execFileSync'] as const)
  Object.assign(childProcess, { [name]: refusing('starts a process') });
Object.assign(ChildProcess.prototype, { spawn: refusing('starts a process') });
Object.assign(workerThreads, {
  Worker: class {
    constructor() {
      refuse('starts a thread');
    }
  },
});
Object.assign(Server.prototype, { listen: refusing('listens at a port') });
Object.assign(Socket.prototype, { connect: refusing('opens a connection') });

// Databases are native code.
Object.assign(process, { dlopen: refusing('loads native code') });

const atOnce = setTimeout;
function withoutWaiting(work: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) {
  return delay > 0 ? refuse('waits for a time') : atOnce(work, delay, ...given);
}
const withoutClock = { setTimeout: withoutWaiting, setInterval: refusing('waits for a time') };
Object.assign(timers, withoutClock);
Object.assign(globalThis, withoutClock);
Object.assign(waiting, { setTimeout: refusing('waits for a time'), setInterval: refusing('waits for a time') });
syncBuiltinESMExports();

// What was refused may have been caught on the way.
afterEach(() => {
  const all = [...touched];
  touched.clear();
  if (all.length > 0) throw refusal(all.join(', '));
});
