import type { Sketch } from './sketch.ts';
import type { Lang, Spoken } from './words/lang.ts';
import type { Part, Thing } from './words/parts.ts';

/** One atomic statement of the rulebooks, with a name that never changes. */
export interface Rule {
  readonly id: string;
  readonly module: string;
  /** The chapter it belongs to. */
  readonly area: string;
  /** The term of the rulebooks it is about. */
  readonly term: Spoken<string>;
  readonly rule: Spoken<string>;
  /** A worked example of the book. */
  readonly example?: boolean;
  /** Holds only when this option is chosen. */
  readonly option?: string;
  /** The older book's differing rule. */
  readonly variant?: boolean;
  readonly source: string;
}

/** A word of the rulebook, and the rules that say more. */
export interface Term {
  readonly term: Spoken<string>;
  readonly meaning: Spoken<string>;
  readonly rules: readonly string[];
}

export interface Chapter {
  /** The `area` of its rules. */
  readonly area: string;
  readonly name: Spoken<string>;
}

/** The rules in words: much to read, so that only who asks for them fetches them. */
export interface Catalogue {
  readonly rules: readonly Rule[];
  readonly glossary: readonly Term[];
  /** In the order of the book, under the headings by which one looks for them. */
  readonly parts: readonly { readonly name: Spoken<string>; readonly chapters: readonly Chapter[] }[];
}

/** How we know what a card does; what somebody made themselves, they know. */
export const SOURCES = ['rulebook', 'public', 'recalled', 'designed', 'own'] as const;
export type Source = (typeof SOURCES)[number];

/** A card, an advance, a wonder: whatever has a face. All copies of it are one. */
export interface Entry {
  readonly thing: Thing;
  readonly codes: readonly string[];
  readonly name: Spoken<string>;
  readonly source: Source;
  /** By facet: which of its values it has. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  /** In a tree: what must be had before it, null for nothing. */
  readonly after?: Thing | null;
  /** What it does, one line for each sentence. */
  text(lang: Lang): readonly (readonly Part[])[];
  /** Whatever else is printed on it. */
  facts(lang: Lang): Sketch;
  /** As `imperia cards --json` gives it. */
  json(): object;
}

export interface Facet {
  readonly id: string;
  readonly name: Spoken<string>;
  readonly of: readonly { readonly id: string; readonly name: Spoken<string> }[];
}

export interface Library {
  readonly entries: readonly Entry[];
  /** By what entries can be sorted out. */
  readonly facets: readonly Facet[];
}
