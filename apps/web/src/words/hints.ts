import type { Lang } from '@imperia/kit';

interface HintWords {
  readonly hint: string;
  readonly hints: string;
  readonly thinking: string;
  readonly failed: string;
  readonly best: (by: string) => string;
  readonly barelyBest: string;
  readonly asGood: string;
  readonly behind: (by: string) => string;
  readonly doIt: string;
}

function points(lang: Lang, n: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(n);
}

export const HINT_WORDS: Readonly<Record<Lang, HintWords>> = {
  pl: {
    hint: 'Podpowiedz',
    hints: 'Podpowiedzi',
    thinking: 'Zastanawiam się…',
    failed: 'Tym razem nie umiem podpowiedzieć.',
    best: (by) => `najlepsze, o około ${by} PZ`,
    barelyBest: 'o włos najlepsze',
    asGood: 'prawie równie dobre',
    behind: (by) => `gorsze o około ${by} PZ`,
    doIt: 'Wybierz',
  },
  en: {
    hint: 'Hint',
    hints: 'Hints',
    thinking: 'Thinking…',
    failed: 'No hint this time.',
    best: (by) => `best, by about ${by} VP`,
    barelyBest: 'best by a hair',
    asGood: 'almost as good',
    behind: (by) => `worse by about ${by} VP`,
    doIt: 'Choose',
  },
};

const LITTLE = 0.05;

/** How an option compares: the best with the next, the others with the best. */
export function comparison(ahead: number, lang: Lang): string {
  const said = HINT_WORDS[lang];
  if (Math.abs(ahead) < LITTLE) return ahead < 0 ? said.asGood : said.barelyBest;
  return ahead > 0 ? said.best(points(lang, ahead)) : said.behind(points(lang, -ahead));
}
