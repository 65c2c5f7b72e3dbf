import type { Lang } from '@imperia/osadnicy';

interface AboutWords {
  readonly title: string;
  readonly lead: string;
  readonly unofficial: string;
  readonly unofficialText: string;
  readonly honest: string;
  readonly yours: string;
  readonly yoursText: string;
  readonly made: string;
  readonly icons: string;
  readonly iconsText: string;
  readonly iconAuthors: string;
  readonly fonts: string;
  readonly code: string;
  readonly codeText: string;
  readonly version: string;
  readonly versionText: (client: string, rules: string) => string;
}

export const ABOUT_WORDS: Readonly<Record<Lang, AboutWords>> = {
  pl: {
    title: 'O programie',
    lead: 'Imperia to cyfrowy stół do gier planszowych o budowaniu imperiów. Zaczyna od gry „Osadnicy: Narodziny Imperium”: pełne zasady, cztery Frakcje, warianty i gra jednoosobowa, po polsku i po angielsku.',
    unofficial: 'Projekt nieoficjalny',
    unofficialText:
      'Gra należy do jej autorów i wydawców. Imperia jest niezależnym wykonaniem jej zasad, z własnymi słowami i własnym wyglądem; nie zawiera ich ilustracji ani tekstów i nie jest z nimi powiązana.',
    honest:
      'Gdy działanie wydrukowanej karty nie jest nam znane, jest naszego pomysłu, a przeglądarka kart mówi o tym otwarcie.',
    yours: 'Twoje gry zostają u Ciebie',
    yoursText:
      'Silnik i boty działają w Twojej przeglądarce. Gry i ustawienia zapisuje ona sama; nic nie jest nigdzie wysyłane, nie ma kont ani śledzenia. Po pierwszej wizycie wszystko działa także bez sieci.',
    made: 'Z czego to zrobiono',
    icons: 'Ikony',
    iconsText: 'Przycięte do tych, których używamy, i pokolorowane.',
    iconAuthors: 'Autorzy zbioru',
    fonts: 'Pismo',
    code: 'Kod',
    codeText: 'Licencja MIT. Znak programu i rysunek kart są nasze.',
    version: 'Wersja',
    versionText: (client, rules) => `Imperia ${client}, zasady Osadników ${rules}.`,
  },
  en: {
    title: 'About',
    lead: 'Imperia is a digital table for board games about building empires. It begins with Imperial Settlers (Osadnicy: Narodziny Imperium): the full rules, four Factions, variants and the solo game, in Polish and in English.',
    unofficial: 'An unofficial project',
    unofficialText:
      'The game belongs to its authors and publishers. Imperia is an independent implementation of its rules, with words and a look of its own; it contains none of their art or texts and is not connected with them.',
    honest:
      'Where the effect of a printed card is not known to us it is our own design, and the card browser says so openly.',
    yours: 'Your games stay with you',
    yoursText:
      'The engine and the bots run in your browser, which also keeps your games and settings; nothing is sent anywhere, there are no accounts and no tracking. After the first visit everything works with no network, too.',
    made: 'What it is made of',
    icons: 'Icons',
    iconsText: 'Only those that we use, and coloured by us.',
    iconAuthors: 'Authors of the collection',
    fonts: 'Type',
    code: 'Code',
    codeText: 'MIT licence. The emblem of the program and the drawing of the cards are ours.',
    version: 'Version',
    versionText: (client, rules) => `Imperia ${client}, rules of Imperial Settlers ${rules}.`,
  },
};
