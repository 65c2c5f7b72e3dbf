import { CARDS } from '../cards.ts';
import type { Slot } from '../state.ts';

const VARIABLE = 5;

/** What the Rival takes a card to be worth. */
export function rivalWorth(card: number): number {
  const { vp } = CARDS[card]!.faces[0]!;
  if (!vp) return 0;
  if (vp.kind === 'fixed') return vp.points;
  return vp.kind === 'variable' ? VARIABLE : Math.max(...vp.cases.map(({ points }) => points));
}

/** The market card it likes best: points and progress, then any tokens, then the lower slot. */
export function bestSlot(market: readonly Slot[], wanted: (card: number) => boolean): number {
  let best = -1;
  for (const [i, slot] of market.entries()) {
    if (slot.card < 0 || !wanted(slot.card)) continue;
    if (best < 0 || compare(slot, market[best]!) > 0) best = i;
  }
  return best;
}

function compare(a: Slot, b: Slot): number {
  const worth = (slot: Slot) => rivalWorth(slot.card) + slot.tokens[2]!;
  const tokens = (slot: Slot) => slot.tokens.reduce((sum, n) => sum + n, 0);
  return worth(a) - worth(b) || tokens(a) - tokens(b);
}
