import type { Banner } from '../contract.ts';

export const banner: Banner = {
  crests: {
    romans: 'centurion-helmet',
    greeks: 'spartan-helmet',
    vikings: 'viking-helmet',
    carthaginians: 'elephant-head',
    celts: 'harp',
    macedonians: 'barbed-sun',
    persians: 'griffin-symbol',
    scythians: 'horse-head',
    arthurians: 'sword-in-stone',
    atlanteans: 'trident',
    egyptians: 'pharoah',
    mauryans: 'lotus-flower',
    minoans: 'minotaur',
    olmecs: 'totem-head',
    qin: 'dragon-head',
    utopians: 'meditation',
  },
  content: {
    classics: { pl: 'karty wspólne Antyku', en: 'common cards of Classics' },
    legends: { pl: 'karty wspólne Legend', en: 'common cards of Legends' },
    rival: { pl: 'tabele Rywala', en: 'tables of the Rival' },
  },
  lesson: true,
  words: {
    pl: {
      tagline: 'Szesnaście nacji, jeden rynek i bunt za każdym rogiem. Z barbarzyńców w imperium, karta po karcie.',
      quick: 'Rzymianie przeciw Macedończykom, których prowadzi bot. Dobry początek.',
      choose: 'Wybierz graczy, nacje, strony kart potęgi i pudełka.',
      alone: 'Ty i Rywal, który gra według własnych tabel.',
    },
    en: {
      tagline: 'Sixteen nations, one market and unrest round every corner. From barbarians to an empire, card by card.',
      quick: 'Romans against Macedonians played by a bot. A good beginning.',
      choose: 'Choose players, nations, sides of their power cards and boxes.',
      alone: 'You and the Rival, who plays by tables of its own.',
    },
  },
};
