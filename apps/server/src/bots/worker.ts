import { parentPort } from 'node:worker_threads';
import { type BringTask, broughtIn } from '../tables/bring-task.ts';
import type { BotQuestion } from './bots.ts';
import { replyTo } from './reply.ts';

parentPort?.on('message', (asked: BotQuestion | BringTask) =>
  parentPort?.postMessage('bring' in asked ? broughtIn(asked) : replyTo(asked)),
);
