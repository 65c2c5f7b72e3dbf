import type { Lang } from '@imperia/kit';

interface MiniWords {
  readonly expedition: string;
  readonly diplomacy: string;
  readonly market: string;
  readonly entrance: string;
  readonly been: (names: string) => string;
  readonly usedUp: string;
}

export const MINI_WORDS: Readonly<Record<Lang, MiniWords>> = {
  pl: {
    expedition: 'Ekspedycja',
    diplomacy: 'Dyplomacja',
    market: 'Targowisko',
    entrance: 'Wejście',
    been: (names) => `w tej rundzie byli tu: ${names}`,
    usedUp: 'użyty w tej rundzie',
  },
  en: {
    expedition: 'Expedition',
    diplomacy: 'Diplomacy',
    market: 'Market',
    entrance: 'Entrance',
    been: (names) => `visited this round by: ${names}`,
    usedUp: 'used this round',
  },
};
