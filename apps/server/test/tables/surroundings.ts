import type { TableSettings } from '../../src/protocol/settings.ts';
import { broughtIn } from '../../src/tables/bring-task.ts';
import type { Surroundings } from '../../src/tables/surroundings.ts';
import type { MemoryTables } from './memory-store.ts';

export const SETTINGS: TableSettings = {
  title: 'Wieczór',
  time: { time: 'none' },
  atTimeEnd: 'bot',
  listed: false,
  spectators: true,
  rated: false,
};

/** A world in which nothing happens by itself, and the time is what `now` says. */
export function surroundings(store: MemoryTables, more: Partial<Surroundings> = {}): Surroundings {
  return {
    store: { tables: store, bus: store.bus },
    now: () => 0,
    bots: null,
    outages: () => [],
    bring: async (task) => broughtIn(task),
    kept: () => {},
    ended: () => {},
    trouble: (error) => {
      throw error;
    },
    ...more,
  };
}
