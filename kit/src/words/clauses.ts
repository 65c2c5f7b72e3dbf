import type { IconPart } from './parts.ts';

/** The words that a game speaks with, as types: `Clause<Tongue of the game>`. */
export interface Tongue {
  /** Every game has cards, and somebody to play against. */
  readonly noun: string;
  readonly adjective: string;
  readonly verb: string;
  /** Turns of phrase that stand at the end of an act. */
  readonly note: string;
  /** What sets an ability off: "each time you build". */
  readonly when: unknown;
  /** Forms that only this game has. */
  readonly own: unknown;
  readonly icon: IconPart;
}

export type PartOf<T extends Tongue> = string | T['icon'];

/**
 * What is said, in no language yet. Cards, options and the log are all put into these few forms, and each language
 * knows how to say every form: so the same deed is called the same wherever it is spoken of.
 */
export type Clause<T extends Tongue> =
  | Act<T>
  /** One after another. */
  | { readonly is: 'all'; readonly of: readonly Clause<T>[] }
  | { readonly is: 'one of'; readonly of: readonly Clause<T>[] }
  | { readonly is: 'may'; readonly clause: Clause<T> }
  /** Do `price` for the sake of `so`. */
  | { readonly is: 'pay'; readonly price: readonly Act<T>[]; readonly so: Clause<T> }
  | { readonly is: 'whenever'; readonly when: T['when']; readonly so: Clause<T> }
  /** At most so often in a round, or as often as one likes. */
  | { readonly is: 'limited'; readonly clause: Clause<T>; readonly times: number | 'any' }
  | { readonly is: 'each time'; readonly clause: Clause<T> }
  | { readonly is: 'own'; readonly own: T['own'] };

/** Somebody does something: the reader, or the side that the log line is about. */
export interface Act<T extends Tongue> {
  readonly is: 'act';
  readonly verb: T['verb'];
  readonly what: readonly Noted<T>[];
  readonly more: readonly Adjunct<T>[];
}

export type Role = 'from' | 'fromWhom' | 'at' | 'in' | 'on' | 'under' | 'with' | 'as' | 'for' | 'forEvery' | 'of';

export type Adjunct<T extends Tongue> =
  | { readonly role: Role; readonly thing: Noted<T> }
  | { readonly note: T['note'] }
  | { readonly max: number }
  | { readonly times: number };

/** `you` is whoever acts; `reader` is who reads, where somebody else acts. */
export type Owner = 'you' | 'reader' | 'enemy' | 'this' | 'its' | { readonly side: number };

/** A noun with what belongs to it. Without an amount there is one of it, or it is unique. */
export interface Phrase<T extends Tongue> {
  readonly noun: T['noun'];
  readonly n?: number;
  readonly amount?: 'each' | 'any' | 'up to' | 'each of them' | 'chosen' | 'another' | 'the' | 'all';
  readonly adjectives?: readonly T['adjective'][];
  readonly of?: Owner;
}

/** A noun with a card's name beside it: the Deal „Dojo”. */
export interface Named<T extends Tongue> {
  readonly noun: T['noun'];
  readonly card: number;
}

/** What a sentence speaks of: things by their kind, a card or a side by its number, or a number alone. */
export type Noted<T extends Tongue> =
  | Phrase<T>
  | Named<T>
  | { readonly card: number }
  | { readonly side: number }
  | { readonly only: number };

/** An ability or an option as a whole. */
export interface Sentence<T extends Tongue> {
  readonly act: Clause<T>;
  readonly price?: readonly Noted<T>[];
  readonly so?: Clause<T>;
}

/** How a verb stands: as a command, after "to", or told of a side. */
export type Mood = 'command' | 'infinitive' | 'told';

/** Does this clause name the same deed as the one before, so that its verb need not be said again? */
export function sameVerb<T extends Tongue>(before: Clause<T> | undefined, clause: Clause<T>): clause is Act<T> {
  return before?.is === 'act' && clause.is === 'act' && before.verb === clause.verb;
}

/** Is there a choice in it with a price of its own? After "to" it would read as if that could be paid instead. */
export function choosesAnew<T extends Tongue>(clause: Clause<T>): boolean {
  if (clause.is === 'one of') return clause.of.some(({ is }) => is === 'pay');
  if (clause.is === 'all') return clause.of.some((part) => part.is !== 'may' && choosesAnew(part));
  return clause.is === 'may';
}

/** What every language can do. */
export interface Speech<T extends Tongue> {
  clause(clause: Clause<T>, mood: Mood): PartOf<T>[];
  sentence(sentence: Sentence<T>): PartOf<T>[];
  /** Standing alone, or as the object of paying and gaining. */
  things(things: readonly Noted<T>[], as: 'subject' | 'object'): PartOf<T>[];
  /** As it stands inside a sentence. */
  card(card: number): string;
  /** What is said after a thing that a side has. */
  whose(side: number): string;
}

/** What the forms of one game alone are made of. */
export interface Wording<T extends Tongue, Case> {
  phrase(phrase: Phrase<T>, as: Case): PartOf<T>[];
  /** "5 kamieni", without the number. */
  counted(phrase: Phrase<T>, n: number, as: Case): string;
  /** The picture of a phrase, where it has one, with these words. */
  pictured(phrase: Phrase<T>, text: string): PartOf<T>;
}

/** What a game says in every language alike. */
export interface Pictures<T extends Tongue> {
  /** Whether a picture shows this of its noun: what it does not show is said beside it, in words. */
  shows(adjective: T['adjective']): boolean;
  /** The words alone for what has no picture. */
  pictured(phrase: Phrase<T>, text: string): PartOf<T>;
}
