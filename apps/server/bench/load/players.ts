import { BoardgameIoMatch } from './boardgameio-match.ts';
import { ImperiaMatch } from './imperia-match.ts';
import { type Match, openAll, pace } from './match.ts';
import type { Pair } from './seeding.ts';
import { Counting, type Tally } from './tally.ts';

/** What one process of players is to do. */
export interface Job {
  readonly server: 'imperia' | 'boardgame.io';
  readonly base: string;
  readonly pairs: readonly Pair[];
  /** Of this process. */
  readonly rate: number;
  readonly warmUp: number;
  readonly seconds: number;
}

export type ToPlayers = { readonly job: Job } | { readonly go: true };
export type FromPlayers = { readonly at: 'ready' | 'begin' } | { readonly at: 'end'; readonly tally: Tally };

const counting = new Counting();
let matches: Match[] = [];
let job: Job;

process.on('message', (message: ToPlayers) => {
  const work = 'job' in message ? prepare(message.job) : play();
  work.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function prepare(given: Job): Promise<void> {
  job = given;
  matches = job.pairs.map((pair, i) =>
    job.server === 'imperia'
      ? new ImperiaMatch(job.base, pair, i, counting)
      : new BoardgameIoMatch(job.base, pair, i, counting),
  );
  await openAll(matches);
  say({ at: 'ready' });
}

async function play(): Promise<void> {
  const stop = pace(matches, job.rate);
  await seconds(job.warmUp);
  say({ at: 'begin' });
  counting.begin();
  await seconds(job.seconds);
  counting.end();
  stop();
  // What is still under way may arrive.
  await seconds(0.5);
  const { tally } = counting;
  for (const match of matches) if (match instanceof ImperiaMatch) tally.acknowledged.push(...match.acknowledged);
  say({ at: 'end', tally });
}

function say(message: FromPlayers): void {
  process.send?.(message);
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
