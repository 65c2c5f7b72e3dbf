import type {
  Act as AnyAct,
  Adjunct as AnyAdjunct,
  Clause as AnyClause,
  Phrase as AnyPhrase,
  Sentence as AnySentence,
  Noted,
} from '@imperia/kit';
import { COLOURS, type Colour, type Power, type When } from '../card-data.ts';
import type { Token } from '../goods.ts';
import type { Adjective, Note, Noun, Verb } from './lexicon/keys.ts';
import { type IconPart, iconOf, type Part } from './parts.ts';

/** The words that Osadnicy speaks with. */
export interface Osadnicy {
  readonly noun: Noun;
  readonly adjective: Adjective;
  readonly verb: Verb;
  readonly note: Note;
  readonly when: When;
  readonly own: Own;
  readonly icon: IconPart;
}

/** What only cards of this game say. */
export type Own =
  | { readonly is: 'stocks'; readonly of: readonly Token[]; readonly max?: number }
  | { readonly is: 'power'; readonly power: Power }
  /** More points for so many matches. */
  | { readonly is: 'extra'; readonly atLeast: number; readonly vp: number }
  | { readonly is: 'keeps'; readonly tokens: readonly Token[] }
  | { readonly is: 'dearer raze'; readonly n: number; readonly of: Phrase }
  /** How many raze tokens more or fewer a conquest costs. */
  | { readonly is: 'conquest'; readonly n: number; readonly of: 'this' | 'leftmost' | 'production' | 'second' }
  | { readonly is: 'fortress' };

export type Clause = AnyClause<Osadnicy>;
export type Act = AnyAct<Osadnicy>;
export type Adjunct = AnyAdjunct<Osadnicy>;
export type Phrase = AnyPhrase<Osadnicy>;
export type Thing = Noted<Osadnicy>;
export type Line = AnySentence<Osadnicy>;

export function act(verb: Verb, what: readonly Thing[] = [], ...more: readonly Adjunct[]): Act {
  return { is: 'act', verb, what, more };
}

/** A picture is drawn in the colour of its location, and shows no other quality. */
export function isColour(adjective: Adjective): adjective is Colour {
  return (COLOURS as readonly string[]).includes(adjective);
}

/** Its picture, in the colour of the location that it is about. */
export function pictured({ noun, n, adjectives = [] }: Phrase, text: string): Part {
  return iconOf(noun, n, adjectives.find(isColour), text);
}

/** What may be laid on a location that keeps goods: up to so many of one kind, or any goods. */
export function stocked({ of: [noun, ...others], max }: Extract<Own, { is: 'stocks' }>): Phrase {
  if (noun === undefined || others.length > 0) return { noun: 'good', amount: 'any' };
  return max === undefined ? { noun, amount: 'any' } : { noun, n: max, amount: 'up to' };
}
