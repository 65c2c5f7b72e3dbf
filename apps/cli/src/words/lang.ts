export const LANGS = ['pl', 'en'] as const;
export type Lang = (typeof LANGS)[number];

export function isLang(text: string): text is Lang {
  return (LANGS as readonly string[]).includes(text);
}

/** The same thing said in every language. */
export type InLangs<T> = Readonly<Record<Lang, T>>;
