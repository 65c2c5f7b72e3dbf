import { parentPort } from 'node:worker_threads';
import { perform, type Reply, type Request } from './jobs.ts';

function reply({ job, task }: Request): Reply {
  try {
    return { answer: perform(job, task) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(reply(request)));
