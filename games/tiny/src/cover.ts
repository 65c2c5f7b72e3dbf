import type { Cover } from '@imperia/kit';

export const cover: Cover = {
  name: { pl: 'Kapitanowie i skarby', en: 'Captains and Treasures' },
  text: { pl: 'Kilka minut na morzu: licytuj, żegluj, kop.', en: 'A few minutes at sea: bid, sail, dig.' },
  prefix: 'TINY',
  sides: {
    red: { pl: 'Czerwony kapitan', en: 'Red captain' },
    blue: { pl: 'Niebieski kapitan', en: 'Blue captain' },
    green: { pl: 'Zielony kapitan', en: 'Green captain' },
    yellow: { pl: 'Żółty kapitan', en: 'Yellow captain' },
  },
  quick: { seats: [{}, {}], table: { rounds: ['3'] } },
};
