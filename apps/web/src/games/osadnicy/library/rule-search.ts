import { LANGS } from '@imperia/osadnicy';
import { RULES, type Rule } from '@imperia/osadnicy/catalogue';
import { fold, holds, soughtIn } from '../../../library/search.ts';
import { CHAPTERS, type Chapter } from './chapters.ts';

const folded = new Map(
  RULES.map((rule) => [
    rule,
    fold([rule.id, ...LANGS.flatMap((lang) => [rule.term[lang], rule.rule[lang]])].join(' ')),
  ]),
);

export function rulesIn(chapter: Chapter): Rule[] {
  return RULES.filter(({ area }) => area === chapter);
}

/** What is found, by chapter, in the order of the rulebook. */
export function searchRules(query: string): { chapter: Chapter; rules: Rule[] }[] {
  const sought = soughtIn(query);
  return CHAPTERS.map((chapter) => ({
    chapter,
    rules: rulesIn(chapter).filter((rule) => holds(folded.get(rule) ?? '', sought)),
  })).filter(({ rules }) => rules.length > 0);
}
