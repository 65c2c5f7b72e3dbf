import type { Banner } from '../contract.ts';

export const banner: Banner = {
  crests: {
    aztecs: 'aztec-calendar-sun',
    babylon: 'winged-emblem',
    carthage: 'elephant-head',
    celts: 'harp',
    china: 'dragon-head',
    egypt: 'pharoah',
    greece: 'spartan-helmet',
    huns: 'horse-head',
    india: 'lotus-flower',
    japan: 'samurai-helmet',
    maya: 'mayan-pyramid',
    persia: 'griffin-symbol',
    phoenicia: 'trireme',
    rome: 'centurion-helmet',
    vikings: 'viking-helmet',
    red: 'checked-shield',
    blue: 'round-shield',
    green: 'oak-leaf',
    yellow: 'flying-flag',
  },
  content: {
    actions: { pl: 'karty Akcji', en: 'Action cards' },
    objectives: { pl: 'karty Celów', en: 'Objective cards' },
    events: { pl: 'karty Wydarzeń', en: 'Event cards' },
    wonders: { pl: 'Cuda', en: 'Wonders' },
    advances: { pl: 'Rozwinięcia', en: 'Advances' },
    pieces: { pl: 'budynki, jednostki i kość', en: 'buildings, units and the die' },
    map: { pl: 'kafelki mapy', en: 'map tiles' },
    civilizations: { pl: 'cywilizacje', en: 'civilizations' },
  },
  lesson: true,
  words: {
    pl: {
      tagline: 'Mapa, której nikt nie zna. Miasta, armie, idee i sześć Wieków, żeby cię zapamiętano.',
      quick: 'Rzym przeciw Grecji, którą prowadzi bot. Dobry początek.',
      choose: 'Wybierz graczy, cywilizacje i warianty.',
    },
    en: {
      tagline: 'A map that nobody knows. Cities, armies, ideas, and six Ages to be remembered by.',
      quick: 'Rome against Greece, played by a bot. A good beginning.',
      choose: 'Choose players, civilizations and variants.',
    },
  },
};
