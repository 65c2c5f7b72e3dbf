import { parentPort } from 'node:worker_threads';
import type { BringTask } from '../tables/bring-task.ts';
import type { BotQuestion } from './bots.ts';
import { replyTo } from './reply.ts';

parentPort?.on('message', async (asked: BotQuestion | BringTask) =>
  parentPort?.postMessage('bring' in asked ? await broughtIn(asked) : await replyTo(asked)),
);

/** Who only thinks needs no tables, nor every game. */
async function broughtIn(task: BringTask) {
  return (await import('../tables/bring-task.ts')).broughtIn(task);
}
