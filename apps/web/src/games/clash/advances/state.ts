import { ADVANCES, type Advance, canGain, governmentOf, owns, type State } from '@imperia/clash';
import type { Seat } from '@imperia/engine';

/** How an advance stands to a seat. */
export type Standing = 'owned' | 'possible' | 'closed';

export function standingOf(view: State, seat: Seat, advance: Advance): Standing {
  if (owns(view.seats[seat]!, advance)) return 'owned';
  return canGain(view, seat, advance) ? 'possible' : 'closed';
}

/** What keeps the seat from it: the advance that must come first, another government, or nothing. */
export function hindrance(view: State, seat: Seat, advance: Advance): Advance | 'government' | null {
  const own = view.seats[seat]!;
  const { requires, government, category } = ADVANCES[advance]!;
  if (government && governmentOf(own) >= 0 && governmentOf(own) !== category) return 'government';
  return requires >= 0 && !owns(own, requires) ? requires : null;
}

/** Whether the cube that marks it is the last one on the event track. */
export function callsEvent(view: State, seat: Seat, advance: Advance): boolean {
  const { track, anarchy } = view.seats[seat]!;
  return track === 1 && !(ADVANCES[advance]!.government && anarchy > 0);
}
