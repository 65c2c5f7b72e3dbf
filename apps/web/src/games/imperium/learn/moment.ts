import type { Seat } from '@imperia/engine';
import { cardOf, type Do, type ImperiumEvent, type ImperiumStep, listOf, type State } from '@imperia/imperium';
import type { Moment as AnyMoment } from '../../../learn/lesson.ts';

export type Moment = AnyMoment<State, ImperiumStep, ImperiumEvent>;

/** What a player does in a turn, as it is heard of. */
const DEEDS: ReadonlySet<string> = new Set(['play', 'exhaust', 'innovate', 'revolt']);

export function isDeed(event: ImperiumEvent, seat: Seat): boolean {
  return DEEDS.has(event.did) && 'seat' in event && event.seat === seat;
}

/** The word of a card's effect that asks; null where something else does. */
export function wordAsking({ decision }: Moment): Do | null {
  const ask = decision?.ask;
  if (!ask || !('list' in ask) || !('at' in ask)) return null;
  return listOf(ask.card, ask.list)[ask.at] ?? null;
}

/** The seat has ended a turn: its token lies on the market. */
export function turnsEnded({ heard, seat }: Moment): number {
  return heard.filter((event) => event.did === 'lay token' && event.seat === seat).length;
}

export function isUnrest(card: number): boolean {
  return cardOf(card).unrest;
}

export function isRegion(card: number): boolean {
  return cardOf(card).region;
}
