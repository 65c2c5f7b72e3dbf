import { hasEnded, StoreUnavailable, type TableStore } from '../store/store.ts';

const TRIES = 20;

/**
 * A host ends it, whatever it is and whoever plays: as entries, without the rules, since a table of another release must be
 * closed as well. Whoever has it loaded hears of it as of any move elsewhere.
 */
export async function closeTable(
  tables: TableStore,
  id: string,
  at: number,
): Promise<'closed' | 'ended already' | 'no such table'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await tables.summary(id);
    if (!table) return 'no such table';
    if (hasEnded(table.status)) return 'ended already';
    const seats = table.seats.map(({ waiting: _, ...seat }) => seat);
    const kept = await tables.append({
      table: id,
      version: table.version,
      entries: [{ at, entry: { do: 'abandon', closed: true } }],
      waiting: [],
      summary: { status: 'abandoned', seats, dueAt: null },
    });
    if (kept === 'kept') return 'closed';
  }
  throw new StoreUnavailable(`Table ${id} changes too fast`);
}
