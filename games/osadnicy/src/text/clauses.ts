import { COLOURS, type Colour, type When } from '../card-data.ts';
import type { Token } from '../goods.ts';
import type { Adjective, Note, Noun, Verb } from './lexicon/keys.ts';

/**
 * What is said, in no language yet. Cards, options and the log are all put into these few forms, and each language
 * knows how to say every form: so the same deed is called the same wherever it is spoken of.
 */
export type Clause =
  | Act
  /** One after another. */
  | { readonly is: 'all'; readonly of: readonly Clause[] }
  | { readonly is: 'one of'; readonly of: readonly Clause[] }
  | { readonly is: 'may'; readonly clause: Clause }
  /** Do `price` for the sake of `so`. */
  | { readonly is: 'pay'; readonly price: readonly Act[]; readonly so: Clause }
  | { readonly is: 'whenever'; readonly when: When; readonly so: Clause }
  /** At most so often in a round. */
  | { readonly is: 'limited'; readonly clause: Clause; readonly times: number }
  | { readonly is: 'each time'; readonly clause: Clause }
  | { readonly is: 'keeps'; readonly tokens: readonly Token[] }
  | { readonly is: 'dearer raze'; readonly n: number; readonly of: Phrase };

/** Somebody does something: the reader, or the faction that the log line is about. */
export interface Act {
  readonly is: 'act';
  readonly verb: Verb;
  readonly what: readonly Thing[];
  readonly more: readonly Adjunct[];
}

export type Role = 'from' | 'fromWhom' | 'at' | 'in' | 'on' | 'under' | 'with' | 'as' | 'for' | 'of';

export type Adjunct =
  | { readonly role: Role; readonly thing: Thing }
  | { readonly note: Note }
  | { readonly max: number }
  | { readonly times: number };

/** `you` is whoever acts; `reader` is who reads, where somebody else acts. */
export type Owner = 'you' | 'reader' | 'enemy' | 'this' | 'its' | { readonly faction: number };

/** A noun with what belongs to it. Without an amount there is one of it, or it is unique. */
export interface Phrase {
  readonly noun: Noun;
  readonly n?: number;
  readonly amount?: 'each' | 'any' | 'up to' | 'each of them' | 'chosen' | 'another' | 'the' | 'all';
  readonly adjectives?: readonly Adjective[];
  readonly of?: Owner;
}

/** A noun with a card's name beside it: the Deal „Dojo”. */
export interface Named {
  readonly noun: 'location' | 'deal' | 'foundation';
  readonly card: number;
}

export type Thing =
  | Phrase
  | Named
  | { readonly card: number }
  | { readonly faction: number }
  | { readonly only: number };

export function act(verb: Verb, what: readonly Thing[] = [], ...more: readonly Adjunct[]): Act {
  return { is: 'act', verb, what, more };
}

/** An ability or an option as a whole. */
export interface Line {
  readonly act: Clause;
  readonly price?: readonly Thing[];
  readonly so?: Clause;
}

/** How a verb stands: as a command, after "to", or told of a faction. */
export type Mood = 'command' | 'infinitive' | 'told';

/** Which colour of location a phrase is about. */
export function colourIn({ adjectives = [] }: Phrase): Colour | undefined {
  return adjectives.find((adjective): adjective is Colour => (COLOURS as readonly string[]).includes(adjective));
}

/** Does this clause name the same deed as the one before, so that its verb need not be said again? */
export function sameVerb(before: Clause | undefined, clause: Clause): clause is Act {
  return before?.is === 'act' && clause.is === 'act' && before.verb === clause.verb;
}
