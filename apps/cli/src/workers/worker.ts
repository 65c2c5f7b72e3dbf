import { parentPort } from 'node:worker_threads';
import { perform, type Reply, type Request } from './jobs.ts';

async function reply({ job, task }: Request): Promise<Reply> {
  try {
    return { answer: await perform(job, task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await reply(request)));
