import type { Cover } from '@imperia/kit';

export const cover: Cover = {
  name: { pl: 'Osadnicy: Narodziny Imperium', en: 'Imperial Settlers' },
  text: {
    pl: 'Zbuduj imperium z kart: Lokacje, Umowy i Plądrowanie w pięciu rundach.',
    en: 'Build an empire of cards: Locations, Deals and Razing over five rounds.',
  },
  prefix: 'OSD',
  sides: {
    barbarians: { pl: 'Barbarzyńcy', en: 'Barbarians' },
    japanese: { pl: 'Japończycy', en: 'Japanese' },
    romans: { pl: 'Rzymianie', en: 'Romans' },
    egyptians: { pl: 'Egipcjanie', en: 'Egyptians' },
    amazons: { pl: 'Amazonki', en: 'Amazons' },
  },
  quick: { seats: [{ faction: 'romans' }, { faction: 'barbarians' }], table: { modules: [], options: [] } },
};
