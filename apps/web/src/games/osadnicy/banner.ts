import type { Banner } from '../contract.ts';

export const banner: Banner = {
  crests: {
    barbarians: 'viking-helmet',
    japanese: 'samurai-helmet',
    romans: 'centurion-helmet',
    egyptians: 'pharoah',
    amazons: 'bowman',
    atlanteans: 'trident',
  },
  content: {
    common: { pl: 'karty Zwykłe', en: 'Common cards' },
    attack: { pl: 'karty Ataku', en: 'attack cards' },
  },
  lesson: true,
  words: {
    pl: {
      tagline: 'Wspólny kontynent i pięć rund na drogę od kilku chat do imperium: buduj, zawieraj Umowy, plądruj.',
      quick: 'Rzymianie przeciw Barbarzyńcom, których prowadzi bot. Dobry początek.',
      choose: 'Wybierz graczy, Frakcje i warianty.',
      alone: 'Ty i wirtualny gracz, który atakuje.',
    },
    en: {
      tagline: 'One continent, five rounds, and a few huts to start from: build, make Deals, raze, and grow an empire.',
      quick: 'Romans against Barbarians played by a bot. A good beginning.',
      choose: 'Choose players, Factions and variants.',
      alone: 'You and the virtual player, who attacks.',
    },
  },
};
