import type { Lang } from '@imperia/kit';
import { polish } from '../../../words/counted.ts';
import type { Chapter, PartName } from '../library/chapters.ts';

interface RulesWords {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly contents: string;
  readonly count: (n: number) => string;
  readonly found: (n: number) => string;
  readonly none: string;
  readonly noneHint: string;
  readonly clear: string;
  readonly noSuchRule: (id: string) => string;
  readonly parts: Readonly<Record<PartName, string>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly glossary: string;
  readonly example: string;
  readonly variant: string;
  readonly onlyWith: (option: string) => string;
  readonly cards: string;
  readonly turning: string;
  readonly previous: string;
  readonly next: string;
}

function plRules(n: number): string {
  return polish(n, 'zasada', 'zasady', 'zasad');
}

export const RULES_WORDS: Readonly<Record<Lang, RulesWords>> = {
  pl: {
    title: 'Zasady',
    search: 'Szukaj w zasadach',
    searchHint: 'Słowo, karta albo numer zasady',
    contents: 'Rozdziały',
    count: plRules,
    found: (n) => `Znaleziono: ${plRules(n)}`,
    none: 'Nie ma takiej zasady.',
    noneHint: 'Spróbuj krótszego słowa: można szukać po polsku i po angielsku, z ogonkami albo bez.',
    clear: 'Wyczyść',
    noSuchRule: (id) => `Zasady ${id} tu nie ma.`,
    parts: {
      basics: 'Zanim zaczniemy',
      round: 'Przebieg rundy',
      ending: 'Koniec gry i zasady ogólne',
      special: 'Karty',
      ways: 'Inne sposoby gry',
      questions: 'Pytania',
    },
    chapters: {
      goods: 'Dobra',
      cards: 'Budowa kart',
      layout: 'Imperium gracza',
      setup: 'Przygotowanie gry',
      lookout: 'Wypatrywanie',
      production: 'Produkcja',
      action: 'Akcje',
      build: 'Budowa Lokacji',
      deal: 'Umowy',
      raze: 'Plądrowanie',
      activate: 'Aktywacja Lokacji',
      exchange: 'Dwóch Robotników za Surowiec lub kartę',
      defense: 'Żetony Obrony',
      cleanup: 'Czyszczenie',
      scoring: 'Koniec gry i punktacja',
      ties: 'Remisy',
      general: 'Zasady ogólne',
      barbarians: 'Barbarzyńcy',
      japan: 'Japończycy',
      rome: 'Rzymianie',
      egypt: 'Egipcjanie',
      'common-cards': 'Karty Zwykłe',
      variants: 'Warianty',
      solo: 'Gra jednoosobowa',
      'solo-japan': 'Japończycy w grze jednoosobowej',
      faq: 'Pytania i odpowiedzi',
    },
    glossary: 'Słowniczek',
    example: 'przykład',
    variant: 'starsza instrukcja',
    onlyWith: (option) => `tylko z opcją „${option}”`,
    cards: 'Karty',
    turning: 'Sąsiednie rozdziały',
    previous: 'Poprzedni rozdział',
    next: 'Następny rozdział',
  },
  en: {
    title: 'Rules',
    search: 'Search the rules',
    searchHint: 'A word, a card or a rule number',
    contents: 'Chapters',
    count: (n) => (n === 1 ? '1 rule' : `${n} rules`),
    found: (n) => (n === 1 ? '1 rule found' : `${n} rules found`),
    none: 'There is no such rule.',
    noneHint: 'Try a shorter word: you can search in English and in Polish, with or without diacritics.',
    clear: 'Clear',
    noSuchRule: (id) => `There is no rule ${id}.`,
    parts: {
      basics: 'Before you begin',
      round: 'A round',
      ending: 'End of the game and general rules',
      special: 'Cards',
      ways: 'Other ways to play',
      questions: 'Questions',
    },
    chapters: {
      goods: 'Goods',
      cards: 'Anatomy of a card',
      layout: "A player's Empire",
      setup: 'Setup',
      lookout: 'Lookout',
      production: 'Production',
      action: 'Actions',
      build: 'Building a Location',
      deal: 'Deals',
      raze: 'Razing',
      activate: 'Activating a Location',
      exchange: 'Two Workers for a Resource or a card',
      defense: 'Defense tokens',
      cleanup: 'Cleanup',
      scoring: 'End of the game and scoring',
      ties: 'Ties',
      general: 'General rules',
      barbarians: 'Barbarians',
      japan: 'Japanese',
      rome: 'Romans',
      egypt: 'Egyptians',
      'common-cards': 'Common cards',
      variants: 'Variants',
      solo: 'Solo game',
      'solo-japan': 'Japanese in the solo game',
      faq: 'Questions and answers',
    },
    glossary: 'Glossary',
    example: 'example',
    variant: 'older rulebook',
    onlyWith: (option) => `only with the option “${option}”`,
    cards: 'Cards',
    turning: 'Neighbouring chapters',
    previous: 'Previous chapter',
    next: 'Next chapter',
  },
};
