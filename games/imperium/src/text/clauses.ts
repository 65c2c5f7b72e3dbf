import type { Counted, Do, Nation, Per, Place, Pronoun, Term, Test, Token } from '../card-data.ts';
import type { Verb } from './keys.ts';

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
  | { readonly is: 'pay'; readonly price: readonly Clause[]; readonly so: readonly Clause[] }
  | { readonly is: 'if'; readonly test: Test; readonly so: readonly Clause[]; readonly otherwise: readonly Clause[] }
  /** Every player, or every other, does it. */
  | { readonly is: 'players'; readonly who: 'all' | 'others'; readonly clause: Clause }
  | { readonly is: 'for each'; readonly of: Counted; readonly clause: Clause }
  /** A turn of phrase of its own. */
  | { readonly is: 'saying'; readonly of: Saying };

/** Effects that are not simply a verb with the cards or tokens it is about. */
export type Saying = Exclude<Do, { readonly op: Inner | Plain }>;

type Inner = 'to' | 'choose' | 'may' | 'if' | 'all' | 'others' | 'each';
type Plain =
  | 'gain'
  | 'pay'
  | 'spend'
  | 'draw'
  | 'take unrest'
  | 'take fame'
  | 'take'
  | 'discard'
  | 'top'
  | 'bottom'
  | 'history'
  | 'sink'
  | 'exile'
  | 'abandon'
  | 'recall'
  | 'return'
  | 'play'
  | 'freeplay'
  | 'move'
  | 'acquire'
  | 'breakthrough';

/** Somebody does something: the reader, every player, or the nation that a log line is about. */
export interface Act {
  readonly is: 'act';
  readonly verb: Verb;
  readonly what: readonly Thing[];
  readonly more: readonly Adjunct[];
}

export type Adjunct =
  | { readonly from: readonly (Place | 'fame')[] }
  | { readonly per: Per }
  /** Only such cards as bear this token. */
  | { readonly bearing: Token }
  /** Not only where such cards usually come from. */
  | { readonly also: Place }
  | { readonly ifAble: true }
  /** On, or under, this card. */
  | { readonly on: number }
  | { readonly under: number }
  | { readonly fromCard: number }
  /** From a deck, face down. */
  | { readonly unseen: true }
  | { readonly to: Nation }
  | { readonly fromNation: Nation }
  /** Whose it is. */
  | { readonly of: Nation };

/** What can be counted besides cards. */
export type Countable = Token | 'action' | 'exhaust' | 'vp';

type Amount = 'up to' | 'any' | 'all' | 'another';

/** Tokens, or points. */
export interface Tokens {
  readonly token: Countable;
  readonly n?: number;
  readonly amount?: Amount;
}

/** Cards that fit. */
export interface Kind {
  readonly what: readonly Term[];
  readonly not?: readonly Term[];
  readonly n?: number;
  readonly amount?: Amount;
  /** With such a card under it. */
  readonly holding?: readonly Term[];
  /** Among which cards, where that is said before the noun. */
  readonly among?: 'looked' | 'drawn' | 'nation' | 'quests';
}

export type Thing =
  | Tokens
  | Kind
  | { readonly the: Pronoun }
  /** By name to who sees it. */
  | { readonly card: number }
  | { readonly cards: readonly number[] }
  | { readonly nation: Nation };

export function act(verb: Verb, what: readonly Thing[] = [], ...more: readonly Adjunct[]): Act {
  return { is: 'act', verb, what, more };
}

/** An option as a whole: the deed, what comes with it, what follows. */
export interface Line {
  readonly act: Clause;
  readonly aside?: readonly Thing[];
  readonly so?: readonly Clause[];
}

/** How a verb stands: as a command, after "to", of each player, or told of a nation or of all players. */
export type Mood = 'command' | 'infinitive' | 'each' | 'told';

/** Something that whoever acts can be told to do in one breath with others. */
export function isDeed({ is }: Clause): boolean {
  return is === 'act' || is === 'saying';
}

/** Nobody gains something "in order to": it is a condition. */
export function isGainful(clause: Clause): boolean {
  return clause.is === 'act' && (clause.verb === 'gain' || clause.verb === 'acquire');
}
