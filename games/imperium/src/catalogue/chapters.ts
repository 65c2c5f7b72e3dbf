import type { Catalogue, Chapter } from '@imperia/kit';

const chapter = (area: string, pl: string, en: string): Chapter => ({ area, name: { pl, en } });

/** In the order of the book. */
export const PARTS: Catalogue['parts'] = [
  {
    name: { pl: 'Elementy i przygotowanie', en: 'Components and set-up' },
    chapters: [
      chapter('components', 'Elementy gry', 'Components'),
      chapter('card-anatomy', 'Opis kart', 'Cards'),
      chapter('setup-player', 'Przygotowanie graczy', 'Players'),
      chapter('setup-common', 'Przygotowanie zapasów ogólnych', 'The common area'),
      chapter('combining', 'Łączenie Antyku i Legend', 'Combining both boxes'),
    ],
  },
  {
    name: { pl: 'Przebieg gry', en: 'Play' },
    chapters: [
      chapter('turn', 'Runda i tura', 'Round and turn'),
      chapter('ownership', 'Zasada własności', 'Ownership'),
      chapter('activation', 'Aktywacja', 'Activate'),
      chapter('actions', 'Akcje', 'Actions'),
      chapter('exhaust', 'Zaznaczanie', 'Exhaust effects'),
      chapter('innovation', 'Innowacja', 'Innovate'),
      chapter('revolt', 'Przewrót', 'Revolt'),
      chapter('cleanup', 'Faza porządków', 'Cleanup'),
      chapter('deck-exhaustion', 'Wyczerpanie talii', 'Deck exhaustion'),
      chapter('solstice', 'Przesilenie', 'Solstice'),
    ],
  },
  {
    name: { pl: 'Zakończenie gry', en: 'The end of the game' },
    chapters: [
      chapter('end-trigger', 'Co kończy grę', 'What ends the game'),
      chapter('scoring', 'Punktacja', 'Scoring'),
      chapter('collapse', 'Upadek', 'Collapse'),
    ],
  },
  {
    name: { pl: 'Słowa i karty', en: 'Keywords and cards' },
    chapters: [
      chapter('terms', 'Słowa kluczowe', 'Keywords'),
      chapter('card-notes', 'Uwagi do kart', 'Notes on cards'),
      chapter('nations', 'Nacje', 'Nations'),
    ],
  },
  {
    name: { pl: 'Gra solo', en: 'Alone' },
    chapters: [
      chapter('solo-setup', 'Rywal i przygotowanie', 'The Rival and set-up'),
      chapter('solo-turn', 'Tura Rywala', "The Rival's turn"),
      chapter('solo-value', 'Wartość kart', 'Values of cards'),
      chapter('solo-resolve', 'Rozpatrywanie kart', 'Resolving cards'),
      chapter('solo-you', 'Twoje efekty wobec Rywala', 'Your effects on the Rival'),
      chapter('solo-fame', 'Król królów', 'King of Kings'),
      chapter('solo-nations', 'Szczególne nacje', 'Special nations'),
      chapter('solo-end', 'Koniec gry solo', 'The end of a solo game'),
    ],
  },
];
