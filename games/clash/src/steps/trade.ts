import type { Seat } from '@imperia/engine';
import type { Goods } from '../goods.ts';
import type { Do, OfSeat } from './fields.ts';

/** An offer that has been made; `shown`: the cards, to the other. */
interface Awaited extends OfSeat {
  readonly to: Seat;
  readonly give: Goods;
  readonly want: Goods;
  readonly kinds: readonly number[];
  readonly shown: boolean;
}

/** Trade between players. `give` and `want` are goods; cards that are offered lie aside. */
export type TradeStep =
  | Do<'propose trade', OfSeat & { readonly to: Seat }>
  | Do<'offer', OfSeat & { readonly to: Seat }>
  | Do<'offered', OfSeat & { readonly to: Seat; readonly give: Goods; readonly cards: readonly number[] }>
  | Do<'demand', OfSeat & { readonly to: Seat; readonly give: Goods }>
  | Do<
      'demanded',
      OfSeat & { readonly to: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<
      'answer offer',
      OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<
      'accept offer',
      OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods; readonly kinds: readonly number[] }
    >
  | Do<'await answer', Awaited>
  | Do<'show cards', Awaited>
  | Do<'set terms', OfSeat>
  | Do<'terms set', OfSeat & { readonly terms: readonly number[] }>
  | Do<'choose cards', OfSeat & { readonly kind: number; readonly n: number }>
  | Do<'set aside', OfSeat & { readonly cards: readonly number[] }>
  | Do<'exchange', OfSeat & { readonly from: Seat; readonly give: Goods; readonly want: Goods }>
  | Do<'refuse offer', OfSeat & { readonly from: Seat }>
  | Do<'withdraw offer', OfSeat>;
