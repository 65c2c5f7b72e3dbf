import { botNamed } from '@imperia/bots';
import type { Rng, Seat } from '@imperia/engine';
import type { AnyKit, AnyState } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import { type Hint, type HintTask, hintsFor } from '../hint/hints.ts';
import type { Seating } from '../sim/seating.ts';
import { type Outcome, playSeating } from './matches.ts';

/** What a worker can be asked, and what it answers: plain data on both sides, and of which game. */
export interface Jobs {
  /** Whole games, one after another. */
  readonly play: Job<{ readonly seatings: readonly Seating[]; readonly limit: number }, readonly Outcome[]>;
  /** What a bot answers to the question that this seat faces. */
  readonly choose: Job<
    { readonly bot: string; readonly view: AnyState; readonly seat: Seat; readonly luck: Rng },
    string
  >;
  readonly hints: Job<HintTask, readonly Hint[]>;
}

interface Job<Task, Answer> {
  readonly task: Task & { readonly game: string };
  readonly answer: Answer;
}

export type JobName = keyof Jobs;

type Performers = { readonly [K in JobName]: (kit: AnyKit, task: Jobs[K]['task']) => Jobs[K]['answer'] };

const PERFORMERS: Performers = {
  play: (kit, { seatings, limit }) => seatings.map((seating) => playSeating(kit, seating, limit)),
  choose: (kit, { bot, view, seat, luck }) => botNamed(bot, kit).choose(view, seat, luck),
  hints: hintsFor,
};

export async function perform<K extends JobName>(job: K, task: Jobs[K]['task']): Promise<Jobs[K]['answer']> {
  if (!isGame(task.game)) throw new Error(`There is no game «${task.game}»`);
  return PERFORMERS[job](await SHELF[task.game].kit(), task);
}

/** What is sent to a worker, and what comes back. */
export interface Request<K extends JobName = JobName> {
  readonly job: K;
  readonly task: Jobs[K]['task'];
}

export type Reply = { readonly answer: unknown } | { readonly error: string };
