import type { Spoken } from '@imperia/kit';

interface MapWords {
  readonly map: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly open: string;
  readonly priced: string;
  readonly battle: string;
}

export const MAP_WORDS: Spoken<MapWords> = {
  pl: {
    map: 'Mapa',
    nearer: 'Przybliż',
    farther: 'Oddal',
    whole: 'Cała Mapa',
    open: 'za darmo',
    priced: 'Drogami, za opłatą',
    battle: 'Bitwa',
  },
  en: {
    map: 'Map',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'The whole map',
    open: 'free',
    priced: 'by Roads, at a price',
    battle: 'battle',
  },
};
