import type { Seat } from '@imperia/engine';
import { NATION_DATA } from '../cards.ts';
import { seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { StepName } from '../steps.ts';
import { DRAWN } from './weights.ts';

const REFILLS: ReadonlySet<StepName> = new Set<StepName>(['rest of cleanup', 'owed cleanup', 'tidy', 'fill hand']);

/** What the number of cards is worth with which a seat will begin its next turn. */
export function heldWorth(game: State, seat: Seat): number {
  const { hand, nation } = seatOf(game, seat);
  return DRAWN.held * (isRefilled(game, seat) ? NATION_DATA[nation].setup.hand : hand.length);
}

/** Until its cleanup is over, a hand will be filled up again, however few cards are left in it. */
function isRefilled({ turn, phase, steps }: State, seat: Seat): boolean {
  if (turn === seat && phase !== 'solstice') return true;
  return steps.some((step) => REFILLS.has(step.do) && 'seat' in step && step.seat === seat);
}
