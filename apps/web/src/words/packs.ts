import type { Lang } from '@imperia/kit';
import { english, polish } from './counted.ts';

/** Of packs that people make themselves. */
interface PackWords {
  readonly title: string;
  readonly text: string;
  readonly choose: string;
  readonly none: string;
  readonly broken: (file: string) => string;
  readonly cards: (n: number) => string;
  readonly show: string;
  readonly remove: (name: string) => string;
  readonly played: string;
}

export const PACK_WORDS: Readonly<Record<Lang, PackWords>> = {
  pl: {
    title: 'Własne zestawy kart',
    text: 'Zestaw to plik JSON z kartami, które robisz samodzielnie. Zostaje w tej przeglądarce; zaznaczone zestawy dochodzą do talii.',
    choose: 'Wczytaj plik z zestawem',
    none: 'Nie ma tu jeszcze żadnego zestawu.',
    broken: (file) => `${file}: tym zestawem nie można grać.`,
    cards: (n) => polish(n, 'karta', 'karty', 'kart'),
    show: 'Pokaż karty',
    remove: (name) => `Usuń zestaw ${name}`,
    played: 'Przy tym stole gra się też z własnymi zestawami kart:',
  },
  en: {
    title: 'Packs of your own',
    text: 'A pack is a JSON file with cards that you have made. It stays in this browser; the packs that are ticked join the decks.',
    choose: 'Load a pack from a file',
    none: 'There is no pack here yet.',
    broken: (file) => `${file} cannot be played.`,
    cards: (n) => english(n, 'card', 'cards'),
    show: 'Show its cards',
    remove: (name) => `Remove the pack ${name}`,
    played: 'This table also plays with packs that somebody made:',
  },
};
