import type { Append, Snapshot, TableStatus, TableSummary } from './store.ts';

/** An append as plain columns, made once and handed to whichever database. */
export interface PackedAppend {
  readonly table: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly mark: string;
  readonly people: readonly string[];
  readonly endedAt: number | null;
  readonly seats: string;
  readonly dueAt: number | null;
  readonly updatedAt: number;
  readonly times: readonly number[];
  readonly bodies: readonly string[];
  readonly snapshot: Snapshot | null;
}

export type PackedSummary = Pick<
  PackedAppend,
  'status' | 'mark' | 'people' | 'endedAt' | 'seats' | 'dueAt' | 'updatedAt'
>;

export type AppendResult = 'kept' | 'conflict';

export function packed({ table, version, entries, summary, snapshot }: Append): PackedAppend {
  return {
    table,
    version,
    ...packedSummary(summary),
    times: entries.map(({ at }) => at),
    bodies: entries.map(({ entry }) => JSON.stringify(entry)),
    snapshot: snapshot ?? null,
  };
}

export function packedSummary(summary: TableSummary): PackedSummary {
  const { status, seats, dueAt, updatedAt } = summary;
  const people = [...new Set(seats.flatMap(({ identity }) => identity ?? []))];
  return {
    status,
    mark: marked(summary, people),
    people,
    endedAt: status === 'over' || status === 'abandoned' ? updatedAt : null,
    seats: JSON.stringify(seats),
    dueAt,
    updatedAt,
  };
}

/**
 * What most appends leave as it was: the status, whether a clock runs, and who is at the table. While it is the same,
 * neither the indexes by status nor the table's players need to be touched.
 */
function marked({ status, dueAt }: TableSummary, people: readonly string[]): string {
  return JSON.stringify([status, dueAt !== null, ...people]);
}
