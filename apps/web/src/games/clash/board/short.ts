import { type ClashStep, hexFacts, type State } from '@imperia/clash';
import type { Lang, Part } from '@imperia/kit';

/** What is known of a hex is read on it: whoever has chosen to go there need not be told again. */
export function inShort(view: State, option: ClashStep, parts: readonly Part[], lang: Lang): readonly Part[] | null {
  if (option.do !== 'go') return null;
  const facts = ` (${hexFacts(view, option.to, lang, option.seat)})`;
  return parts.map((part) => (typeof part === 'string' ? part.replace(facts, '') : part));
}
