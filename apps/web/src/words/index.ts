import type { Lang } from '@imperia/kit';
import { settings } from '../store/settings.svelte.ts';
import { en } from './en.ts';
import { pl, type Words } from './pl.ts';
import { allUnbroken, unbroken } from './unbroken.ts';

const WORDS: Readonly<Record<Lang, Words>> = { pl, en };

/** In the language chosen now: read in markup or a derived value, it follows the switch. */
export function words(): Words {
  return said(WORDS);
}

/** The words of one page, which travel with it. */
export function said<T>(both: Readonly<Record<Lang, T>>): T {
  const words = both[settings.lang];
  return settings.lang === 'pl' ? allUnbroken(words) : words;
}

/** What a game said in the language chosen now. */
export function told(text: string): string {
  return settings.lang === 'pl' ? unbroken(text) : text;
}
