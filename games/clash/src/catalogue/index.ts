import type { Catalogue } from '@imperia/kit';
import { PARTS } from './chapters.ts';
import { GLOSSARY } from './glossary.ts';
import { RULES } from './rules.ts';

/** The rules in words: much to read, so that only who asks for them fetches them. */
export const CATALOGUE: Catalogue = { rules: RULES, glossary: GLOSSARY, parts: PARTS };

export type { Rule, Term } from '@imperia/kit';
export { ruleOf } from './rules.ts';
export { GLOSSARY, RULES };
