import type { Seat } from '@imperia/engine';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';

/** What the seat's cards allow in its turn: action cards, wonders, leaders. */
export function cardOptions(_game: State, _seat: Seat): ClashStep[] {
  return [];
}
