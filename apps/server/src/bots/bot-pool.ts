import type { Worker } from 'node:worker_threads';
import { luckOf, THINKING } from '@imperia/bots';
import { decisionOf, randomAnswer } from '@imperia/engine';
import { KITS } from '../games.ts';
import type { BotFailure } from '../store/entry.ts';
import { type BotMove, type BotQuestion, type Bots, BotsBusy } from './bots.ts';
import { FairQueue } from './fair-queue.ts';
import { hireWorker } from './hire.ts';
import type { BotReply } from './reply.ts';

interface Job {
  readonly whose: string;
  readonly queue: FairQueue<Job>;
  readonly question: BotQuestion;
  /** How often a worker failed over it. */
  readonly failures: number;
  readonly resolve: (move: BotMove) => void;
  readonly reject: (error: Error) => void;
}

interface Busy {
  readonly job: Job;
  readonly since: number;
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
/** Of the room for questions, this part at most is one person's. */
const SHARE = 1 / 10;
/** Whoever thinks for longer keeps the others waiting. */
const QUICK_MS = 300;

/**
 * Bots think in worker threads. One that crashes or hangs is replaced, and the question asked once more. The time to
 * think is shared out between the people for whom it is; those who think quickly do not wait for those who do not.
 */
export class BotPool implements Bots {
  readonly #size: number;
  readonly #room: number;
  readonly #limit: number;
  readonly #hire: () => Worker;
  readonly #trouble: NonNullable<BotPoolOptions['trouble']>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Busy>();
  readonly #quick = new FairQueue<Job>();
  readonly #slow = new FairQueue<Job>();
  #closed = false;

  constructor({
    workers = 1,
    room = 1000,
    limit = LONGEST * 4 + 2000,
    hire = hireWorker,
    trouble = () => {},
  }: BotPoolOptions = {}) {
    this.#trouble = trouble;
    this.#size = workers;
    this.#room = room;
    this.#limit = limit;
    this.#hire = hire;
  }

  choose(question: BotQuestion, whose: string): Promise<BotMove> {
    return new Promise((resolve, reject) => {
      if (this.#closed || !this.#hasRoom(whose)) return reject(new BotsBusy());
      const queue = isQuick(question.level) ? this.#quick : this.#slow;
      queue.push(whose, { whose, queue, question, failures: 0, resolve, reject });
      this.#assign();
    });
  }

  #hasRoom(whose: string): boolean {
    const theirs = this.#quick.of(whose) + this.#slow.of(whose);
    return this.#quick.size + this.#slow.size < this.#room && theirs < Math.ceil(this.#room * SHARE);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = [...this.#quick.clear(), ...this.#slow.clear(), ...[...this.#busy.values()].map(({ job }) => job)];
    for (const { limit } of this.#busy.values()) clearTimeout(limit);
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    for (const { reject } of jobs) reject(new BotsBusy());
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #assign(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      const worker = this.#idle.pop() ?? this.#newWorker();
      const limit = setTimeout(() => this.#failed(worker, 'hung', null), this.#limit);
      this.#busy.set(worker, { job, since: performance.now(), limit });
      worker.postMessage(job.question);
    }
  }

  /** So many threads for the quick and as many for the others: neither waits for the other. */
  #next(): Job | undefined {
    const busyWith = (queue: FairQueue<Job>) =>
      [...this.#busy.values()].filter(({ job }) => job.queue === queue).length;
    const free = [this.#quick, this.#slow].find((queue) => queue.size > 0 && busyWith(queue) < this.#size);
    return free?.shift();
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
    if (job.failures + 1 < FAILURES) job.queue.pushFirst(job.whose, { ...job, failures: job.failures + 1 });
    else answerAnything(job, failed);
    this.#assign();
  }

  #release(worker: Worker): Job | undefined {
    const busy = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (!busy) return undefined;
    clearTimeout(busy.limit);
    busy.job.queue.charge(busy.job.whose, performance.now() - busy.since);
    return busy.job;
  }
}

function isQuick(level: string): boolean {
  const thinking: Readonly<Record<string, number>> = THINKING;
  return (thinking[level] ?? LONGEST) <= QUICK_MS;
}

function answerAnything({ question, resolve, reject }: Job, failed: BotFailure): void {
  const { game, view, seat, commitment } = question;
  const kit = KITS.get(game);
  const decision = kit ? decisionOf(kit.game.rules, view, seat) : null;
  const option = decision && randomAnswer(decision, luckOf(commitment, seat, view.decision));
  if (option === null) reject(new Error(`Seat ${seat} has nothing to decide`));
  else resolve({ option, failed });
}
