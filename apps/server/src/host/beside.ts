import { userInfo } from 'node:os';
import { Admin } from '../admin/admin.ts';
import { People } from '../identity/people.ts';
import { EndedSessions } from '../net/ended-sessions.ts';
import { openBeside, type Where } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { leaveAllTables } from '../tables/leaving.ts';
import { Tables } from '../tables/tables.ts';
import { SharedClock } from './shared-clock.ts';

/** A host's work at the command line, beside a server that may be running: it hears of what is done. */
export async function besideServer<T>(where: Where, work: (admin: Admin, store: Store) => Promise<T>): Promise<T> {
  const store = await openBeside(where);
  try {
    const { now } = await SharedClock.of(store.time);
    const tables = new Tables({
      store,
      now,
      // A bot that is to play on is called by the server, within half a minute.
      bots: null,
      outages: () => [],
      bring: () => Promise.reject(new Error('nothing is brought here')),
      kept: () => {},
      ended: () => {},
      trouble: () => {},
    });
    const ended = new EndedSessions(store.bus);
    const around = {
      store,
      people: new People(store.people, store.doors, now),
      now,
      leaveTables: (identity: string) => leaveAllTables(store.tables, tables, identity),
      sessionsEnded: (identity: string) => ended.say({ identity }),
    };
    const done = await work(new Admin(around, `command line (${userInfo().username})`), store);
    await tables.close();
    return done;
  } finally {
    await store.close();
  }
}
