import type { Cover } from '@imperia/kit';

export const cover: Cover = {
  name: { pl: 'Clash of Cultures: Monumental Edition', en: 'Clash of Cultures: Monumental Edition' },
  text: {
    pl: 'Odkrywaj Mapę, zakładaj Miasta, rozwijaj wiedzę i walcz przez sześć Wieków.',
    en: 'Explore the map, found cities, gather knowledge and fight through six Ages.',
  },
  prefix: 'COC',
  sides: {
    aztecs: { pl: 'Aztekowie', en: 'Aztecs' },
    babylon: { pl: 'Babilończycy', en: 'Babylonians' },
    carthage: { pl: 'Kartagina', en: 'Carthage' },
    celts: { pl: 'Celtowie', en: 'Celts' },
    china: { pl: 'Chiny', en: 'China' },
    egypt: { pl: 'Egipt', en: 'Egypt' },
    greece: { pl: 'Grecja', en: 'Greece' },
    huns: { pl: 'Hunowie', en: 'Huns' },
    india: { pl: 'Indie', en: 'India' },
    japan: { pl: 'Japonia', en: 'Japan' },
    maya: { pl: 'Majowie', en: 'Maya' },
    persia: { pl: 'Persja', en: 'Persia' },
    phoenicia: { pl: 'Fenicjanie', en: 'Phoenicians' },
    rome: { pl: 'Rzym', en: 'Rome' },
    vikings: { pl: 'Wikingowie', en: 'Vikings' },
    red: { pl: 'Czerwoni', en: 'Reds' },
    blue: { pl: 'Niebiescy', en: 'Blues' },
    green: { pl: 'Zieloni', en: 'Greens' },
    yellow: { pl: 'Żółci', en: 'Yellows' },
  },
  quick: {
    seats: [{ civilization: 'rome' }, { civilization: 'greece' }],
    table: { game: ['civilizations'], options: [] },
  },
};
