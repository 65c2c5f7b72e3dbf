import type { Seat } from '@imperia/engine';
import { cardOf, type OsadnicyEvent, type OsadnicyStep, type State, type StepName } from '@imperia/osadnicy';
import type { Moment as AnyMoment } from '../../../learn/lesson.ts';

export type Moment = AnyMoment<State, OsadnicyStep, OsadnicyEvent>;

export type EventOf<Name extends OsadnicyEvent['did']> = Extract<OsadnicyEvent, { did: Name }>;

/** What a player does in a turn, as it is heard of. */
const DEEDS: ReadonlySet<string> = new Set(['build', 'deal', 'raze card', 'raze', 'activate', 'exchange', 'pass']);

export function isDeed(event: OsadnicyEvent, seat: Seat): boolean {
  return DEEDS.has(event.did) && 'seat' in event && event.seat === seat;
}

export function asks(moment: Moment, step: StepName): boolean {
  return moment.decision?.ask.do === step;
}

export function options(moment: Moment, step: StepName): readonly OsadnicyStep[] {
  return moment.decision?.options.filter((option) => option.do === step) ?? [];
}

/** Where in what was heard the seat first did such a thing; -1 when it has not. */
export function firstDone<Name extends OsadnicyEvent['did']>(
  { heard, seat }: Moment,
  name: Name,
  such: (event: EventOf<Name>) => boolean = () => true,
): number {
  return heard.findIndex((event) => isNamed(event, name) && 'seat' in event && event.seat === seat && such(event));
}

function isNamed<Name extends OsadnicyEvent['did']>(event: OsadnicyEvent, name: Name): event is EventOf<Name> {
  return event.did === name;
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

export function rivalOf({ view, seat }: Moment): Seat {
  return (seat + 1) % view.seats.length;
}
