import type { Dealt, Decision, Game, GameEvent, Seat, Step } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import type { Box } from './box.ts';
import type { NameKind } from './names.ts';
import type { Path } from './path.ts';
import type { FieldShape, Shape } from './shape.ts';

/** Where something is laid on a table that is being set up. */
export interface Laying<G, C> {
  readonly state: G;
  readonly config: C;
  /** Of whom; -1 for the table itself. */
  readonly seat: Seat;
  readonly path: Path;
  readonly box: Box;
  /** What is said beside it, as it is written. */
  readonly given: Given;
}

/**
 * Something that a position or an expectation may say: it is laid out, read back, checked, completed by editors and
 * explained by this alone. Words for seats, and for all names but those of cards, arrive as numbers; cards come from
 * the box. What is read back has the same form, with cards as numbers too.
 */
export interface Field<G, C> extends FieldShape {
  /** Without it (and without `later`), it can only be expected. What it gives is called once all cards have been handed out. */
  lay?(on: Laying<G, C>, value: unknown): undefined | (() => void);
  /** It is laid also where nothing is said of it: a deck has what is left. */
  readonly always?: true;
  /** It is laid by another field, or by `finish`. */
  readonly later?: true;
  /** Without it, it can only be laid out. */
  read?(state: G, seat: Seat): unknown;
  /** The name of the field that says only how many. */
  readonly count?: string;
  /** Where equal is not what must be. */
  agrees?(wanted: unknown, found: unknown): boolean;
  /** Fields of a part of the table that has some of its own. */
  readonly fields?: Fields<G, C>;
  /** Why such a table has no such thing; null when it has. */
  absent?(config: C): string | null;
}

export type Fields<G, C> = Readonly<Record<string, Field<G, C>>>;

/** Something by which an option is told from another. */
export interface Detail<S extends Step, C = unknown> extends FieldShape {
  /** What the option says of it, undefined for nothing; without this, what its own field of that name is. */
  read?(option: S, config: C): unknown;
}

export type Given = Readonly<Record<string, unknown>>;

/** What chance decides, by a word that stands for it. */
export interface LuckWord<G> {
  /** The first of them is the word itself. */
  readonly fields: Readonly<Record<string, FieldShape>>;
  purpose(given: Given): number;
  /** `of`: what is shuffled, or the sides of the dice. Throws in words where it cannot be. */
  result(given: Given, of: readonly number[] | number, state: G): readonly number[];
  /** What did not happen, where it was foreseen in vain: "the first player was never drawn by lot". */
  unused(given: Given): string;
}

/** What is to be finished once every card that was named lies in its place. */
export interface Finishing<G, C> {
  readonly state: G;
  readonly config: C;
  readonly box: Box;
  /** Where play starts. */
  readonly start: string;
  /** The position as it was written, with seats as numbers. */
  readonly given: Given & { readonly seats: readonly Given[] };
}

/** What people can say of a game in a scenario. */
export interface Vocabulary<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly game: Game<G, S, E, C, Z>;
  /** All there are, by id. */
  readonly rules: readonly string[];
  /** Every name that a seat can go by. */
  readonly players: readonly string[];
  /** How the seats of a table are called, clockwise; behind the players, whoever else has a seat in the state. */
  seats(config: C): readonly string[];
  /** What is chosen before a game: beside the position, and in each of its seats. */
  readonly chosen: {
    readonly table: Readonly<Record<string, FieldShape>>;
    readonly seat: Readonly<Record<string, FieldShape>>;
  };
  /** Throws `WrongScenario` where such a table cannot be set. */
  config(table: Given, seats: readonly Given[]): C;
  readonly names: Readonly<Record<string, NameKind>>;
  readonly cards: {
    /** Their kind of names. */
    readonly kind: string;
    /** Where it comes from: several piles may have a card of one name. */
    pile(card: number): string;
    /** Why nobody at this table has what is called so. */
    absent?(text: string, config: C): string | null;
  };
  /** Where play may start, beside the very beginning (`setup`); the first where nothing is said. */
  readonly starts: readonly string[];
  readonly table: Fields<G, C>;
  readonly seat: Fields<G, C>;
  /** The steps behind where play starts, decks with what is left, and whatever hangs together. */
  finish(on: Finishing<G, C>): void;
  /** What can be offered at each question. Where something is picked, picks are no choices. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly details: Readonly<Record<string, Detail<S, C>>>;
  /** What can be picked: a name, or one of some words. */
  readonly picks: Shape;
  /** How an item of a pick is called here, where its number alone does not say it. */
  picked?(state: G, asked: Decision<S>, item: number): string;
  /** What makes copies of a card differ; without it, no two cards are the same to a choice. */
  face?(state: G, card: number): unknown;
  /** What is tried, for "why not?". Names arrive as all that they can mean. */
  attempted(state: G, seat: Seat, given: Given & { readonly do: string }): S;
  readonly chance: Readonly<Record<string, LuckWord<G>>>;
  /** Steps before which play can be stopped to look at the table. */
  readonly stops?: readonly string[];
  /** The position in lines of text, where a table is best drawn. */
  draw?(state: G): readonly string[];
}

export type AnyVocabulary = Vocabulary<AnyState, Step, GameEvent, unknown, string>;

/** The door at which the machinery forgets a game's types: what a vocabulary gave goes back to it alone. */
export function anyVocabulary<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  vocabulary: Vocabulary<G, S, E, C, Z>,
): AnyVocabulary {
  return vocabulary as unknown as AnyVocabulary;
}
