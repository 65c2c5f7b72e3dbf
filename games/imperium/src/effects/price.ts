import type { Do } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { standing } from '../seats.ts';
import type { State } from '../state.ts';
import type { Choosing, Context } from './select.ts';

/** How much a cost comes to: playing an unrest may be cheaper, but never free. */
export function unrestPrice(game: State, { seat, card }: Context, one: Extract<Do, { op: 'pay' }> | Choosing): number {
  const n = one.op === 'pay' ? one.n : one.cards.n;
  if (typeof n !== 'number') return 0;
  if (!CARDS[card]!.unrest) return n;
  let price = n;
  for (const discount of standing(game, seat)) {
    if (discount.op !== 'discount unrest') continue;
    const less = one.op === 'pay' ? (one.token === 'materials' ? discount.materials : 0) : discount.cards;
    if (less > 0) price = Math.max(discount.min, price - less);
  }
  return price;
}
