import type { Seat } from '@imperia/engine';
import {
  cardOf,
  type Do,
  type ImperiumEvent,
  type ImperiumStep,
  listOf,
  type State,
  type StepName,
} from '@imperia/imperium';
import type { Moment as AnyMoment } from '../../../learn/lesson.ts';

export type Moment = AnyMoment<State, ImperiumStep, ImperiumEvent>;

export type EventOf<Name extends ImperiumEvent['did']> = Extract<ImperiumEvent, { did: Name }>;

/** What a player does in a turn, as it is heard of. */
const DEEDS: ReadonlySet<string> = new Set(['play', 'exhaust', 'innovate', 'revolt']);

export function isDeed(event: ImperiumEvent, seat: Seat): boolean {
  return DEEDS.has(event.did) && 'seat' in event && event.seat === seat;
}

export function asks(moment: Moment, step: StepName): boolean {
  return moment.decision?.ask.do === step;
}

export function options<Name extends StepName>(
  { decision }: Moment,
  step: Name,
): readonly Extract<ImperiumStep, { do: Name }>[] {
  const isOne = (option: ImperiumStep): option is Extract<ImperiumStep, { do: Name }> => option.do === step;
  return decision?.options.filter(isOne) ?? [];
}

/** The word of a card's effect that asks; null where something else does. */
export function wordAsking({ decision }: Moment): Do | null {
  const ask = decision?.ask;
  if (!ask || !('list' in ask) || !('at' in ask)) return null;
  return listOf(ask.card, ask.list)[ask.at] ?? null;
}

/** Where in what was heard the seat first did such a thing; -1 when it has not. */
export function firstDone<Name extends ImperiumEvent['did']>(
  { heard, seat }: Moment,
  name: Name,
  such: (event: EventOf<Name>) => boolean = () => true,
): number {
  const isOne = (event: ImperiumEvent): event is EventOf<Name> => event.did === name;
  return heard.findIndex((event) => isOne(event) && 'seat' in event && event.seat === seat && such(event));
}

/** The seat has ended a turn: its token lies on the market. */
export function turnsEnded({ heard, seat }: Moment): number {
  return heard.filter((event) => event.did === 'lay token' && event.seat === seat).length;
}

export function rivalOf({ view, seat }: Moment): Seat {
  return (seat + 1) % view.seats.length;
}

export function isUnrest(card: number): boolean {
  return cardOf(card).unrest;
}

export function isRegion(card: number): boolean {
  return cardOf(card).region;
}
