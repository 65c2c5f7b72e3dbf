import type { Seat } from '@imperia/engine';
import { type Advance, IRRIGATION, SANITATION } from './advances.ts';
import { civil } from './civilization.ts';
import { eventData } from './event-data.ts';
import { owns } from './knowledge.ts';
import type { State } from './state.ts';

/** The text of an event passes by whoever owns this. */
export function isSpared(game: State, seat: Seat, unless: Advance): boolean {
  if (unless === IRRIGATION && civil(game, seat, 'no famine')) return true;
  return unless >= 0 && owns(game.seats[seat]!, unless);
}

/** Pestilence lies open: who does not know how to keep cities clean builds nothing. */
export function isPestilent(game: State, seat: Seat): boolean {
  if (owns(game.seats[seat]!, SANITATION)) return false;
  return game.openEvents.some((card) => eventData(card).lasts === 'until all know');
}
