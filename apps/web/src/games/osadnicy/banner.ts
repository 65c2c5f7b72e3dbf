import type { Banner } from '../contract.ts';

export const banner: Banner = {
  crests: {
    barbarians: 'viking-helmet',
    japanese: 'samurai-helmet',
    romans: 'centurion-helmet',
    egyptians: 'pharoah',
    amazons: 'bowman',
  },
  content: {
    common: { pl: 'karty Zwykłe', en: 'Common cards' },
    attack: { pl: 'karty Ataku', en: 'attack cards' },
  },
  lesson: true,
  words: {
    pl: {
      tagline: 'Cztery ludy, pięć rund i jeden kontynent. Zbuduj imperium przy stole w przeglądarce.',
      quick: 'Rzymianie przeciw Barbarzyńcom, których prowadzi bot. Dobry początek.',
      choose: 'Wybierz graczy, Frakcje i warianty.',
      alone: 'Ty i wirtualny gracz, który atakuje.',
    },
    en: {
      tagline: 'Four peoples, five rounds and one continent. Build an empire at a table in your browser.',
      quick: 'Romans against Barbarians played by a bot. A good beginning.',
      choose: 'Choose players, Factions and variants.',
      alone: 'You and the virtual player, who attacks.',
    },
  },
};
