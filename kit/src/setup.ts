import type { Seat } from '@imperia/engine';
import type { Lang, Spoken } from './words/lang.ts';

export interface Choosable {
  readonly id: string;
  readonly name: Spoken<string>;
  readonly text?: Spoken<string>;
}

/** What people make themselves and can choose beside what is listed: their decks. */
export interface OwnChoices {
  /** Of all of them together. */
  readonly name: Spoken<string>;
  /** What such a one is, and whether it may be played; null where it is none, or of other packs than these. */
  described(id: string, packs?: unknown): Choosable | null;
}

/** Chosen for each seat: a faction; a nation and the side of its power card. */
export interface SeatChoice extends Choosable {
  readonly of: readonly Choosable[];
  /** No two seats the same. */
  readonly distinct: boolean;
  /** What a seat has that chooses nothing; without it, chance decides. */
  readonly usual?: string;
  /** More than these can be named, as people make them. */
  readonly more?: OwnChoices;
  /** Whether who sits down at such a table online may choose it too, and not its maker alone. */
  readonly sittersMay?: (wanted: Wanted) => boolean;
}

/** Chosen for the table: boxes, variants, a level. A switch is one of a list of which many may be chosen. */
export interface TableChoice extends Choosable {
  readonly of: readonly Choosable[];
  /** Any of them, or exactly one. */
  readonly many: boolean;
  /** Whether it matters to such a table; without it, always. */
  readonly matters?: (wanted: Wanted) => boolean;
}

/** What was chosen, as a form, a command line and the wire carry it; null is left to chance. */
export interface Wanted {
  readonly seats: readonly Readonly<Record<string, string | null>>[];
  readonly table: Readonly<Record<string, readonly string[]>>;
  /** Packs that somebody made, whole: `takePacks` first. */
  readonly packs?: readonly object[];
}

/** A table that can be set, or why it cannot. */
export type Settable<C> = { readonly config: C } | Fault;

/** Why such a table cannot be set: data, for `faultText` of the same game. */
export interface Fault {
  readonly fault: string;
  readonly found: unknown;
}

/** How a table is set, as data: a form, a command line and the wire need no code for a game. */
export interface Setup<C> {
  /** Players at a table, when they play against each other. */
  readonly least: number;
  readonly most: number;
  /** Whether one can play alone, by rules of their own. */
  readonly alone: boolean;
  readonly perSeat: readonly SeatChoice[];
  readonly perTable: readonly TableChoice[];
  /** What is proposed. */
  usual(seats: number): Wanted;
  /** `below(n)`: a whole number from 0 to n - 1, for what is left to chance. */
  make(wanted: Wanted, below: (n: number) => number): Settable<C>;
  wanted(config: C): Wanted;
  /** With what else must be chosen for what a seat has just chosen, where that follows from it. */
  suited?(wanted: Wanted, seat: Seat, choice: string): Wanted;
  /** From a file or the wire: its shape and its sense. */
  read(json: unknown): Settable<C>;
  faultText(fault: Fault, lang: Lang): string;
  /** What a seat plays, for names, colours and statistics: `romans`. */
  side(config: C, seat: Seat): string;
}

/** What who sits there has chosen for a seat, everything else as it was; null where that is not theirs to choose. */
export function sitterChose<C>(
  setup: Setup<C>,
  config: C,
  seat: Seat,
  choice: string,
  chosen: string,
): Settable<C> | null {
  const wanted = setup.wanted(config);
  const { sittersMay } = setup.perSeat.find(({ id }) => id === choice) ?? {};
  return sittersMay?.(wanted) ? setup.make(choosing(wanted, seat, { [choice]: chosen }), () => 0) : null;
}

/** A seat as it was at first, everything else as it is now. */
export function seatAsAtFirst<C>(setup: Setup<C>, config: C, first: C, seat: Seat): Settable<C> {
  return setup.make(choosing(setup.wanted(config), seat, setup.wanted(first).seats[seat] ?? {}), () => 0);
}

function choosing(wanted: Wanted, seat: Seat, chosen: Wanted['seats'][number]): Wanted {
  return { ...wanted, seats: wanted.seats.map((one, at) => (at === seat ? { ...one, ...chosen } : one)) };
}

/** For each seat what it wants of a choice without two the same; null is drawn by lot from what is left. */
export function drawn(
  wanted: readonly (string | null | undefined)[],
  of: readonly string[],
  below: (n: number) => number,
): string[] {
  const left = of.filter((id) => !wanted.includes(id));
  return wanted.map((id) => id ?? left.splice(below(left.length), 1)[0] ?? '');
}
