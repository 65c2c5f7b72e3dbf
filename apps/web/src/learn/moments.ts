import type { GameEvent, Seat, Step } from '@imperia/engine';
import type { Moment } from './lesson.ts';

export type EventNamed<E extends GameEvent, Name extends E['did']> = Extract<E, { readonly did: Name }>;

export function asks<G, S extends Step, E>({ decision }: Moment<G, S, E>, step: S['do']): boolean {
  return decision?.ask.do === step;
}

export function options<G, S extends Step, E, Name extends S['do']>(
  { decision }: Moment<G, S, E>,
  step: Name,
): readonly Extract<S, { readonly do: Name }>[] {
  const isOne = (option: S): option is Extract<S, { readonly do: Name }> => option.do === step;
  return decision?.options.filter(isOne) ?? [];
}

/** Where in what was heard the seat first did such a thing; -1 when it has not. */
export function firstDone<G, S extends Step, E extends GameEvent, Name extends E['did']>(
  { heard, seat }: Moment<G, S, E>,
  name: Name,
  such: (event: EventNamed<E, Name>) => boolean = () => true,
): number {
  const isOne = (event: E): event is EventNamed<E, Name> => event.did === name;
  return heard.findIndex((event) => isOne(event) && 'seat' in event && event.seat === seat && such(event));
}

/** The other one: first games are played by two. */
export function rivalOf({ seat }: { readonly seat: Seat }): Seat {
  return 1 - seat;
}
