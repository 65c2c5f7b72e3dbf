import type { Seat } from '@imperia/engine';
import type { TableStatus } from '../protocol/update.ts';
import { type Append, hasEnded, type Snapshot, type TableSummary, type Written } from './store.ts';

/** One entry as it is kept. */
export interface PackedEntry {
  readonly n: number;
  readonly at: number;
  readonly body: string;
  /** The seats that the game waits for after it, as bits: what lists say of a table is read from its last entry. */
  readonly waiting: number;
}

export interface PackedSummary {
  readonly status: TableStatus;
  readonly seats: string;
  readonly dueAt: number | null;
  readonly people: readonly string[];
  readonly endedAt: number | null;
  /** How many entries the table has with these: fewer later mean that some are lost. */
  readonly atLeast: number;
}

/** An append as plain columns, made once and handed to whichever database. */
export interface PackedAppend {
  readonly table: string;
  readonly version: number;
  readonly entries: readonly PackedEntry[];
  readonly summary: PackedSummary | null;
  readonly snapshot: Snapshot | null;
}

/** Of a snapshot: only a later one takes its place. */
export const UNLESS_LATER = `
  on conflict (table_id) do update set version = excluded.version, body = excluded.body
    where excluded.version >= snapshots.version`;

export type AppendResult = 'kept' | 'conflict';

export function packed({ table, version, entries, waiting, summary, snapshot }: Append): PackedAppend {
  return {
    table,
    version,
    entries: packedEntries(version, entries, waiting),
    summary: summary ? packedSummary(version, entries, summary) : null,
    snapshot: snapshot ?? null,
  };
}

export function packedEntries(
  version: number,
  entries: Written['entries'],
  waiting: Written['waiting'],
): readonly PackedEntry[] {
  const bits = bitsOf(waiting);
  return entries.map(({ at, entry }, i) => ({ n: version + i, at, body: JSON.stringify(entry), waiting: bits }));
}

export function packedSummary(
  version: number,
  entries: Written['entries'],
  { status, seats, dueAt }: TableSummary,
): PackedSummary {
  const people = [...new Set(seats.flatMap(({ identity }) => identity ?? []))];
  const ended = hasEnded(status);
  const endedAt = ended ? (entries.at(-1)?.at ?? 0) : null;
  return { status, seats: JSON.stringify(seats), dueAt, people, endedAt, atLeast: version + entries.length };
}

export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

export function isWaitedFor(bits: number, seat: Seat): boolean {
  return (bits & (1 << seat)) !== 0;
}
