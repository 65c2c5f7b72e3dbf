import type { Worker } from 'node:worker_threads';
import { BotsBusy } from '../bots/bots.ts';
import { hireWorker } from '../bots/hire.ts';
import type { MakingFault } from './api.ts';
import type { BringTask } from './bring-task.ts';
import type { ToKeep } from './making.ts';

export type Bring = (task: BringTask) => Promise<ToKeep | MakingFault>;

const MOST_WAITING = 8;
/** Longer than the longest game that is taken needs on a slow machine. */
const PATIENCE_MS = 20_000;

/** Plays brought games again in a thread of their own, one at a time: it takes as long as it takes, and nobody waits for it. */
export function bringApart(hire: () => Worker = hireWorker, patience = PATIENCE_MS): Bring {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (waiting >= MOST_WAITING) throw new BotsBusy();
    waiting++;
    const done = last.then(() => apart(hire(), task, patience));
    last = done.catch(() => {});
    return done.finally(() => {
      waiting--;
    });
  };
}

async function apart(worker: Worker, task: BringTask, patience: number): Promise<ToKeep | MakingFault> {
  worker.unref();
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ToKeep | MakingFault>((resolve, reject) => {
      limit = setTimeout(() => resolve({ fault: 'record', found: 'too long' }), patience);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread of a brought game ended')));
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(limit);
    void worker.terminate();
  }
}
