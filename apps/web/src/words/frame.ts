import type { Lang } from '@imperia/kit';

interface FrameWords {
  readonly pages: string;
  readonly cards: string;
  readonly rules: string;
  readonly replay: string;
}

export const FRAME_WORDS: Readonly<Record<Lang, FrameWords>> = {
  pl: { pages: 'Strony', cards: 'Karty', rules: 'Zasady', replay: 'Powtórki' },
  en: { pages: 'Pages', cards: 'Cards', rules: 'Rules', replay: 'Replays' },
};
