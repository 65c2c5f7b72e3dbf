import { plain } from '@imperia/kit';
import type { LibraryPages } from '../../contract.ts';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

export const library: LibraryPages = {
  Face,
  label: (entry, lang) => `${entry.name[lang]}. ${entry.text(lang).map(plain).join(' ')}`,
  Picture,
  Sign,
};
