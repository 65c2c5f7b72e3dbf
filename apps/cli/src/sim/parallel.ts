import type { AnyKit } from '@imperia/kit';
import type { Hiring } from '../bots/hire.ts';
import { inBatches } from '../workers/batches.ts';
import type { Outcome } from '../workers/matches.ts';
import { Pool, WorkFailed } from '../workers/pool.ts';
import type { Plan } from './plan.ts';
import { gameError, type Report, Summary, seatingOf, type Watch } from './simulate.ts';

/** What `simulate` does, by several workers: the same plan gives the same report. */
export async function simulateWith(
  workers: number,
  kit: AnyKit,
  plan: Plan,
  { now, progress }: Watch,
  hiring?: Hiring,
): Promise<Report> {
  const pool = new Pool(workers, hiring);
  const start = now();
  try {
    const summary = new InOrder(kit, plan);
    await inBatches(pool, plan.games, async (from, to) => {
      const seatings = Array.from({ length: to - from }, (_, i) => seatingOf(kit, plan, from + i));
      summary.add(from, await played(pool, kit.game.id, seatings, plan.limit));
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
  game: string,
  seatings: readonly ReturnType<typeof seatingOf>[],
  limit: number,
): Promise<readonly Outcome[]> {
  try {
    return await pool.run('play', { game, seatings, limit });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    return seatings.map(() => ({ error: error.message }));
  }
}

/** Batches come in any order; games are counted in their own, so that every sum is the same to the last digit. */
class InOrder {
  readonly #kit: AnyKit;
  readonly #plan: Plan;
  readonly #summary: Summary;
  readonly #early = new Map<number, readonly Outcome[]>();
  #next = 0;
  done = 0;

  constructor(kit: AnyKit, plan: Plan) {
    this.#kit = kit;
    this.#summary = new Summary(kit);
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
    const { config, seats } = seatingOf(this.#kit, this.#plan, game);
    if ('error' in outcome) this.#summary.errors.push(gameError(this.#kit, this.#plan, game, outcome.error));
    else this.#summary.add(config, seats, outcome);
    if ('faults' in outcome) this.#summary.faults.push(...outcome.faults.map((fault) => ({ game, ...fault })));
  }

  report(seconds: number): Report {
    return this.#summary.report(this.#plan, seconds);
  }
}
