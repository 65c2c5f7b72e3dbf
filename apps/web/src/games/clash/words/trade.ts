import type { Spoken } from '@imperia/kit';

interface TradeWords {
  readonly title: (who: string) => string;
  readonly gives: (who: string) => string;
  readonly youGive: string;
  readonly nothing: string;
  readonly undecided: string;
  readonly less: (name: string) => string;
  readonly composed: (n: number, of: number) => string;
  readonly cards: (n: number) => string;
  readonly terms: string;
  readonly termsHold: string;
  readonly youGet: string;
  readonly termsPicked: (n: number, most: number) => string;
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
    composed: (n, of) => `: ${n} z ${of}`,
    cards: (n) => (n === 1 ? '1 karta' : n % 10 >= 2 && n % 10 <= 4 && (n < 12 || n > 14) ? `${n} karty` : `${n} kart`),
    terms: 'Stałe zgody na wymianę',
    termsHold:
      'Oferta, w której są same takie wymiany jeden za jeden, zostanie przyjęta bez pytania, także pod twoją nieobecność. Zgody obowiązują, aż je zmienisz.',
    youGet: 'Dostajesz',
    termsPicked: (n, most) => `Wybrano ${n} z najwyżej ${most}`,
    kinds: ['karty Akcji', 'karty Celów', 'karty Cudów'],
  },
  en: {
    title: (who) => `Trade with the ${who}`,
    gives: (who) => `The ${who} give`,
    youGive: 'You give',
    nothing: 'nothing',
    undecided: 'not decided yet',
    less: (name) => `Less: ${name}`,
    composed: (n, of) => `: ${n} of ${of}`,
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    terms: 'Standing answers to offers',
    termsHold:
      'An offer made up only of these one-for-one exchanges is accepted without asking, even while you are away. They hold until you change them.',
    youGet: 'You get',
    termsPicked: (n, most) => `${n} of at most ${most} chosen`,
    kinds: ['action cards', 'objective cards', 'wonder cards'],
  },
};
