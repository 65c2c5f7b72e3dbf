import type { Db } from './rows.ts';
import type { ListedTable, TableStatus } from './store.ts';

export function listedColumns(db: Db) {
  return db
    .selectFrom('summaries')
    .innerJoin('tables', 'tables.id', 'summaries.id')
    .select(['summaries.id', 'summaries.version', 'summaries.status', 'summaries.seats'])
    .select(['summaries.dueAt', 'summaries.updatedAt', 'summaries.createdAt'])
    .select(['tables.game', 'tables.config', 'tables.settings']);
}

interface ListedRow {
  readonly id: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly seats: string;
  readonly dueAt: number | null;
  readonly updatedAt: number;
  readonly createdAt: number;
  readonly game: string;
  readonly config: string;
  readonly settings: string;
}

export function listed(row: ListedRow): ListedTable {
  return {
    ...row,
    seats: JSON.parse(row.seats),
    config: JSON.parse(row.config),
    settings: JSON.parse(row.settings),
  };
}

/** A person has few tables that still go on, and may have thousands that have ended: those are read only as asked. */
export async function ofPerson(db: Db, identity: string, limit: number): Promise<readonly ListedTable[]> {
  const mine = listedColumns(db)
    .innerJoin('players', 'players.tableId', 'summaries.id')
    .where('players.identity', '=', identity);
  const live = (await mine.where('players.endedAt', 'is', null).execute()).map(listed);
  live.sort((a, b) => urgency(b, identity) - urgency(a, identity) || b.updatedAt - a.updatedAt);
  if (live.length >= limit) return live.slice(0, limit);
  const ended = await mine
    .where('players.endedAt', 'is not', null)
    .orderBy('players.endedAt', 'desc')
    .limit(limit - live.length)
    .execute();
  return [...live, ...ended.map(listed)];
}

function urgency({ status, seats }: ListedTable, identity: string): number {
  if (seats.some((seat) => seat.identity === identity && seat.waiting)) return 2;
  return status === 'open' ? 0 : 1;
}
