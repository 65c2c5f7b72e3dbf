import glossary from '../../rules/glossary.json' with { type: 'json' };
import type { Words } from '../card-data.ts';

/** A word of the rulebook, and the rules that say more. */
export interface Term {
  readonly term: Words;
  readonly meaning: Words;
  readonly rules: readonly string[];
}

export const GLOSSARY: readonly Term[] = glossary.terms;
