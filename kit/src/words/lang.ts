/** The languages that every game speaks. */
export const LANGS = ['pl', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The same thing said in every language. */
export type Spoken<T> = { readonly [L in Lang]: T };

const rules: Spoken<Intl.PluralRules> = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

/** The plural class of a number: Polish has one (1), few (2, 3, 4, 22…) and many (0, 5…21…). */
export function pluralOf(n: number, lang: Lang): Intl.LDMLPluralRule {
  return rules[lang].select(n);
}

export function capitalised(text: string): string {
  const at = text.search(/\p{L}/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
}

/** A heading in the middle of a sentence. */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
