import { Worker } from 'node:worker_threads';
import { luckOf, THINKING } from '@imperia/bots';
import { decisionOf, randomAnswer } from '@imperia/engine';
import { osadnicy } from '@imperia/osadnicy';
import type { BotFailure } from '../tables/entry.ts';
import { type BotMove, type BotQuestion, type Bots, BotsBusy } from './bots.ts';
import type { BotReply } from './reply.ts';

interface Job {
  readonly question: BotQuestion;
  /** How often a worker failed over it. */
  readonly failures: number;
  readonly resolve: (move: BotMove) => void;
  readonly reject: (error: Error) => void;
}

interface Busy {
  readonly job: Job;
  readonly limit: NodeJS.Timeout;
}

export interface BotPoolOptions {
  readonly workers?: number;
  /** How many questions may wait. */
  readonly room?: number;
  /** How long a bot may think at most, in milliseconds, before it is taken to hang. */
  readonly limit?: number;
  readonly hire?: () => Worker;
  /** Told of every failure: by which bot, and what the worker said about it. */
  readonly trouble?: (failed: BotFailure, level: string, error: unknown) => void;
}

const FAILURES = 2;
const LONGEST = Math.max(...Object.values(THINKING));

/** Bots think in worker threads. One that crashes or hangs is replaced, and the question asked once more. */
export class BotPool implements Bots {
  readonly #size: number;
  readonly #room: number;
  readonly #limit: number;
  readonly #hire: () => Worker;
  readonly #trouble: NonNullable<BotPoolOptions['trouble']>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Busy>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor({
    workers = 1,
    room = 1000,
    limit = LONGEST * 4 + 2000,
    hire = newWorker,
    trouble = () => {},
  }: BotPoolOptions = {}) {
    this.#trouble = trouble;
    this.#size = workers;
    this.#room = room;
    this.#limit = limit;
    this.#hire = hire;
  }

  choose(question: BotQuestion): Promise<BotMove> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#waiting.length >= this.#room) return reject(new BotsBusy());
      this.#waiting.push({ question, failures: 0, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = [...this.#waiting.splice(0), ...[...this.#busy.values()].map(({ job }) => job)];
    for (const { limit } of this.#busy.values()) clearTimeout(limit);
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    for (const { reject } of jobs) reject(new BotsBusy());
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#newWorker() : null);
      if (!worker) return;
      const job = this.#waiting.shift()!;
      const limit = setTimeout(() => this.#failed(worker, 'hung', null), this.#limit);
      this.#busy.set(worker, { job, limit });
      worker.postMessage(job.question);
    }
  }

  #newWorker(): Worker {
    const worker = this.#hire();
    worker.unref();
    worker.on('message', (reply: BotReply) => {
      if ('error' in reply) return this.#failed(worker, 'crashed', new Error(reply.error));
      const job = this.#release(worker);
      if (!job) return;
      this.#idle.push(worker);
      job.resolve({ option: reply.option });
      this.#assign();
    });
    worker.on('error', (error) => this.#failed(worker, 'crashed', error));
    worker.on('exit', () => this.#failed(worker, 'crashed', null));
    return worker;
  }

  /** The worker is let go of; its question goes to another one, and then to chance. */
  #failed(worker: Worker, failed: BotFailure, error: unknown): void {
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    const job = this.#release(worker);
    void worker.terminate();
    if (!job) return;
    this.#trouble(failed, job.question.level, error);
    if (job.failures + 1 < FAILURES) this.#waiting.unshift({ ...job, failures: job.failures + 1 });
    else answerAnything(job, failed);
    this.#assign();
  }

  #release(worker: Worker): Job | undefined {
    const busy = this.#busy.get(worker);
    this.#busy.delete(worker);
    clearTimeout(busy?.limit);
    return busy?.job;
  }
}

function answerAnything({ question, resolve, reject }: Job, failed: BotFailure): void {
  const { view, seat, commitment } = question;
  const decision = decisionOf(osadnicy.rules, view, seat);
  const option = decision && randomAnswer(decision, luckOf(commitment, seat, view.decision));
  if (option === null) reject(new Error(`Seat ${seat} has nothing to decide`));
  else resolve({ option, failed });
}

/** The bundle stands beside the worker's bundle; the source needs somebody to read TypeScript. */
function newWorker(): Worker {
  const { url } = import.meta;
  if (!url.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', url));
  return new Worker(new URL('./from-source.mjs', url), { execArgv: ['--conditions=source'] });
}
