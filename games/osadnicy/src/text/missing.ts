import type { Refusal } from '@imperia/engine';
import type { Lang, Spoken } from '@imperia/kit';
import { type Token, tokens } from '../goods.ts';
import { isFree } from '../payment.ts';
import { tokensText } from './names.ts';

const MISSING: Spoken<(tokens: string) => string> = {
  pl: (missing) => `Brakuje: ${missing}.`,
  en: (missing) => `Missing: ${missing}.`,
};

/** What is lacking; nothing where no token would help. */
export function missingText({ because = {} }: Refusal, lang: Lang): string {
  const missing = tokens(because as Partial<Record<Token, number>>);
  return isFree(missing) ? '' : MISSING[lang](tokensText(missing, lang));
}
