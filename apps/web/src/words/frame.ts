import type { Lang } from '@imperia/osadnicy';

interface FrameWords {
  readonly pages: string;
  readonly cards: string;
}

export const FRAME_WORDS: Readonly<Record<Lang, FrameWords>> = {
  pl: { pages: 'Strony', cards: 'Karty' },
  en: { pages: 'Pages', cards: 'Cards' },
};
