import { again } from '../again.ts';
import { BotPool, type BotPoolOptions } from '../bots/bot-pool.ts';
import type { Store } from '../store/store.ts';
import { bringApart } from './bring-apart.ts';
import { keepResults } from './keep-results.ts';
import { type Surroundings, steadyClock } from './surroundings.ts';
import { Tables } from './tables.ts';

const EXPIRE_EVERY = 1000;
const SWEEP_EVERY = 5000;

export interface RunningTables {
  readonly tables: Tables;
  /** Bots stop thinking, snapshots are written, and nothing happens by itself any more. */
  close(): Promise<void>;
}

type Options = Pick<Surroundings, 'trouble'> &
  Partial<Pick<Surroundings, 'kept' | 'now' | 'outages'>> & {
    readonly bots?: BotPoolOptions;
    /** Before anybody's time is looked at. */
    readonly beforeTime?: () => Promise<unknown>;
  };

/** Tables with everything that makes them go by themselves: bots, the end of time, results, and letting go. */
export function runTables(
  store: Store,
  {
    trouble,
    kept = () => {},
    now = steadyClock(),
    outages = () => [],
    bots = {},
    beforeTime = async () => {},
  }: Options,
): RunningTables {
  const pool = new BotPool(bots);
  const tables = new Tables({
    store,
    now,
    outages,
    bots: pool,
    bring: bringApart(),
    trouble,
    kept,
    ended: (table) => {
      keepResults(store.people, store.results, table).catch((error) => trouble(error, table.head.id));
    },
  });
  const stops = [
    again(
      EXPIRE_EVERY,
      async () => {
        await beforeTime();
        await tables.expire();
      },
      (error) => trouble(error, ''),
    ),
    again(
      SWEEP_EVERY,
      () => tables.sweep(),
      (error) => trouble(error, ''),
    ),
  ];
  return {
    tables,
    async close() {
      for (const stop of stops) stop();
      await pool.close();
      await tables.close();
    },
  };
}
