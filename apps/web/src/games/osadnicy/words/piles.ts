import type { Lang } from '@imperia/kit';

interface PileWords {
  readonly common: string;
  readonly open: (cards: string) => string;
  readonly under: string;
}

export const PILE_WORDS: Readonly<Record<Lang, PileWords>> = {
  pl: {
    common: 'Karty Zwykłe',
    open: (cards) => `Przejrzyj odrzucone: ${cards}`,
    under: 'Pod spodem:',
  },
  en: {
    common: 'Common cards',
    open: (cards) => `Look through the discards: ${cards}`,
    under: 'Under it:',
  },
};
