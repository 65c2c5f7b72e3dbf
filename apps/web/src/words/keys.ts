import type { Lang } from '@imperia/kit';

interface KeyWords {
  readonly title: string;
  readonly what: Readonly<
    Record<'tab' | 'arrows' | 'enter' | 'escape' | 'next' | 'pass' | 'undo' | 'hint' | 'log' | 'help', string>
  >;
}

export const KEY_WORDS: Readonly<Record<Lang, KeyWords>> = {
  pl: {
    title: 'Klawisze',
    what: {
      tab: 'do następnej rzeczy na stole',
      arrows: 'z karty na kartę obok',
      enter: 'wybierz albo otwórz',
      escape: 'zamknij, a potem anuluj to, co rozpoczęte',
      next: 'do następnej rzeczy, którą można wybrać',
      pass: 'do przycisku „Spasuj”',
      undo: 'cofnij',
      hint: 'podpowiedz',
      log: 'do przebiegu gry',
      help: 'ta kartka',
    },
  },
  en: {
    title: 'Keyboard shortcuts',
    what: {
      tab: 'to the next thing on the table',
      arrows: 'to the next card in that direction',
      enter: 'choose or open',
      escape: 'close, or cancel what you began',
      next: 'to the next thing you can choose',
      pass: 'to the “Pass” button',
      undo: 'undo',
      hint: 'hint',
      log: 'to the game log',
      help: 'this sheet',
    },
  },
};
