import type { Spoken } from '@imperia/kit';
import type { Mini } from '../config.ts';

/** One sentence for each mini-expansion. */
export const MINI_WORDS: Spoken<Record<Mini, { readonly name: string; readonly text: string }>> = {
  pl: {
    miniLamplighter: { name: 'Minidodatek: Latarnik', text: 'Karta Zwykła: za Robotnika punkt i karta Zwykła.' },
    miniFisherman: {
      name: 'Minidodatek: Rybak',
      text: 'Karta Zwykła: jadło w każdej rundzie i Robotnik za zbudowanie.',
    },
    miniFalconer: { name: 'Minidodatek: Sokolnik', text: 'Karta Zwykła: za jadło wybierasz 1 z 2 kart Zwykłych.' },
    miniWell: { name: 'Minidodatek: Studnia', text: 'Karta Zwykła: Robotnik, ilekroć budujesz Lokację Zwykłą.' },
    miniCaravanserai: { name: 'Minidodatek: Karawanseraj', text: 'Karta Zwykła: punkt, ilekroć podpisujesz Umowę.' },
    miniCaptain: { name: 'Minidodatek: Kapitan straży', text: 'Karta Zwykła: żeton Obrony w każdej rundzie.' },
    panoramic: {
      name: 'Karty panoramiczne',
      text: 'Puszcza, Pola ryżowe, Kolonia handlowa i Piramidy mają szersze obrazki.',
    },
    expedition: {
      name: 'Żetony Ekspedycji',
      text: 'Kto pasuje przed innymi, wysyła zwiadowców: wybiera jeden z 4 żetonów i jego nagrodę.',
    },
    expeditionRandom: {
      name: 'Ekspedycja: żetony losowe',
      text: 'Przed każdą fazą Akcji wykłada się losowo o jeden żeton Ekspedycji mniej, niż jest graczy.',
    },
    diplomacyPact: {
      name: 'Kafelek Dyplomacji: Pakt handlowy',
      text: 'Raz na rundę każdy może za jadło zyskać Dobro z jednej ze swoich Umów.',
    },
    diplomacyTruce: {
      name: 'Kafelek Dyplomacji: Rozejm',
      text: 'Raz na rundę każdy może za Złoto uchronić swoje Lokacje przed plądrowaniem do swojej następnej tury.',
    },
    diplomacyEnvoys: {
      name: 'Kafelek Dyplomacji: Wymiana posłów',
      text: 'Raz na rundę każdy może wymienić kartę z ręki na kartę Zwykłą i punkt.',
    },
    diplomacyAlliance: {
      name: 'Kafelek Dyplomacji: Sojusz',
      text: 'Raz na rundę każdy może wydać Robotnika i oddać Surowiec przeciwnikowi, by zyskać 2 punkty.',
    },
    market: {
      name: 'Kafelki Targowiska',
      text: 'Nowa akcja: za Robotnika odwiedzasz Targowisko i używasz dowolnych z czterech Straganów.',
    },
  },
  en: {
    miniLamplighter: { name: 'Mini: Lamplighter', text: 'A Common card: a point and a Common card for a Worker.' },
    miniFisherman: {
      name: 'Mini: Fisherman',
      text: 'A Common card: food in every round, and a Worker when it is built.',
    },
    miniFalconer: { name: 'Mini: Falconer', text: 'A Common card: for food you choose 1 of 2 Common cards.' },
    miniWell: { name: 'Mini: Well', text: 'A Common card: a Worker whenever you build a Common Location.' },
    miniCaravanserai: { name: 'Mini: Caravanserai', text: 'A Common card: a point whenever you sign a Deal.' },
    miniCaptain: { name: 'Mini: Captain of the Guard', text: 'A Common card: a Defense token in every round.' },
    panoramic: {
      name: 'Panoramic cards',
      text: 'Wilderness, Rice Fields, Trade Colony and Pyramids have wider pictures.',
    },
    expedition: {
      name: 'Expedition tokens',
      text: 'Whoever passes before others sends scouts out: they choose one of 4 tokens and its reward.',
    },
    expeditionRandom: {
      name: 'Expedition: tokens by lot',
      text: 'Before each Action phase one Expedition token fewer than there are players is laid out, by lot.',
    },
    diplomacyPact: {
      name: 'Diplomacy tile: Trade Pact',
      text: 'Once a round everyone may gain the Good of one of their Deals for food.',
    },
    diplomacyTruce: {
      name: 'Diplomacy tile: Truce',
      text: 'Once a round everyone may keep their Locations from being razed until their next turn, for Gold.',
    },
    diplomacyEnvoys: {
      name: 'Diplomacy tile: Exchange of Envoys',
      text: 'Once a round everyone may exchange a card from hand for a Common card and a point.',
    },
    diplomacyAlliance: {
      name: 'Diplomacy tile: Alliance',
      text: 'Once a round everyone may spend a Worker and give a Resource to an opponent for 2 points.',
    },
    market: {
      name: 'Market tiles',
      text: 'A new action: for a Worker you visit the Market and use any of its four Stalls.',
    },
  },
};
