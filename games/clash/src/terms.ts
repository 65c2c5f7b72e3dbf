import type { Decision, Io, Seat } from '@imperia/engine';
import type { ClashEvent } from './events.ts';
import { GOODS, type Goods } from './goods.ts';
import type { State } from './state.ts';
import type { ClashStep, StepOf } from './steps.ts';

/** In a question, a term is a number behind all else: one of the first good is given for one of the second. */
export const TERM_ITEM = 3000;
const KINDS = 8;

function term(given: number, taken: number): number {
  return TERM_ITEM + given * KINDS + taken;
}

export function termOf(item: number): readonly [given: number, taken: number] {
  return [Math.floor((item - TERM_ITEM) / KINDS), (item - TERM_ITEM) % KINDS];
}

const TERMS: readonly number[] = GOODS.flatMap((_, given) =>
  GOODS.flatMap((__, taken) => (given === taken ? [] : [term(given, taken)])),
);

/** More could hardly be remembered. */
const MOST_TERMS = 6;

/** Mark of the turn: its player has said what would be accepted. */
const TERMS_SET = 'terms set';

/** What one gives one for, whoever asks: offers of goods that keep to it need no answer. */
export function termOptions(game: State, seat: Seat): ClashStep[] {
  const has = game.seats[seat]!.goods.some((n) => n > 0);
  return has && !game.used.includes(TERMS_SET) ? [{ do: 'set terms', seat }] : [];
}

export function askSetTerms(_game: State, step: StepOf<'set terms'>): Decision<ClashStep> {
  const { seat } = step;
  return {
    seat,
    ask: step,
    options: [],
    pick: { from: TERMS, min: 0, max: MOST_TERMS, answer: (terms) => ({ do: 'terms set', seat, terms }) },
  };
}

export function runTermsSet(game: State, { seat, terms }: StepOf<'terms set'>, io: Io<ClashEvent>): void {
  game.used.push(TERMS_SET);
  io.tell?.({ did: 'terms', seat, terms });
  game.seats[seat]!.terms = terms;
}

/** For each thing wanted a thing is given that the terms ask for it. */
export function isWithinTerms(terms: readonly number[], give: Goods, want: Goods): boolean {
  const wanted = want.flatMap((n, good) => new Array<number>(n).fill(good));
  const match = (at: number, left: Goods): boolean => {
    const good = wanted[at];
    if (good === undefined) return true;
    return left.some((n, paid) => n > 0 && terms.includes(term(good, paid)) && match(at + 1, less(left, paid)));
  };
  return wanted.length > 0 && match(0, give);
}

function less(goods: Goods, good: number): Goods {
  return goods.map((n, one) => (one === good ? n - 1 : n));
}
