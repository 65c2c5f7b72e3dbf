import { type Seat, SPECTATOR } from './step.ts';

/** Whose eyes: those of one seat or of several; -1 is the table itself, which has none. */
export type Eyes = Seat | readonly Seat[];

/** A bit for each seat, and one for whoever watches. */
export type Observers = number;

export const EVERYONE: Observers = 0xffff;

export function observersOf(eyes: Eyes): Observers {
  if (typeof eyes === 'number') return 1 << (eyes - SPECTATOR);
  let all: Observers = 0;
  for (const seat of eyes) all |= 1 << (seat - SPECTATOR);
  return all;
}

export function isAmong(seat: Seat, eyes: Eyes): boolean {
  return typeof eyes === 'number' ? eyes === seat : eyes.includes(seat);
}
