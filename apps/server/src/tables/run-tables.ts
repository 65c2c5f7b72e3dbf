import { BotPool, type BotPoolOptions } from '../bots/bot-pool.ts';
import type { Store } from '../store/store.ts';
import { keepResults } from './keep-results.ts';
import { steadyClock } from './surroundings.ts';
import { Tables } from './tables.ts';

const EXPIRE_EVERY = 1000;
const SWEEP_EVERY = 15_000;

export interface RunningTables {
  readonly tables: Tables;
  /** Bots stop thinking, snapshots are written, and nothing happens by itself any more. */
  close(): Promise<void>;
}

/** Tables with everything that makes them go by themselves: bots, the end of time, results, and letting go. */
export function runTables(
  store: Store,
  trouble: (error: unknown, table: string) => void,
  botOptions: BotPoolOptions = {},
): RunningTables {
  const bots = new BotPool(botOptions);
  const tables = new Tables({
    store,
    now: steadyClock(),
    bots,
    trouble,
    ended: (table) => {
      keepResults(store.people, store.results, table).catch((error) => trouble(error, table.head.id));
    },
  });
  const stops = [
    again(EXPIRE_EVERY, () => tables.expire(), trouble),
    again(SWEEP_EVERY, () => tables.sweep(), trouble),
  ];
  return {
    tables,
    async close() {
      for (const stop of stops) stop();
      await bots.close();
      await tables.close();
    },
  };
}

/** Again and again, never twice at the same time. */
function again(
  milliseconds: number,
  task: () => Promise<unknown>,
  trouble: (error: unknown, table: string) => void,
): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const next = (): void => {
    if (!stopped) timer = setTimeout(run, milliseconds).unref();
  };
  const run = (): void => {
    task()
      .catch((error) => trouble(error, ''))
      .finally(next);
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
