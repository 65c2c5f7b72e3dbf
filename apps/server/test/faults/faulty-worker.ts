import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '../../src/bots/bots.ts';
import { replyTo } from '../../src/bots/reply.ts';

/** A real worker, except that it hangs or dies over its questions, and answers none, as long as a file says so. */
parentPort?.on('message', async (question: BotQuestion) => {
  const folder = process.env.DATA_DIR ?? '';
  if (existsSync(`${folder}/bots-hang`)) for (;;);
  if (existsSync(`${folder}/bots-crash`)) throw new Error('a bot that was made to crash');
  parentPort?.postMessage(await replyTo(question));
});
