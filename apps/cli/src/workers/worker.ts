import { parentPort, workerData } from 'node:worker_threads';
import { Hired, type Hiring } from '../bots/hire.ts';
import { type Notice, perform, type Reply, type Request } from './jobs.ts';

const notice = (said: Notice) => parentPort?.postMessage(said);

const hired = new Hired(workerData as Hiring, {
  started: (pid) => notice({ started: pid }),
  ended: (pid) => notice({ ended: pid }),
});

async function reply({ job, task }: Request): Promise<Reply> {
  try {
    return { answer: await perform(job, task, hired) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await reply(request)));
