import type { AnyKit } from '@imperia/kit';
import type { Seating } from '../sim/seating.ts';
import { commandFor } from '../sim/seating.ts';
import { inBatches } from '../workers/batches.ts';
import type { Outcome } from '../workers/matches.ts';
import { type Pool, WorkFailed } from '../workers/pool.ts';
import { type Duel, LIMIT, type Schedule } from './plan.ts';
import type { RecordFile, Result } from './record.ts';

/** A game that broke; it is not in the record, so that the next run plays it again. */
export interface BrokenGame {
  readonly game: number;
  readonly error: string;
  readonly reproduce: string;
}

export interface Outcomes {
  readonly results: readonly Result[];
  readonly errors: readonly BrokenGame[];
}

/** Plays what the record does not hold yet, and writes each batch down as soon as it is over. */
export async function playOn(
  kit: AnyKit,
  schedule: Schedule,
  record: RecordFile,
  pool: Pool,
  progress: (done: number) => void,
): Promise<Outcomes> {
  const results = new Map(record.found.map((result) => [result.game, result]));
  const missing = Array.from({ length: schedule.total }, (_, game) => game).filter((game) => !results.has(game));
  const errors: BrokenGame[] = [];
  progress(results.size);
  const playBatch = async (from: number, to: number) => {
    const games = missing.slice(from, to);
    const outcomes = await played(
      pool,
      kit.game.id,
      games.map((game) => schedule.duel(game)),
    );
    const fresh: Result[] = [];
    for (const [i, outcome] of outcomes.entries()) {
      const game = games[i]!;
      if ('error' in outcome) errors.push(broken(kit, schedule, game, outcome.error));
      else fresh.push(resultOf(game, schedule.duel(game), outcome));
    }
    record.add(fresh);
    for (const result of fresh) results.set(result.game, result);
    progress(results.size + errors.length);
  };
  await inBatches(pool, missing.length, playBatch, schedule.isSlow ? 1 : undefined);
  const inOrder = [...results.values()].sort((a, b) => a.game - b.game);
  return { results: inOrder, errors: errors.sort((a, b) => a.game - b.game) };
}

function broken(kit: AnyKit, schedule: Schedule, game: number, error: string): BrokenGame {
  return { game, error, reproduce: commandFor(kit, schedule.duel(game), LIMIT) };
}

function resultOf(game: number, { seed, seats, sides }: Duel, outcome: Exclude<Outcome, { error: string }>): Result {
  const { decisions, result, thought, faults } = outcome;
  const { points, winners } = result;
  return {
    game,
    seed,
    seats,
    sides,
    decisions,
    points,
    winners,
    thought: thought.map(rounded),
    ...(faults && { faults }),
  };
}

/** Microseconds are enough. */
function rounded({ decisions, milliseconds }: { decisions: number; milliseconds: number }) {
  return { decisions, milliseconds: Math.round(milliseconds * 1000) / 1000 };
}

async function played(pool: Pool, game: string, duels: readonly Seating[]): Promise<readonly Outcome[]> {
  const seatings = duels.map(({ config, seed, seats }) => ({ config, seed, seats }));
  try {
    return await pool.run('play', { game, seatings, limit: LIMIT });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    return seatings.map(() => ({ error: error.message }));
  }
}
