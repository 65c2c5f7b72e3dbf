import type { Lang } from '@imperia/kit';

/** What the guide of a first game says in any game. */
interface GuideWords {
  readonly guide: string;
  readonly next: string;
  readonly show: string;
  readonly skip: string;
  readonly back: string;
  readonly forward: string;
  readonly silence: string;
  readonly call: string;
  readonly waiting: string;
  readonly strayed: string;
  readonly undo: string;
  readonly rules: string;
  readonly nothing: string;
  readonly begin: string;
  readonly resume: string;
  readonly again: string;
  readonly short: string;
}

export const GUIDE_WORDS: Readonly<Record<Lang, GuideWords>> = {
  pl: {
    guide: 'Przewodnik',
    next: 'Dalej',
    show: 'Pokaż mi',
    skip: 'Pomiń',
    back: 'Przeczytaj poprzednie',
    forward: 'Przeczytaj następne',
    silence: 'Odłóż przewodnika',
    call: 'Przewodnik',
    waiting: 'Rozejrzyj się spokojnie. Odezwę się, gdy będzie o czym mówić.',
    strayed: 'To inny ruch, niż proponuję, i też dobry: to Twoja gra. Do tego, co chcę pokazać, jeszcze wrócimy.',
    undo: 'Cofnij ten ruch',
    rules: 'Zasady:',
    nothing: 'nic',
    begin: 'Zaczynamy',
    resume: 'Wróć do nauki',
    again: 'Zacznij od nowa',
    short: 'Krótkie lekcje',
  },
  en: {
    guide: 'Guide',
    next: 'Continue',
    show: 'Show me',
    skip: 'Skip this',
    back: 'Previous tip',
    forward: 'Next tip',
    silence: 'Hide the guide',
    call: 'Guide',
    waiting: 'Take a look around. I will speak up when there is something to say.',
    strayed: 'Not the move I had in mind, but that is fine: it is your game. I can still show you the rest later.',
    undo: 'Undo',
    rules: 'Rules:',
    nothing: 'nothing',
    begin: 'Start',
    resume: 'Continue the lesson',
    again: 'Start over',
    short: 'Short lessons',
  },
};
