import type { Seat } from '@imperia/engine';
import { type Do, type Filter, TOKENS } from './card-data.ts';
import { innerLists, listOf } from './cards.ts';
import { fits } from './filter.ts';
import { acquirable } from './market-choice.ts';
import { effectOf, faceOf, tokenNo } from './seats.ts';
import type { State } from './state.ts';
import type { ImperiumStep } from './steps.ts';

/** Market cards that could be taken, each with what that costs, in the order of `TOKENS`. */
export type Reach = ReadonlyMap<number, readonly number[]>;

const FREE: readonly number[] = TOKENS.map(() => 0);
const INNOVATION: Filter = { what: ['uncivilised', 'civilised', 'region', 'tributary'] };

/** What this option would let a seat take from the market, once all that it asks for is paid. */
export function reachOf(view: State, option: ImperiumStep): Reach {
  const found = new Map<number, readonly number[]>();
  if (option.do === 'innovate') for (const card of onMarket(view, INNOVATION)) found.set(card, FREE);
  if ('seat' in option) for (const list of listsOf(view, option)) search(view, option.seat, list, FREE, found);
  return found;
}

function listsOf(view: State, option: ImperiumStep): readonly (readonly Do[])[] {
  switch (option.do) {
    case 'play':
      return faceOf(view, option.seat, option.card).effects.flatMap(({ when, do: list }) =>
        when === 'play' ? [list] : [],
      );
    case 'exhaust':
      return [effectOf(view, option.seat, option.card, option.effect).do];
    case 'chosen': {
      const one = listOf(option.card, option.list)[option.at];
      return one?.op === 'choose' ? [one.of[option.option]!] : [];
    }
    default:
      return [];
  }
}

/** The first way to a card is the one that is told. */
function search(
  view: State,
  seat: Seat,
  list: readonly Do[],
  price: readonly number[],
  found: Map<number, readonly number[]>,
): void {
  for (const one of list) {
    for (const card of takenBy(view, seat, one)) if (!found.has(card)) found.set(card, price);
    if (one.op === 'to') search(view, seat, one.then, plus(price, one.cost), found);
    else if (one.op !== 'others') for (const inner of innerLists(one)) search(view, seat, inner, price, found);
  }
}

function takenBy(view: State, seat: Seat, one: Do): readonly number[] {
  if (one.op === 'breakthrough') return onMarket(view, one);
  if (one.op !== 'acquire') return [];
  return acquirable(view, seat, one).flatMap(({ card, from }) => (from === 'market' ? [card] : []));
}

function onMarket({ market }: State, filter: Filter): number[] {
  return market.map(({ card }) => card).filter((card) => card >= 0 && fits(filter, card));
}

function plus(price: readonly number[], cost: readonly Do[]): readonly number[] {
  const sum = [...price];
  for (const one of cost) if (one.op === 'pay' && typeof one.n === 'number') sum[tokenNo(one.token)]! += one.n;
  return sum;
}
