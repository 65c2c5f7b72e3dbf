import type { Seat } from '@imperia/engine';
import { cardOf, type OsadnicyEvent, type OsadnicyStep, type State } from '@imperia/osadnicy';
import type { Moment as AnyMoment } from '../../../learn/lesson.ts';

export type Moment = AnyMoment<State, OsadnicyStep, OsadnicyEvent>;

/** What a player does in a turn, as it is heard of. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['build', 'deal', 'raze card', 'raze', 'activate', 'exchange', 'pass'],
  ...['send worker', 'play instant', 'conquer', 'siege', 'visit market', 'unlock'],
]);

export function isDeed(event: OsadnicyEvent, seat: Seat): boolean {
  return DEEDS.has(event.did) && 'seat' in event && event.seat === seat;
}

/** What was heard in a round. */
export function heardIn({ heard }: Moment, round: number): readonly OsadnicyEvent[] {
  const begins = (n: number) => heard.findIndex((event) => event.did === 'round' && event.round === n);
  const from = begins(round);
  const to = begins(round + 1);
  return from < 0 ? [] : heard.slice(from, to < 0 ? undefined : to);
}

export function isCommon(card: number): boolean {
  return cardOf(card).deck === 0;
}
