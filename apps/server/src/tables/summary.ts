import type { Seat } from '@imperia/engine';
import type { KeptEntry } from '../store/entry.ts';
import type { TableSummary, Written } from '../store/store.ts';
import { runsOutAt } from './clocks.ts';
import { type Gathering, isPlayedByPerson } from './gathering.ts';

/** A bot that has not answered by then was lost with the process that it thought in. */
const BOT_GRACE = 30_000;

export function summaryOf(table: Gathering): TableSummary {
  const { status, sitters } = table;
  return {
    status,
    seats: sitters.map(({ identity, name, bot }, seat) => ({
      seat,
      identity,
      name: identity === null ? '' : name,
      bot,
    })),
    dueAt: dueAt(table),
  };
}

/** Whether the summaries of these two moments of a table say the same. */
export function sameSummary(before: Gathering, after: Gathering): boolean {
  return before.status === after.status && before.sitters === after.sitters && dueAt(before) === dueAt(after);
}

/** The seats that the game waits for. */
export function waitedFor({ status, asked }: Gathering): readonly Seat[] {
  return status === 'running' ? asked : [];
}

/** All of a table that was never written before. */
export function writtenOf(table: Gathering, entries: readonly KeptEntry[]): Written {
  return { entries, waiting: waitedFor(table), summary: summaryOf(table) };
}

function dueAt({ status, sitters, asked, clocks, at }: Gathering): number | null {
  if (status !== 'running') return null;
  // Where no person plays, nobody waits for a bot.
  const botAsked = sitters.some(isPlayedByPerson) && asked.some((seat) => sitters[seat]!.bot !== null);
  const due = [botAsked ? at + BOT_GRACE : null, clocks && runsOutAt(clocks)].filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}
