import type { AnyKit } from '@imperia/kit';
import type { Hiring } from '../bots/hire.ts';
import { inBatches } from '../workers/batches.ts';
import type { Outcome } from '../workers/matches.ts';
import { Pool, WorkFailed } from '../workers/pool.ts';
import type { Plan } from './plan.ts';
import type { Rows } from './rows.ts';
import { gameError, type Report, Summary, seatingOf, type Watch } from './simulate.ts';

/** What `simulate` does, by several workers: the same plan gives the same report. */
export async function simulateWith(
  workers: number,
  kit: AnyKit,
  plan: Plan,
  { now, progress }: Watch,
  hiring?: Hiring,
  rows?: Rows,
): Promise<Report> {
  const pool = new Pool(workers, hiring);
  const start = now();
  const stop = () => void pool.stop();
  // Without rows to go on from there is nothing to keep: the process simply ends.
  if (rows) {
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }
  try {
    const summary = new InOrder(kit, plan);
    await inBatches(pool, plan.games, async (from, to) => {
      const games = Array.from({ length: to - from }, (_, i) => from + i);
      summary.add(from, await batch(pool, kit, plan, games, rows));
      progress?.(summary.done, plan.games);
    });
    return summary.report(now() - start);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    await pool.stop();
  }
}

/** These games, of which some may have been played before. */
async function batch(
  pool: Pool,
  kit: AnyKit,
  plan: Plan,
  games: readonly number[],
  rows: Rows | undefined,
): Promise<readonly Outcome[]> {
  const missing = games.filter((game) => !rows?.known(game));
  const seatings = missing.map((game) => seatingOf(kit, plan, game));
  const fresh = missing.length === 0 ? [] : await played(pool, kit.game.id, seatings, plan.limit, rows !== undefined);
  rows?.add(missing, fresh);
  return games.map((game) => rows?.known(game) ?? fresh[missing.indexOf(game)]!);
}

/** A worker that dies breaks the games of its batch, and no others. */
async function played(
  pool: Pool,
  game: string,
  seatings: readonly ReturnType<typeof seatingOf>[],
  limit: number,
  keep: boolean,
): Promise<readonly Outcome[]> {
  try {
    return await pool.run('play', { game, seatings, limit, keep });
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
