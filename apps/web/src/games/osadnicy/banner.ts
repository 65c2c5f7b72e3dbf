import type { Banner } from '../contract.ts';

export const banner: Banner = {
  crests: {
    barbarians: 'viking-helmet',
    japanese: 'samurai-helmet',
    romans: 'centurion-helmet',
    egyptians: 'pharoah',
    amazons: 'bowman',
    atlanteans: 'trident',
    aztecs: 'aztec-calendar-sun',
  },
  content: {
    common: { pl: 'karty Zwykłe', en: 'Common cards' },
    attack: { pl: 'karty Ataku', en: 'attack cards' },
  },
  lesson: true,
  more: [
    {
      page: 'decks',
      icon: 'card-pick',
      words: {
        pl: { name: 'Talie', text: 'Zbuduj własną talię Frakcji albo weź gotową.' },
        en: { name: 'Decks', text: 'Build your own Faction deck, or choose a ready-made one.' },
      },
    },
  ],
  words: {
    pl: {
      tagline: 'Od kilku chat do imperium w pięć rund.',
      quick: 'Rzymianie przeciw Barbarzyńcom, których prowadzi bot. Dobry początek.',
      choose: 'Wybierz graczy, Frakcje i warianty.',
      alone: 'Ty i wirtualny gracz, który atakuje.',
    },
    en: {
      tagline: 'From a few huts to an empire in five rounds.',
      quick: 'Romans against Barbarians played by a bot. A good beginning.',
      choose: 'Choose players, Factions and variants.',
      alone: 'You and the virtual player, who attacks.',
    },
  },
};
