import { type ClashStep, GOOD_ITEM, GOODS, type Goods, KIND_ITEM, type State } from '@imperia/clash';
import type { Seat } from '@imperia/engine';

/** What one side of a trade would give; null where that has not been said. */
export interface Given {
  readonly goods: Goods;
  /** Cards that are set aside, face down. */
  readonly cards: number;
  /** Action, objective and wonder cards that are asked for. */
  readonly kinds: readonly number[];
}

export interface Deal {
  readonly other: Seat;
  readonly mine: Given | null;
  readonly theirs: Given | null;
}

/** Whether a side of a trade is being put together, or what one would agree to, which is done in a sheet over the map. */
export function composes(ask: ClashStep | undefined): boolean {
  return ask?.do === 'offer' || ask?.do === 'demand' || ask?.do === 'set terms';
}

function goodsAmong(items: readonly number[]): Goods {
  return GOODS.map((_, good) => items.filter((item) => item === GOOD_ITEM + good).length);
}

/** A trade as far as it has been put together: what is picked now belongs to it. */
export function dealOf(view: State, ask: ClashStep | undefined, picked: readonly number[], me: Seat): Deal | null {
  const aside = (seat: Seat) => view.seats[seat]?.offered.length ?? 0;
  switch (ask?.do) {
    case 'offer': {
      const cards = picked.filter((item) => item < GOOD_ITEM).length;
      return { other: ask.to, mine: { goods: goodsAmong(picked), cards, kinds: [] }, theirs: null };
    }
    case 'demand': {
      const kinds = [0, 1, 2].map((kind) => picked.filter((item) => item === KIND_ITEM + kind).length);
      const mine = { goods: ask.give, cards: aside(me), kinds: [] };
      return { other: ask.to, mine, theirs: { goods: goodsAmong(picked), cards: 0, kinds } };
    }
    case 'await answer':
      return {
        other: ask.to,
        mine: { goods: ask.give, cards: aside(me), kinds: [] },
        theirs: { goods: ask.want, cards: 0, kinds: ask.kinds },
      };
    case 'answer offer':
      return {
        other: ask.from,
        mine: { goods: ask.want, cards: 0, kinds: ask.kinds },
        theirs: { goods: ask.give, cards: aside(ask.from), kinds: [] },
      };
    default:
      return null;
  }
}
