import { sql } from 'kysely';
import type { GroupCommit } from './group.ts';
import { Limits } from './limits.ts';
import type { AppendResult, PackedAppend } from './packed.ts';
import { StoredPeople } from './people.ts';
import { Results } from './results.ts';
import type { Db } from './rows.ts';
import type { Store } from './store.ts';
import { StoredDoors } from './stored-doors.ts';
import { StoredHosting } from './stored-hosting.ts';
import { StoredTables } from './tables.ts';
import { Chat, Invitations, Notes } from './talk.ts';
import type { LastWrite } from './writing.ts';

/** All that is the same on both databases. */
export function stores(
  db: Db,
  appends: GroupCommit<PackedAppend, AppendResult>,
  writing: LastWrite,
  alone: (db: Db) => Promise<void>,
): Omit<Store, 'bus' | 'time' | 'close'> {
  const notes = new Notes(db);
  return {
    tables: new StoredTables(db, appends),
    people: new StoredPeople(db),
    invitations: new Invitations(db),
    chat: new Chat(db),
    results: new Results(db, alone),
    notes,
    limits: new Limits(db),
    doors: new StoredDoors(db),
    hosting: new StoredHosting(db),
    writing,
    ping: async () => {
      await sql`select 1`.execute(db);
      if (writing.damage) throw writing.damage;
      if (!writing.trouble) return;
      await notes.tryToWrite();
      writing.done();
    },
  };
}
