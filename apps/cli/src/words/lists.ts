import type { InLangs } from './lang.ts';
import { en, pl } from './plural.ts';

/** The card browser and the rule reference. */
export interface ListWords {
  readonly cardCount: (distinct: number, total: number) => string;
  readonly noCards: string;
  readonly copies: (n: number) => string;
  readonly ruleCount: (n: number) => string;
  readonly noRules: string;
  readonly example: string;
  readonly variant: string;
  readonly covered: (covered: number, total: number) => string;
  readonly coveredIn: (module: string, covered: number, total: number) => string;
  readonly uncovered: string;
  readonly noCheckout: string;
}

export const listWords: InLangs<ListWords> = {
  en: {
    cardCount: (distinct, total) => `${en(distinct, 'card', 'different cards')}, ${total} with all copies`,
    noCards: 'No card matches. Remove a filter, or search for a shorter text.',
    copies: (n) => `×${n}`,
    ruleCount: (n) => en(n, 'rule', 'rules'),
    noRules: 'No rule matches. Remove a filter, or search for a shorter text.',
    example: 'example',
    variant: 'variant',
    covered: (covered, total) => `${covered} of ${en(total, 'rule', 'rules')} have a test`,
    coveredIn: (module, covered, total) => `${module}: ${covered} of ${total}`,
    uncovered: 'Without a test:',
    noCheckout: 'coverage is counted from the tests, and there are none here: run it inside a checkout of the source',
  },
  pl: {
    cardCount: (distinct, total) =>
      `${pl(distinct, 'karta', 'różne karty', 'różnych kart')}, ze wszystkimi egzemplarzami ${total}`,
    noCards: 'Nie ma takiej karty. Usuń któryś filtr albo skróć szukany tekst.',
    copies: (n) => `×${n}`,
    ruleCount: (n) => pl(n, 'zasada', 'zasady', 'zasad'),
    noRules: 'Nie ma takiej zasady. Usuń któryś filtr albo skróć szukany tekst.',
    example: 'przykład',
    variant: 'wariant',
    covered: (covered, total) => `Test ma ${covered} z ${pl(total, 'zasady', 'zasad', 'zasad')}`,
    coveredIn: (module, covered, total) => `${module}: ${covered} z ${total}`,
    uncovered: 'Bez testu:',
    noCheckout: 'pokrycie liczy się z testów, a tu ich nie ma: uruchom to w katalogu ze źródłami',
  },
};
