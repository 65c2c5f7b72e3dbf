import type { Seat } from '@imperia/engine';
import type { State } from './state.ts';
import type { ClashStep } from './steps.ts';

/** Offers to other players, in one's own turn. */
export function tradeOptions(_game: State, _seat: Seat): ClashStep[] {
  return [];
}
