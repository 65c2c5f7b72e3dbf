import type { LibraryPages } from '../../contract.ts';
import { cardLabel } from '../cards/look.ts';
import CardFacts from './CardFacts.svelte';
import { CHAPTER_ICONS, chaptersFor } from './chapters.ts';
import { cardOfEntry } from './entries.ts';
import Face from './Face.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';

export const library: LibraryPages = {
  Face,
  label: (entry, lang) => cardLabel(cardOfEntry(entry), lang),
  Picture,
  Facts: CardFacts,
  Sign,
  partly(entry) {
    const { source, designed } = cardOfEntry(entry).data;
    return source !== 'designed' && designed !== undefined;
  },
  chapterIcons: CHAPTER_ICONS,
  chaptersFor(entry) {
    const { data, deck } = cardOfEntry(entry);
    return chaptersFor(data, deck);
  },
};
