import { BOT_NAMES } from '@imperia/bots';
import type { Seat } from '@imperia/engine';
import { isOwnBot } from '../bots/kinds.ts';

export const HUMAN = 'human';

/** Who plays a seat: a person, or the bot of that name. */
export type SeatName = string;

export const SEAT_NAMES: readonly SeatName[] = [HUMAN, ...BOT_NAMES];

export function isSeatName(value: unknown): value is SeatName {
  return typeof value === 'string' && (SEAT_NAMES.includes(value) || isOwnBot(value));
}

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits down when nobody is named. */
export const USUAL_BOT: Level = 'normal';

/** Bots remember nothing: what only they saw can be taken back by the only person. Undefined where several play. */
export function remembering(kinds: readonly SeatName[]): readonly Seat[] | undefined {
  const people = kinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
  return people.length === 1 ? people : undefined;
}
