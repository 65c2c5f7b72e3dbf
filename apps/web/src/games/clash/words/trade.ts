import type { Spoken } from '@imperia/kit';

interface TradeWords {
  readonly title: (who: string) => string;
  readonly gives: (who: string) => string;
  readonly youGive: string;
  readonly nothing: string;
  readonly undecided: string;
  readonly less: (name: string) => string;
  readonly composed: (name: string, n: number, of: number) => string;
  readonly cards: (n: number) => string;
  readonly kinds: readonly [string, string, string];
}

export const TRADE_WORDS: Spoken<TradeWords> = {
  pl: {
    title: (who) => `Wymiana: ${who}`,
    gives: (who) => `Oddają: ${who}`,
    youGive: 'Oddajesz',
    nothing: 'nic',
    undecided: 'jeszcze nie wiadomo',
    less: (name) => `Mniej: ${name}`,
    composed: (name, n, of) => `${name}: ${n} z ${of}`,
    cards: (n) => (n === 1 ? '1 karta' : n % 10 >= 2 && n % 10 <= 4 && (n < 12 || n > 14) ? `${n} karty` : `${n} kart`),
    kinds: ['karty Akcji', 'karty Celów', 'karty Cudów'],
  },
  en: {
    title: (who) => `Trade with the ${who}`,
    gives: (who) => `The ${who} give`,
    youGive: 'You give',
    nothing: 'nothing',
    undecided: 'not decided yet',
    less: (name) => `Less: ${name}`,
    composed: (name, n, of) => `${name}: ${n} of ${of}`,
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    kinds: ['action cards', 'objective cards', 'wonder cards'],
  },
};
