import type { ClashEvent, ClashStep, State } from '@imperia/clash';
import type { Seat } from '@imperia/engine';
import type { Moment as AnyMoment } from '../../../learn/lesson.ts';

export type Moment = AnyMoment<State, ClashStep, ClashEvent>;

/** The Age through which the learner is led; the one before it was played by others. */
export const GUIDED_AGE = 2;

/** What a player does in a turn, as it is heard of. */
const DEEDS: ReadonlySet<string> = new Set([
  'advance',
  'found',
  'collect',
  'construct',
  'wonder',
  'recruit',
  'influence',
  'play',
]);

export function isDeed(event: ClashEvent, seat: Seat): boolean {
  if (event.did === 'move') return event.owner === seat;
  return DEEDS.has(event.did) && 'seat' in event && event.seat === seat;
}

/** Every beat asks for it, and a list of what was heard is never changed. */
const SINCE = new WeakMap<readonly ClashEvent[], readonly ClashEvent[]>();

/** The same moment with what was heard since the learner sat down. */
export function since(moment: Moment): Moment {
  const { heard } = moment;
  const known = SINCE.get(heard) ?? heard.slice(beginning(heard));
  SINCE.set(heard, known);
  return { ...moment, heard: known };
}

/** Where in what was heard the lesson begins. */
export function beginning(heard: readonly ClashEvent[]): number {
  return Math.max(
    0,
    heard.findIndex((event) => event.did === 'age' && event.age === GUIDED_AGE),
  );
}

export function isLed({ view }: Moment): boolean {
  return view.age === GUIDED_AGE;
}
