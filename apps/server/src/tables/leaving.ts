import { all } from '../store/pages.ts';
import { hasEnded, type TableStore } from '../store/store.ts';
import type { TablesApi } from './api.ts';

/** Seats are freed where the game has not begun; elsewhere bots play on. */
export async function leaveAllTables(
  store: TableStore,
  tables: Pick<TablesApi, 'open'>,
  identity: string,
): Promise<void> {
  for (const { id, status } of await all((limit, from) => store.of(identity, limit, from))) {
    if (hasEnded(status)) return;
    const table = await tables.open(id).catch(() => null);
    const seat = table?.seatOf(identity) ?? null;
    if (table && seat !== null) await table.wish(identity, { wish: 'leave', seat });
  }
}
