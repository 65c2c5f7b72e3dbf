import type { Spoken } from '@imperia/kit';

interface MapWords {
  readonly map: string;
  readonly outline: string;
  readonly lit: string;
  readonly yours: string;
  readonly others: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  readonly open: string;
  readonly priced: string;
  readonly battle: string;
  readonly keys: Readonly<Record<'advances' | 'code' | 'lower' | 'zoom', string>>;
}

export const MAP_WORDS: Spoken<MapWords> = {
  pl: {
    map: 'Mapa',
    outline: 'Mapa w słowach',
    lit: 'Pola do wyboru',
    yours: 'Twoje Miasta i Jednostki',
    others: 'Pozostałe Miasta i Jednostki',
    nearer: 'Przybliż',
    farther: 'Oddal',
    whole: 'Cała Mapa',
    open: 'za darmo',
    priced: 'Drogami, za opłatą',
    battle: 'Bitwa',
    keys: {
      advances: 'plansza Rozwinięć',
      code: 'na Mapie: wpisz kod pola, by do niego przejść (kolumna H: z klawiszem Shift)',
      lower: 'na Mapie: na niższe pole w sąsiedniej kolumnie',
      zoom: 'na Mapie: przybliż, oddal, pokaż całą',
    },
  },
  en: {
    map: 'Map',
    outline: 'The map in words',
    lit: 'Hexes to choose from',
    yours: 'Your cities and units',
    others: 'Other cities and units',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'The whole map',
    open: 'free',
    priced: 'by Roads, at a price',
    battle: 'battle',
    keys: {
      advances: 'the advances board',
      code: 'on the map: type the code of a hex to go to it (column H with Shift)',
      lower: 'on the map: to the lower hex in the next column',
      zoom: 'on the map: zoom in, zoom out, show all of it',
    },
  },
};
