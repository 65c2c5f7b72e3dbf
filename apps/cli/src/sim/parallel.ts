import { inBatches } from '../workers/batches.ts';
import type { Outcome } from '../workers/matches.ts';
import { Pool, WorkFailed } from '../workers/pool.ts';
import type { Plan } from './plan.ts';
import { gameError, type Report, Summary, seatingOf, type Watch } from './simulate.ts';

/** What `simulate` does, by several workers: the same plan gives the same report. */
export async function simulateWith(workers: number, id: string, plan: Plan, { now, progress }: Watch): Promise<Report> {
  const pool = new Pool(workers);
  const start = now();
  try {
    const summary = new InOrder(id, plan);
    await inBatches(pool, plan.games, async (from, to) => {
      const seatings = Array.from({ length: to - from }, (_, i) => seatingOf(plan, from + i));
      summary.add(from, await played(pool, seatings, plan.limit));
      progress?.(summary.done, plan.games);
    });
    return summary.report(now() - start);
  } finally {
    await pool.stop();
  }
}

/** A worker that dies breaks the games of its batch, and no others. */
async function played(
  pool: Pool,
  seatings: readonly ReturnType<typeof seatingOf>[],
  limit: number,
): Promise<readonly Outcome[]> {
  try {
    return await pool.run('play', { seatings, limit });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    return seatings.map(() => ({ error: error.message }));
  }
}

/** Batches come in any order; games are counted in their own, so that every sum is the same to the last digit. */
class InOrder {
  readonly #id: string;
  readonly #plan: Plan;
  readonly #summary = new Summary();
  readonly #early = new Map<number, readonly Outcome[]>();
  #next = 0;
  done = 0;

  constructor(id: string, plan: Plan) {
    this.#id = id;
    this.#plan = plan;
  }

  add(from: number, outcomes: readonly Outcome[]): void {
    this.done += outcomes.length;
    this.#early.set(from, outcomes);
    for (let due = this.#early.get(this.#next); due; due = this.#early.get(this.#next)) {
      this.#early.delete(this.#next);
      for (const outcome of due) this.#count(this.#next++, outcome);
    }
  }

  #count(game: number, outcome: Outcome): void {
    const { config, seats } = seatingOf(this.#plan, game);
    if ('error' in outcome) this.#summary.errors.push(gameError(this.#id, this.#plan, game, outcome.error));
    else this.#summary.add(config, seats, outcome);
  }

  report(seconds: number): Report {
    return this.#summary.report(this.#id, this.#plan, seconds);
  }
}
