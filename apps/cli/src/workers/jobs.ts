import type { Rng, Seat } from '@imperia/engine';
import { type AnyKit, type AnyState, packsIn, takePacks } from '@imperia/kit';
import { isGame, SHELF } from '@imperia/shelf';
import type { Fault } from '../bots/exec-bot.ts';
import { type Hired, isSeated } from '../bots/hire.ts';
import { type Hint, type HintTask, hintsFor } from '../hint/hints.ts';
import type { Seating } from '../sim/seating.ts';
import { type Outcome, playSeating } from './matches.ts';

/** What a worker can be asked, and what it answers: plain data on both sides, and of which game. */
export interface Jobs {
  /** Whole games, one after another. */
  readonly play: Job<
    { readonly seatings: readonly Seating[]; readonly limit: number; readonly keep?: boolean },
    readonly Outcome[]
  >;
  /** What a bot answers to the question that this seat faces. */
  readonly choose: Job<
    { readonly bot: string; readonly view: AnyState; readonly seat: Seat; readonly luck: Rng },
    Choice
  >;
  readonly hints: Job<HintTask, readonly Hint[]>;
}

/** An answer, and what the bot did wrong where it is not its own. */
interface Choice {
  readonly option: string;
  readonly fault?: Fault;
}

interface Job<Task, Answer> {
  readonly task: Task & { readonly game: string };
  readonly answer: Answer;
}

export type JobName = keyof Jobs;

type Performers = {
  readonly [K in JobName]: (
    kit: AnyKit,
    task: Jobs[K]['task'],
    hired: Hired,
  ) => Jobs[K]['answer'] | Promise<Jobs[K]['answer']>;
};

const PERFORMERS: Performers = {
  play: async (kit, { seatings, limit, keep }, hired) => {
    const outcomes: Outcome[] = [];
    for (const seating of seatings) await takePacks(kit, packsIn(seating.config));
    for (const seating of seatings) outcomes.push(await playSeating(kit, seating, limit, hired, keep));
    return outcomes;
  },
  choose: async (kit, { bot, view, seat, luck }, hired) => {
    await takePacks(kit, packsIn(view.config));
    const sides = Array.from({ length: kit.game.seats(view.config) }, (_, at) => kit.setup.side(view.config, at));
    const chooser = await hired.kept(bot, kit, seat, sides);
    const before = isSeated(chooser) ? chooser.faults.length : 0;
    const option = 'ask' in chooser ? await chooser.ask(view, seat, luck) : chooser.choose(view, seat, luck);
    const fault = isSeated(chooser) ? chooser.faults[before] : undefined;
    return { option, ...(fault && { fault }) };
  },
  hints: async (kit, task) => {
    await takePacks(kit, packsIn(task.view.config));
    return hintsFor(kit, task);
  },
};

export async function perform<K extends JobName>(
  job: K,
  task: Jobs[K]['task'],
  hired: Hired,
): Promise<Jobs[K]['answer']> {
  if (!isGame(task.game)) throw new Error(`There is no game “${task.game}”`);
  return PERFORMERS[job](await SHELF[task.game].kit(), task, hired);
}

/** What is sent to a worker, and what comes back. */
export interface Request<K extends JobName = JobName> {
  readonly job: K;
  readonly task: Jobs[K]['task'];
}

export type Reply = { readonly answer: unknown } | { readonly error: string };

/** What a worker says between: a process that plays for it has begun, or ended. */
export type Notice = { readonly started: number } | { readonly ended: number };
