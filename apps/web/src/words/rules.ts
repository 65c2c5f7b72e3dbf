import type { Lang } from '@imperia/kit';
import { polish } from './counted.ts';

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
