import type { Cover } from '@imperia/kit';

export const cover: Cover = {
  name: { pl: 'Osadnicy: Narodziny Imperium', en: 'Imperial Settlers' },
  text: {
    pl: 'Imperium z kart: Lokacje, Umowy, Plądrowanie.',
    en: 'An empire of cards: Locations, Deals, Razing.',
  },
  prefix: 'OSD',
  sides: {
    barbarians: { pl: 'Barbarzyńcy', en: 'Barbarians' },
    japanese: { pl: 'Japończycy', en: 'Japanese' },
    romans: { pl: 'Rzymianie', en: 'Romans' },
    egyptians: { pl: 'Egipcjanie', en: 'Egyptians' },
    amazons: { pl: 'Amazonki', en: 'Amazons' },
    atlanteans: { pl: 'Atlantydzi', en: 'Atlanteans' },
    aztecs: { pl: 'Aztekowie', en: 'Aztecs' },
  },
  quick: { seats: [{ faction: 'romans' }, { faction: 'barbarians' }], table: { modules: [], options: [] } },
};
