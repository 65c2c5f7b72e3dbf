import { LANGS, type Lang } from '@imperia/kit';
import { GLOSSARY, type Term } from '@imperia/osadnicy/catalogue';
import { fold, holds, soughtIn } from '../../../library/search.ts';

/** Terms whose name, in any language, holds what is looked for. */
export function searchTerms(query: string): Term[] {
  const sought = soughtIn(query);
  return GLOSSARY.filter(({ term }) => holds(fold(LANGS.map((lang) => term[lang]).join(' ')), sought));
}

export function inOrder(terms: readonly Term[], lang: Lang): Term[] {
  const { compare } = new Intl.Collator(lang);
  return [...terms].sort((a, b) => compare(a.term[lang], b.term[lang]));
}
