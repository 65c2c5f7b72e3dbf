import type { Refusal } from '@imperia/engine';
import { type Token, tokens } from '../goods.ts';
import { isFree } from '../payment.ts';
import type { Lang, Spoken } from '../text/lang.ts';
import { tokensText } from '../text/names.ts';
import { ruleOf } from './rules.ts';

const MISSING: Spoken<(tokens: string) => string> = {
  pl: (missing) => `Brakuje: ${missing}.`,
  en: (missing) => `Missing: ${missing}.`,
};

/** What is lacking, where something is; then the sentence of the catalogue, with the rule's name. */
export function refusalText({ rule, because = {} }: Refusal, lang: Lang): string {
  const known = ruleOf(rule);
  const sentence = known ? `${known.rule[lang]} (${rule})` : rule;
  const missing = tokens(because as Partial<Record<Token, number>>);
  return isFree(missing) ? sentence : `${MISSING[lang](tokensText(missing, lang))} ${sentence}`;
}
