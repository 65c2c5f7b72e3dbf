import type { Lang } from '@imperia/kit';
import { polish } from '../../../words/counted.ts';

interface DeckWords {
  title: string;
  build: string;
  faction: string;
  format: string;
  ready: string;
  readyHint: string;
  base: string;
  cards(n: number, of: number | null): string;
  copies(n: number): string;
  chosen(n: number, of: number | null): string;
  curve: string;
  curveBar(cost: string, n: number): string;
  legal: string;
  wrong: string;
  missing(cards: string): string;
  more(n: number): string;
  search: string;
  from: string;
  kind: string;
  all: string;
  onlyChosen: string;
  none: string;
  play: string;
  playText(enemy: string): string;
  table: string;
  save: string;
  name: string;
  saved: string;
  remove(name: string): string;
  link: string;
  linkCopied: string;
  file: string;
  bring: string;
  notADeck: string;
}

export const DECK_WORDS: Readonly<Record<Lang, DeckWords>> = {
  pl: {
    title: 'Talie',
    build: 'złóż własną',
    faction: 'Frakcja',
    format: 'Format',
    ready: 'Gotowa talia',
    readyHint: 'wybierz…',
    base: 'gra podstawowa',
    cards: (n, of) => (of === null ? `Kart: ${n}` : `Kart: ${n} z ${of}`),
    copies: (n) => (n === 1 ? 'Pojedyncze' : `Po ${polish(n, 'kopia', 'kopie', 'kopii')}`),
    chosen: (n, of) => (of === null ? `${n}` : `${n} z ${of}`),
    curve: 'Koszty kart',
    curveBar: (cost, n) => `koszt ${cost}: ${n}`,
    legal: 'Tą talią można grać.',
    wrong: 'Czego brakuje',
    missing: (cards) => `Zaznacz albo wczytaj zestaw, z którego są te karty: ${cards}.`,
    more: (n) => `… i jeszcze ${n}`,
    search: 'Szukaj karty',
    from: 'Z dodatku',
    kind: 'Rodzaj',
    all: 'wszystkie',
    onlyChosen: 'Tylko karty talii',
    none: 'Żadna karta nie pasuje.',
    play: 'Zagraj tą talią',
    playText: (enemy) => `Przeciwnik: ${enemy}, prowadzi ich bot.`,
    table: 'Nowy stół z tą talią',
    save: 'Zapisz',
    name: 'Nazwa talii',
    saved: 'Zapisane talie',
    remove: (name) => `Usuń talię ${name}`,
    link: 'Kopiuj link',
    linkCopied: 'Link skopiowany.',
    file: 'Do pliku',
    bring: 'Z pliku',
    notADeck: 'W tym pliku nie ma talii.',
  },
  en: {
    title: 'Decks',
    build: 'build your own',
    faction: 'Faction',
    format: 'Format',
    ready: 'Ready-made deck',
    readyHint: 'choose…',
    base: 'base game',
    cards: (n, of) => (of === null ? `Cards: ${n}` : `Cards: ${n} of ${of}`),
    copies: (n) => (n === 1 ? 'Single cards' : `${n} copies each`),
    chosen: (n, of) => (of === null ? `${n}` : `${n} of ${of}`),
    curve: 'Card costs',
    curveBar: (cost, n) => `cost ${cost}: ${n}`,
    legal: 'This deck is ready to play.',
    wrong: 'What is missing',
    missing: (cards) => `Tick or load the pack that these cards are from: ${cards}.`,
    more: (n) => `… and ${n} more`,
    search: 'Find a card',
    from: 'Expansion',
    kind: 'Kind',
    all: 'all',
    onlyChosen: 'Only cards in the deck',
    none: 'No card matches.',
    play: 'Play with this deck',
    playText: (enemy) => `Against the ${enemy}, played by a bot.`,
    table: 'New table with this deck',
    save: 'Save',
    name: 'Deck name',
    saved: 'Saved decks',
    remove: (name) => `Delete the deck ${name}`,
    link: 'Copy link',
    linkCopied: 'Link copied.',
    file: 'To a file',
    bring: 'From a file',
    notADeck: 'There is no deck in this file.',
  },
};
