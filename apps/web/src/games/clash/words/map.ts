import type { Spoken } from '@imperia/kit';

interface MapWords {
  readonly map: string;
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
}

export const MAP_WORDS: Spoken<MapWords> = {
  pl: { map: 'Mapa', nearer: 'Przybliż', farther: 'Oddal', whole: 'Cała Mapa' },
  en: { map: 'Map', nearer: 'Zoom in', farther: 'Zoom out', whole: 'The whole map' },
};
