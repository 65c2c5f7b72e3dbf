import type { Lang } from '@imperia/kit';
import type { Notice } from './notice.ts';

export const SUBJECTS: Readonly<Record<Lang, Readonly<Record<Notice['what'], string>>>> = {
  pl: { turn: 'Imperia: Twoja kolej', over: 'Imperia: koniec gry' },
  en: { turn: 'Imperia: it is your turn', over: 'Imperia: the game is over' },
};

export const STOP: Readonly<Record<Lang, string>> = {
  pl: 'Nie chcę więcej takich wiadomości',
  en: 'Send me no more of these',
};

interface Confirmation {
  readonly subject: string;
  readonly text: string;
  readonly unasked: string;
}

export const CONFIRM: Readonly<Record<Lang, Confirmation>> = {
  pl: {
    subject: 'Imperia: potwierdź swój adres',
    text: 'Ktoś podał ten adres, żeby dostawać wiadomości o swojej kolejce w grze. Jeśli to Ty, potwierdź go tutaj:',
    unasked: 'Jeśli to nie Ty, nic nie rób: nic więcej nie przyjdzie.',
  },
  en: {
    subject: 'Imperia: confirm your address',
    text: 'Somebody gave this address to hear when it is their turn in a game. If that was you, confirm it here:',
    unasked: 'If it was not you, do nothing: nothing more will come.',
  },
};

interface PageWords {
  readonly ask: string;
  readonly act: string;
  readonly done: string;
  readonly stale: string;
  readonly back: string;
}

const STALE = { pl: 'Ten odnośnik już nie działa.', en: 'This link does not work any more.' } as const;
const BACK = { pl: 'Do gry', en: 'To the game' } as const;

export const PAGES: Readonly<Record<'confirm' | 'stop', Readonly<Record<Lang, PageWords>>>> = {
  confirm: {
    pl: {
      ask: 'Czy wiadomości o Twojej kolejce mają przychodzić na ten adres?',
      act: 'Tak, to mój adres',
      done: 'Adres potwierdzony.',
      stale: STALE.pl,
      back: BACK.pl,
    },
    en: {
      ask: 'Should messages about your turn come to this address?',
      act: 'Yes, this is my address',
      done: 'Your address is confirmed.',
      stale: STALE.en,
      back: BACK.en,
    },
  },
  stop: {
    pl: {
      ask: 'Czy wiadomości mają już nie przychodzić?',
      act: 'Nie wysyłajcie więcej',
      done: 'Nic więcej nie przyjdzie. Adres został usunięty.',
      stale: STALE.pl,
      back: BACK.pl,
    },
    en: {
      ask: 'Should no more messages come?',
      act: 'Send no more',
      done: 'Nothing more will come. Your address was removed.',
      stale: STALE.en,
      back: BACK.en,
    },
  },
};
