import type { Refusal } from '@imperia/engine';
import type { Lang } from '@imperia/kit';
import { missingText } from '../text/missing.ts';
import { ruleOf } from './rules.ts';

/** What is lacking, where something is; then the sentence of the catalogue, with the rule's name. */
export function refusalText(refused: Refusal, lang: Lang): string {
  const known = ruleOf(refused.rule);
  const sentence = known ? `${known.rule[lang]} (${refused.rule})` : refused.rule;
  return [missingText(refused, lang), sentence].filter((part) => part !== '').join(' ');
}
