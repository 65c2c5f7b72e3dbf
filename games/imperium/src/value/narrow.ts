import { type Decision, optionId, pickId } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { cardWorth } from './cards.ts';

/** More cards than these have more ways to pick some than anybody looks through. */
const FEW = 5;
const UNREST = -1;

/** Of the many ways to pick cards, those that keep the best or give away the best; null where there are few. */
export function narrow(view: State, { seat, options, pick }: Decision<ImperiumStep>): readonly string[] | null {
  if (!pick || pick.from.length <= FEW) return null;
  const { empire } = seatOf(view, seat);
  const worth = (card: number) => (CARDS[card]?.unrest ? UNREST : card < 0 ? 0 : cardWorth(card, empire));
  const rising = [...pick.from].sort((a, b) => worth(a) - worth(b));
  const falling = [...rising].reverse();
  const ids = new Set(options.map(optionId));
  for (let n = pick.min; n <= Math.min(pick.max, pick.from.length); n++) {
    ids.add(pickId(rising.slice(0, n)));
    ids.add(pickId(falling.slice(0, n)));
    if (n === 1) for (const card of rising) ids.add(pickId([card]));
  }
  return [...ids];
}
