import type { Lang } from '@imperia/kit';

interface AboutWords {
  readonly title: string;
  readonly lead: (games: string) => string;
  readonly unofficial: string;
  readonly unofficialText: string;
  readonly honest: string;
  readonly yours: string;
  readonly yoursText: string;
  readonly made: string;
  readonly icons: string;
  readonly iconsText: string;
  readonly iconAuthors: (names: string) => string;
  readonly fonts: string;
  readonly code: string;
  readonly codeText: string;
  readonly version: string;
  readonly versionText: (client: string, rules: string) => string;
}

export const ABOUT_WORDS: Readonly<Record<Lang, AboutWords>> = {
  pl: {
    title: 'O programie',
    lead: (games) =>
      `Imperia to cyfrowy stół do gier planszowych o budowaniu imperiów: pełne zasady, po polsku i po angielsku. Na półce: ${games}.`,
    unofficial: 'Projekt nieoficjalny',
    unofficialText:
      'Gry należą do swoich autorów i wydawców. Imperia jest niezależną realizacją ich zasad, z własnymi słowami i własnym wyglądem; nie zawiera ich ilustracji ani tekstów i nie jest z nimi powiązana.',
    honest: 'Gdy działania wydrukowanej karty nie znamy, wymyślamy je sami, a przeglądarka kart mówi o tym otwarcie.',
    yours: 'Twoje gry zostają u Ciebie',
    yoursText:
      'Przy jednym ekranie silnik i boty działają w Twojej przeglądarce, która sama zapisuje gry i ustawienia; nic nie jest nigdzie wysyłane i nic Cię nie śledzi. Po pierwszej wizycie wszystko działa także bez sieci. Gry online prowadzi serwer, na którym jesteś: zna imię, które podasz, Twoje gry przy jego stołach i to, co tam napiszesz.',
    made: 'Z czego to zrobiono',
    icons: 'Ikony',
    iconsText: 'Przycięte do tych, których używamy, i pokolorowane.',
    iconAuthors: (names) => `Autorzy: ${names} i inni.`,
    fonts: 'Pismo',
    code: 'Kod',
    codeText: 'Licencja MIT. Znak programu i rysunek kart są nasze.',
    version: 'Wersja',
    versionText: (client, rules) => `Imperia ${client}, zasady: ${rules}.`,
  },
  en: {
    title: 'About',
    lead: (games) =>
      `Imperia is a digital table for board games about building empires: the full rules, in Polish and in English. On the shelf: ${games}.`,
    unofficial: 'An unofficial project',
    unofficialText:
      'The games belong to their authors and publishers. Imperia is an independent implementation of their rules, with its own words and its own look; it contains none of their art or text and is not affiliated with them.',
    honest:
      'Where we do not know what a printed card does, we made up an effect of our own, and the card browser says so.',
    yours: 'Your games stay with you',
    yoursText:
      'When you play on one screen, the engine and the bots run in your browser, which also keeps your games and settings; nothing is sent anywhere, and nothing tracks you. After your first visit it all works offline, too. Online games are run by the server you are on: it knows the name you give, your games at its tables and what you write there.',
    made: 'What it is made of',
    icons: 'Icons',
    iconsText: 'Reduced to those we use, and coloured by us.',
    iconAuthors: (names) => `Made by ${names} and others.`,
    fonts: 'Typefaces',
    code: 'Code',
    codeText: 'MIT licence. The emblem and the design of the cards are our own.',
    version: 'Version',
    versionText: (client, rules) => `Imperia ${client}, rules: ${rules}.`,
  },
};
