import type { WantedTable } from '@imperia/server/protocol';

export type WantedSettings = WantedTable['settings'];
export type Time = WantedSettings['time'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What people may choose from: names as they stand in the form. */
export const TIMES = {
  none: { time: 'none' },
  quick: { time: 'live', initial: 15 * MINUTE, increment: 10 * SECOND },
  calm: { time: 'live', initial: 30 * MINUTE, increment: 30 * SECOND },
  'day 1': { time: 'days', perMove: DAY },
  'day 3': { time: 'days', perMove: 3 * DAY },
  'day 7': { time: 'days', perMove: 7 * DAY },
} as const satisfies Readonly<Record<string, Time>>;

export type TimeName = keyof typeof TIMES;

export function settingsOf(title: string): WantedSettings {
  return { title, time: TIMES.none, atTimeEnd: 'bot', listed: true, spectators: true, rated: false };
}

export function minutesOf(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE);
}

export function secondsOf(milliseconds: number): number {
  return Math.round(milliseconds / SECOND);
}

export function daysOf(milliseconds: number): number {
  return Math.round((milliseconds / DAY) * 10) / 10;
}

/** Time left, as a clock of a game shows it; days and hours while there are many. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / (60 * MINUTE))} h`;
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [left / (60 * MINUTE), (left / MINUTE) % 60, (left / SECOND) % 60].map(Math.floor);
  return hours! > 0 ? `${hours}:${two(minutes!)}:${two(seconds!)}` : `${minutes}:${two(seconds!)}`;
}
