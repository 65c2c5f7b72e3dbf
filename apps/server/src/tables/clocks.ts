import type { Seat } from '@imperia/engine';
import type { TimeSetting } from '../protocol/settings.ts';
import type { Clocks } from '../protocol/update.ts';

/** Who comes back to a seat has at least this long. */
const TO_COME_BACK = 30_000;

export function newClocks(time: TimeSetting, seats: number, at: number): Clocks | null {
  if (time.time === 'none') return null;
  const each = time.time === 'live' ? time.initial : time.perMove;
  return { left: Array<number>(seats).fill(each), running: [], at };
}

/** At a later moment. Time never runs backwards, whatever the entries say. */
export function elapsed(clocks: Clocks, at: number): Clocks {
  const passed = Math.max(0, at - clocks.at);
  const left = clocks.left.map((time, seat) => (clocks.running.includes(seat) ? time - passed : time));
  return { left, running: clocks.running, at: clocks.at + passed };
}

/** A time in which there was no server. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** How much of the time since the clocks were looked at last there was no server. */
export function awaySince(clocks: Clocks, outages: readonly Outage[], now: number): number {
  return outages.reduce((ms, { from, to }) => ms + Math.max(0, Math.min(to, now) - Math.max(from, clocks.at)), 0);
}

/** So much time has passed, and was nobody's. */
export function skipped(clocks: Clocks, ms: number): Clocks {
  return { ...clocks, at: clocks.at + ms };
}

export function running(clocks: Clocks, seats: readonly Seat[]): Clocks {
  return { ...clocks, running: seats };
}

export function afterAnswer(clocks: Clocks, time: TimeSetting, seat: Seat): Clocks {
  if (time.time === 'live') return withLeft(clocks, seat, clocks.left[seat]! + time.increment);
  return time.time === 'days' ? withLeft(clocks, seat, time.perMove) : clocks;
}

/** Answering again must not gain time. */
export function afterUndo(clocks: Clocks, time: TimeSetting, seat: Seat): Clocks {
  return time.time === 'live' ? withLeft(clocks, seat, Math.max(0, clocks.left[seat]! - time.increment)) : clocks;
}

export function backAgain(clocks: Clocks, time: TimeSetting, seat: Seat): Clocks {
  const least = time.time === 'days' ? time.perMove : TO_COME_BACK;
  return withLeft(clocks, seat, Math.max(clocks.left[seat]!, least));
}

/** Whose time has run out by then. */
export function outOfTime(clocks: Clocks, at: number): Seat[] {
  const { left } = elapsed(clocks, at);
  return clocks.running.filter((seat) => left[seat]! <= 0);
}

export function runsOutAt({ left, running, at }: Clocks): number | null {
  return running.length === 0 ? null : at + Math.min(...running.map((seat) => left[seat]!));
}

function withLeft(clocks: Clocks, seat: Seat, time: number): Clocks {
  return { ...clocks, left: clocks.left.map((left, one) => (one === seat ? time : left)) };
}
