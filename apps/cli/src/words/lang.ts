import { LANGS, type Lang, type Spoken } from '@imperia/kit';

export { LANGS, type Lang };

export function isLang(text: string): text is Lang {
  return (LANGS as readonly string[]).includes(text);
}

/** The same thing said in every language. */
export type InLangs<T> = Spoken<T>;
