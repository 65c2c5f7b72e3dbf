import type { TableStatus } from '../protocol/update.ts';
import { isWaitedFor } from './packed.ts';
import type { Db } from './rows.ts';
import type { ListedTable, SeatSummary } from './store.ts';

/** With the last entry of each: how many there are, when it was, and who is waited for since. */
export function listedColumns(db: Db) {
  return db
    .selectFrom('summaries')
    .innerJoin('tables', 'tables.id', 'summaries.id')
    .leftJoin('entries as last', (join) =>
      join.onRef('last.tableId', '=', 'summaries.id').on('last.n', '=', ({ selectFrom }) =>
        selectFrom('entries')
          .whereRef('entries.tableId', '=', 'summaries.id')
          .select(({ fn }) => fn.max('entries.n').as('n')),
      ),
    )
    .select(['summaries.id', 'summaries.status', 'summaries.seats', 'summaries.dueAt', 'summaries.createdAt'])
    .select(['last.n', 'last.at', 'last.waiting'])
    .select(['tables.game', 'tables.config', 'tables.settings']);
}

interface ListedRow {
  readonly id: string;
  readonly status: TableStatus;
  readonly seats: string;
  readonly dueAt: number | null;
  readonly createdAt: number;
  /** Null before the first entry. */
  readonly n: number | null;
  readonly at: number | null;
  readonly waiting: number | null;
  readonly game: string;
  readonly config: string;
  readonly settings: string;
}

export function listed({ n, at, waiting, ...row }: ListedRow): ListedTable {
  const seats: readonly SeatSummary[] = JSON.parse(row.seats);
  return {
    ...row,
    version: n === null ? 0 : n + 1,
    updatedAt: at ?? row.createdAt,
    seats: seats.map((seat, i) => ({ ...seat, waiting: isWaitedFor(waiting ?? 0, i) })),
    config: JSON.parse(row.config),
    settings: JSON.parse(row.settings),
  };
}

/** More than anybody may have: whoever has so many all the same is shown as many. */
const MOST_LIVE = 500;

/** A person has few tables that still go on, and may have thousands that have ended: those are read only as asked. */
export async function ofPerson(db: Db, identity: string, limit: number, from: number): Promise<readonly ListedTable[]> {
  const mine = listedColumns(db)
    .innerJoin('players', 'players.tableId', 'summaries.id')
    .where('players.identity', '=', identity);
  const live = (await mine.where('players.endedAt', 'is', null).limit(MOST_LIVE).execute()).map(listed);
  live.sort((a, b) => urgency(b, identity) - urgency(a, identity) || b.updatedAt - a.updatedAt);
  const shown = live.slice(from, from + limit);
  if (shown.length === limit) return shown;
  const ended = await mine
    .where('players.endedAt', 'is not', null)
    .orderBy('players.endedAt', 'desc')
    .orderBy('players.tableId')
    .limit(limit - shown.length)
    .offset(Math.max(0, from - live.length))
    .execute();
  return [...shown, ...ended.map(listed)];
}

function urgency({ status, seats }: ListedTable, identity: string): number {
  if (seats.some((seat) => seat.identity === identity && seat.waiting)) return 2;
  return status === 'open' ? 0 : 1;
}
