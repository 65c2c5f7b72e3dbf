import type { Lang, Source } from '@imperia/kit';
import { polish } from './counted.ts';

interface Certainty {
  readonly word: string;
  readonly meaning: string;
}

interface CardsWords {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly filters: (chosen: number) => string;
  readonly clear: string;
  readonly none: string;
  readonly noneHint: string;
  readonly shown: (found: number, all: number) => string;
  /** What comes after what. */
  readonly tree: string;
  readonly after: (name: string) => string;
  readonly certainty: Readonly<Record<Source, Certainty>>;
  readonly partly: string;
  readonly copies: (n: number) => string;
  readonly allCards: string;
  readonly previous: string;
  readonly next: string;
  readonly noSuchCard: (id: string) => string;
  readonly inWords: string;
  readonly facts: string;
  readonly rules: string;
  readonly noRules: string;
  readonly chapters: string;
}

function plCards(n: number): string {
  return polish(n, 'karta', 'karty', 'kart');
}

function plCopies(n: number): string {
  return polish(n, 'egzemplarz', 'egzemplarze', 'egzemplarzy');
}

export const CARDS_WORDS: Readonly<Record<Lang, CardsWords>> = {
  pl: {
    title: 'Karty',
    search: 'Szukaj karty',
    searchHint: 'Nazwa lub działanie, po polsku lub angielsku',
    filters: (chosen) => (chosen > 0 ? `Filtry (${chosen})` : 'Filtry'),
    clear: 'Wyczyść wszystko',
    none: 'Nie ma takiej karty.',
    noneHint: 'Żadna karta nie spełnia wszystkich warunków naraz.',
    tree: 'Jako drzewo',
    after: (name) => `wymaga: ${name}`,
    shown: (found, all) => (found === all ? plCards(all) : `${plCards(found)} z ${all}`),
    certainty: {
      rulebook: {
        word: 'Z instrukcji',
        meaning: 'Działanie karty podaje instrukcja, tekstem albo rysunkiem.',
      },
      public: {
        word: 'Ze źródeł publicznych',
        meaning: 'Działanie karty znamy z publicznych opisów; z kartą drukowaną go nie porównaliśmy.',
      },
      recalled: {
        word: 'Z pamięci',
        meaning: 'Działanie karty podajemy z pamięci; może się różnić od karty drukowanej.',
      },
      designed: {
        word: 'Nasza propozycja',
        meaning: 'Drukowanej karty nie znamy: działanie wymyśliliśmy tak, by pasowało do reszty talii.',
      },
      own: {
        word: 'Z własnego zestawu',
        meaning: 'Ta karta jest z zestawu, który trzyma ta przeglądarka, a nie z gry.',
      },
    },
    partly: 'częściowo',
    copies: plCopies,
    allCards: 'Wszystkie karty',
    previous: 'Poprzednia',
    next: 'Następna',
    noSuchCard: (id) => `Karty ${id} tu nie ma.`,
    inWords: 'Słowami',
    facts: 'O karcie',
    rules: 'Zasady, które o niej mówią',
    noRules: 'Żadna zasada nie wymienia tej karty z nazwy.',
    chapters: 'Rozdziały, które jej dotyczą',
  },
  en: {
    title: 'Cards',
    search: 'Find a card',
    searchHint: 'Name or effect, in English or Polish',
    filters: (chosen) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
    clear: 'Clear everything',
    none: 'There is no such card.',
    noneHint: 'No card meets all these conditions at once.',
    tree: 'As a tree',
    after: (name) => `requires ${name}`,
    shown: (found, all) => (found === all ? `${all} cards` : `${found} of ${all} cards`),
    certainty: {
      rulebook: {
        word: 'From the rulebook',
        meaning: 'The rulebook shows what this card does, in words or in a picture.',
      },
      public: {
        word: 'From public sources',
        meaning: 'We know what this card does from public descriptions; it was not compared with the printed card.',
      },
      recalled: {
        word: 'From memory',
        meaning: 'We give what this card does from memory; the printed card may differ.',
      },
      designed: {
        word: 'Our own',
        meaning: 'We do not know the printed card, so we made up an effect that suits the rest of its deck.',
      },
      own: {
        word: 'From a pack of your own',
        meaning: 'This card comes from a pack that this browser keeps, not from the game.',
      },
    },
    partly: 'in part',
    copies: (n) => (n === 1 ? '1 copy' : `${n} copies`),
    allCards: 'All cards',
    previous: 'Previous',
    next: 'Next',
    noSuchCard: (id) => `There is no card ${id}.`,
    inWords: 'In words',
    facts: 'About the card',
    rules: 'Rules that mention it',
    noRules: 'No rule names this card.',
    chapters: 'Related chapters',
  },
};
