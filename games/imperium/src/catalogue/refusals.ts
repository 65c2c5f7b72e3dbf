import type { Refusal } from '@imperia/engine';
import type { Lang } from '@imperia/kit';
import { ruleOf } from './rules.ts';

/** The sentence of the catalogue, with the rule's name. */
export function refusalText({ rule }: Refusal, lang: Lang): string {
  const known = ruleOf(rule);
  return known ? `${known.rule[lang]} (${rule})` : rule;
}
