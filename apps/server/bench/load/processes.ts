import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromPlayers, Job, ToPlayers } from './players.ts';
import { type Tally, together } from './tally.ts';

const PLAYERS = fileURLToPath(new URL('./players.ts', import.meta.url));
/** A nursery in which what thousands of seats know need not be moved all the time: a tenth less of the processor. */
const FLAGS = ['--max-semi-space-size=128', '--conditions=source', '--import', 'tsx'];

interface Watching {
  /** The measuring begins. */
  readonly begin: () => Promise<void>;
  /** The measuring has ended; connections are still there. */
  readonly end: () => Promise<void>;
}

/** Shares the pairs out among so many processes, lets them all play at the same time, and adds up what they measured. */
export async function playAll(job: Job, processes: number, { begin, end }: Watching): Promise<Tally> {
  const players = Array.from({ length: Math.min(processes, job.pairs.length) }, () => new Players());
  try {
    await Promise.all(players.map((one, i) => one.prepare(share(job, i, players.length))));
    const measuring = players.map((one) => one.play());
    await Promise.all(players.map((one) => one.heard('begin')));
    await begin();
    const tallies = await Promise.all(measuring);
    await end();
    return together(tallies);
  } finally {
    for (const one of players) one.stop();
  }
}

function share(job: Job, i: number, of: number): Job {
  return { ...job, pairs: job.pairs.filter((_, pair) => pair % of === i), rate: job.rate / of };
}

class Players {
  readonly #child: ChildProcess = fork(PLAYERS, { execArgv: FLAGS, serialization: 'advanced' });

  prepare(job: Job): Promise<unknown> {
    this.#say({ job });
    return this.heard('ready');
  }

  async play(): Promise<Tally> {
    this.#say({ go: true });
    const message = await this.heard('end');
    if (message.at !== 'end') throw new Error('A player process says what it was not asked');
    return message.tally;
  }

  heard(at: FromPlayers['at']): Promise<FromPlayers> {
    return new Promise((resolve, reject) => {
      const hear = (message: FromPlayers) => {
        if (message.at !== at) return;
        this.#child.off('message', hear);
        resolve(message);
      };
      this.#child.on('message', hear);
      this.#child.once('exit', (code) => reject(new Error(`A player process ended too early (${code})`)));
    });
  }

  stop(): void {
    this.#child.removeAllListeners();
    this.#child.kill();
  }

  #say(message: ToPlayers): void {
    this.#child.send(message);
  }
}
