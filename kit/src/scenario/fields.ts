import type { Seat } from '@imperia/engine';
import type { From } from './box.ts';
import { COUNT, FLAG, type ListShape, listOf, nameOf, type Shape } from './shape.ts';
import type { Field, Fields, Laying } from './vocabulary.ts';

type Place<G, O> = (state: G, seat: Seat) => O;

/** A value that lies in one field of the state. */
export function value<G, C, O, K extends keyof O>(
  shape: Shape,
  about: string,
  place: Place<G, O>,
  key: K,
): Field<G, C> {
  return {
    shape,
    about,
    lay({ state, seat }, given) {
      place(state, seat)[key] = given as O[K];
      return undefined;
    },
    read: (state, seat) => place(state, seat)[key],
  };
}

interface PileOptions<G, C> {
  readonly count?: string;
  /** From which pile of the box, where several have a card of one name. */
  readonly from?: (on: Laying<G, C>) => From;
  /** The kind of names; that of cards where not given. */
  readonly kind?: string;
  readonly order?: ListShape['order'];
}

/** Cards that lie in one list of the state. */
export function pile<G, C, K extends string>(
  about: string,
  place: Place<G, { [F in K]: number[] }>,
  key: K,
  { count, from, kind = 'card', order }: PileOptions<G, C> = {},
): Field<G, C> {
  return {
    shape: listOf(nameOf(kind), order),
    about,
    ...(count === undefined ? {} : { count }),
    lay(on, given) {
      place(on.state, on.seat)[key] = on.box.cards(given as readonly string[], on.path, { kind, ...from?.(on) });
      return undefined;
    },
    read: (state, seat) => place(state, seat)[key],
  };
}

interface DeckOptions<G, C, D extends string> {
  /** How it is called: `deck`, with `deckRest`, `deckCount` and `deckTop`. */
  readonly name: D;
  /** "the common deck". */
  readonly what: string;
  readonly pile: (on: Pick<Laying<G, C>, 'state' | 'seat'>) => string;
  readonly kind?: string;
  /** Where cards go that are out of the game; without it, the rest always lies below. */
  readonly removed?: (state: G) => number[];
}

/** A deck, drawn from the end of its list: its first cards are named, and those named nowhere lie below. */
export function deck<G, C, K extends string, D extends string>(
  place: Place<G, { [F in K]: number[] }>,
  key: K,
  { name, what, pile, kind = 'card', removed }: DeckOptions<G, C, D>,
): Fields<G, C> {
  const rest = `${name}Rest`;
  const cards: Place<G, readonly number[]> = (state, seat) => place(state, seat)[key];
  return {
    [name]: {
      shape: listOf(nameOf(kind)),
      about: `The top of ${what}, the card drawn first standing first; cards named nowhere lie below.`,
      always: true,
      lay(on, given) {
        const from = pile(on);
        const top = on.box.cards((given ?? []) as readonly string[], on.path, { kind, pile: from, only: true });
        return () => {
          const below = on.box.rest(from);
          const whole = !removed || on.given[rest] !== false;
          place(on.state, on.seat)[key] = (whole ? [...top, ...below] : top).reverse();
          if (!whole) removed(on.state).push(...below);
        };
      },
    },
    ...(removed && {
      [rest]: {
        shape: FLAG,
        about: `False: cards of ${what} named nowhere are out of the game.`,
        later: true as const,
      },
    }),
    [`${name}Count`]: countOf(`How many cards in ${what}.`, cards),
    [`${name}Top`]: topOf(`The first cards of ${what}, in this order.`, cards, kind),
  };
}

/** How many there are, for what is not to be named. */
export function countOf<G, C>(about: string, things: Place<G, readonly unknown[]>): Field<G, C> {
  return { shape: COUNT, about, read: (state, seat) => things(state, seat).length };
}

/** The first cards of a list whose top lies at its end. */
export function topOf<G, C>(about: string, cards: Place<G, readonly number[]>, kind = 'card'): Field<G, C> {
  return { shape: listOf(nameOf(kind), 'top'), about, read: (state, seat) => [...cards(state, seat)].reverse() };
}

/** A part of the table with fields of its own. */
export function group<G, C>(
  name: string,
  about: string,
  fields: Fields<G, C>,
  absent?: (config: C) => string | null,
): Field<G, C> {
  return { shape: { kind: 'object', name, fields }, about, fields, ...(absent && { absent }) };
}
