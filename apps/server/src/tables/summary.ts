import type { TableSummary } from '../store/store.ts';
import { runsOutAt } from './clocks.ts';
import type { Gathering } from './gathering.ts';

/** A bot that has not answered by then was lost with the process that it thought in. */
const BOT_GRACE = 30_000;

export function summaryOf(table: Gathering): TableSummary {
  const { status, sitters, asked, at } = table;
  return {
    status,
    seats: sitters.map(({ identity, name, bot }, seat) => ({
      seat,
      identity,
      name,
      bot,
      waiting: status === 'running' && asked.includes(seat),
    })),
    dueAt: dueAt(table),
    updatedAt: at,
  };
}

function dueAt({ status, sitters, asked, clocks, at }: Gathering): number | null {
  if (status !== 'running') return null;
  const botAsked = asked.some((seat) => sitters[seat]!.bot !== null);
  const due = [botAsked ? at + BOT_GRACE : null, clocks && runsOutAt(clocks)].filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}
