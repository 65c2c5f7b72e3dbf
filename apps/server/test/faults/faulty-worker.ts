import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** A real worker, except that it hangs or dies over its questions as long as a file says so. */
parentPort?.on('message', () => {
  const folder = process.env.DATA_DIR ?? '';
  if (existsSync(`${folder}/bots-hang`)) for (;;);
  if (existsSync(`${folder}/bots-crash`)) throw new Error('a bot that was made to crash');
});
await import('../../src/bots/worker.ts');
