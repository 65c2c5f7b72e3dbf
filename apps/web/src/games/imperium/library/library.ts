import { cardIn, cardOf } from '@imperia/imperium';
import type { LibraryPages } from '../../contract.ts';
import { cardLabel } from '../cards/look.ts';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

export const library: LibraryPages = {
  Face,
  label({ thing }, lang) {
    const no = cardIn(thing);
    return (cardOf(no).data.sides ?? [null]).map((_, side) => cardLabel(no, side === 0 ? 0 : 1, lang)).join(' ');
  },
  Picture,
  Sign,
};
