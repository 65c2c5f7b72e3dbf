import type { Spoken } from '@imperia/kit';

interface PointWords {
  readonly byKind: string;
  readonly byPlace: string;
  readonly nation: string;
  readonly goods: string;
  readonly collapsed: string;
}

/** Where points came from, on the last screen. */
export const POINT_WORDS: Spoken<PointWords> = {
  pl: {
    byKind: 'Punkty według rodzaju kart',
    byPlace: 'Punkty według miejsca',
    nation: 'Karty nacji bez typu',
    goods: 'Zasoby i populacja',
    collapsed: 'Stos buntów się wyczerpał: rozstrzyga najmniejsza liczba buntów, potem punkty.',
  },
  en: {
    byKind: 'Points by kind of card',
    byPlace: 'Points by place',
    nation: 'Nation cards without a suit',
    goods: 'Materials and population',
    collapsed: 'The unrest pile ran out: fewest Unrest cards decide, then points.',
  },
};
