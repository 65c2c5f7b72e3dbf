import { Worker } from 'node:worker_threads';
import { type Hiring, USUAL_HIRING } from '../bots/hire.ts';
import type { JobName, Jobs, Notice, Reply, Request } from './jobs.ts';

/** The work was called off; nothing is wrong. */
export class Stopped extends Error {}

/** The worker threw, or died, over this request. */
export class WorkFailed extends Error {
  readonly request: Request;

  constructor(message: string, request: Request) {
    super(message);
    this.request = request;
  }
}

interface Ticket {
  readonly request: Request;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A few workers, started when they are needed; each does one job after another. */
export class Pool {
  readonly size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Ticket>();
  readonly #waiting: Ticket[] = [];
  /** Processes that play for a worker; a worker that is ended cannot end them. */
  readonly #children = new Map<Worker, Set<number>>();
  #stopped = false;

  readonly #hiring: Hiring;

  constructor(size: number, hiring: Hiring = USUAL_HIRING) {
    this.size = size;
    this.#hiring = hiring;
  }

  run<K extends JobName>(job: K, task: Jobs[K]['task']): Promise<Jobs[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new Stopped());
      this.#waiting.push({ request: { job, task }, resolve: resolve as Ticket['resolve'], reject });
      this.#assign();
    });
  }

  /** At once, whatever the workers are thinking about. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const workers = [...this.#idle, ...this.#busy.keys()];
    const tickets = [...this.#busy.values(), ...this.#waiting];
    this.#idle.length = 0;
    this.#waiting.length = 0;
    this.#busy.clear();
    for (const { reject } of tickets) reject(new Stopped());
    await Promise.all(workers.map((worker) => worker.terminate()));
    for (const worker of workers) this.#endChildren(worker);
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.size ? this.#hire() : null);
      if (!worker) return;
      const ticket = this.#waiting.shift()!;
      this.#busy.set(worker, ticket);
      worker.postMessage(ticket.request);
    }
  }

  #hire(): Worker {
    const worker = newWorker(this.#hiring);
    worker.on('message', (reply: Reply | Notice) => {
      if ('started' in reply) return void this.#childrenOf(worker).add(reply.started);
      if ('ended' in reply) return void this.#childrenOf(worker).delete(reply.ended);
      const ticket = this.#release(worker);
      if (!ticket) return;
      this.#idle.push(worker);
      if ('error' in reply) ticket.reject(new WorkFailed(reply.error, ticket.request));
      else ticket.resolve(reply.answer);
      this.#assign();
    });
    worker.on('error', (error) => this.#bury(worker, error.message));
    worker.on('exit', (code) => this.#bury(worker, `a worker ended with code ${code}`));
    return worker;
  }

  /** A worker that died takes its job along; others take the rest. */
  #bury(worker: Worker, message: string): void {
    const ticket = this.#release(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    this.#endChildren(worker);
    ticket?.reject(new WorkFailed(message, ticket.request));
    this.#assign();
  }

  #childrenOf(worker: Worker): Set<number> {
    const known = this.#children.get(worker) ?? new Set();
    this.#children.set(worker, known);
    return known;
  }

  #endChildren(worker: Worker): void {
    for (const pid of this.#childrenOf(worker)) endProcess(pid);
    this.#children.delete(worker);
  }

  #release(worker: Worker): Ticket | undefined {
    const ticket = this.#busy.get(worker);
    this.#busy.delete(worker);
    return ticket;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const isCondition = (flag: string) => flag.startsWith('--conditions=');

/** The bundle stands beside the worker's bundle; the source needs somebody to read TypeScript. */
function newWorker(workerData: Hiring): Worker {
  const { url } = import.meta;
  if (!url.endsWith('.ts')) return new Worker(new URL('./worker.js', url), { workerData });
  return new Worker(new URL('./from-source.mjs', url), { workerData, execArgv: process.execArgv.filter(isCondition) });
}
