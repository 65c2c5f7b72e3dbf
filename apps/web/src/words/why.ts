import type { Lang } from '@imperia/kit';

interface WhyWords {
  readonly finishFirst: string;
  readonly cancelFirst: string;
  readonly notYourTurn: (waitingFor: string) => string;
  readonly rule: (id: string) => string;
  readonly chapter: string;
  readonly allRules: string;
  readonly fetching: string;
}

export const WHY_WORDS: Readonly<Record<Lang, WhyWords>> = {
  pl: {
    finishFirst: 'najpierw odpowiedz na pytanie.',
    cancelFirst: 'najpierw dokończ albo anuluj to, co rozpoczęte.',
    notYourTurn: (name) => `to nie twoja tura. Czekamy: ${name}.`,
    rule: (id) => `Zasada ${id}`,
    chapter: 'Z tego samego rozdziału',
    allRules: 'Otwórz w zbiorze zasad (nowa karta)',
    fetching: 'Szukamy zasady…',
  },
  en: {
    finishFirst: 'answer the question first.',
    cancelFirst: 'finish or cancel what you have begun first.',
    notYourTurn: (name) => `it is not your turn. Waiting for: ${name}.`,
    rule: (id) => `Rule ${id}`,
    chapter: 'From the same chapter',
    allRules: 'Open in the rules (new tab)',
    fetching: 'Looking up the rule…',
  },
};
