import type { Seat } from '@imperia/engine';
import { ADVANCES, type Advance, AUTOCRACY, GOVERNMENTS, PER_CATEGORY, THEOCRACY, topOf } from './advances.ts';
import { CIVILIZATION_DATA, ownAdvance } from './civilization-data.ts';
import type { SeatState, State } from './state.ts';

const BITS = 30;

export const NO_ADVANCES: readonly number[] = Object.freeze([0, 0]);

/** A cube marks it. */
export function owns(seat: SeatState, advance: Advance): boolean {
  return ((seat.advances[(advance / BITS) | 0]! >> (advance % BITS)) & 1) === 1;
}

/** It works for the seat: owned, or borrowed for the turn. */
export function knows(game: State, seat: Seat, advance: Advance): boolean {
  const own = game.seats[seat]!;
  return owns(own, advance) || own.borrowed === advance || isDivine(own, advance);
}

/** An advance of Autocracy, for who is equal to the gods and owns that of Theocracy in its place. */
function isDivine(seat: SeatState, advance: Advance): boolean {
  const place = advance - topOf(AUTOCRACY);
  if (seat.civilization < 0 || place < 0 || place >= PER_CATEGORY) return false;
  if (!owns(seat, topOf(THEOCRACY) + place)) return false;
  return CIVILIZATION_DATA[seat.civilization]!.advances.some(
    ({ powers }, own) => owns(seat, ownAdvance(own)) && powers.some(({ power }) => power === 'equal to the gods'),
  );
}

export function mark(seat: SeatState, advance: Advance): void {
  seat.advances[(advance / BITS) | 0]! |= 1 << (advance % BITS);
}

export function unmark(seat: SeatState, advance: Advance): void {
  seat.advances[(advance / BITS) | 0]! &= ~(1 << (advance % BITS));
}

export function advancesOwned(seat: SeatState): number {
  let count = 0;
  for (let advance = 0; advance < BITS * seat.advances.length; advance++) if (owns(seat, advance)) count++;
  return count;
}

/** Of the four of its own civilization. */
export function civilizationAdvancesOwned(seat: SeatState): number {
  return Array.from({ length: PER_CATEGORY }, (_, i) => ADVANCES.length + i).filter((advance) => owns(seat, advance))
    .length;
}

/** The category of its government; -1 for none. */
export function governmentOf(seat: SeatState): number {
  return GOVERNMENTS.find((category) => owns(seat, topOf(category))) ?? -1;
}

/** Whether the rules let it be gained now, at whatever price. */
export function canGain(game: State, seat: Seat, advance: Advance): boolean {
  const own = game.seats[seat]!;
  const { requires, government, category } = ADVANCES[advance]!;
  if (owns(own, advance) || (requires >= 0 && !owns(own, requires))) return false;
  if (!government) return true;
  const current = governmentOf(own);
  return current < 0 || current === category;
}

export function gainable(game: State, seat: Seat): Advance[] {
  return ADVANCES.flatMap((_, advance) => (canGain(game, seat, advance) ? [advance] : []));
}

export function ownedIn(seat: SeatState, category: number): Advance[] {
  return Array.from({ length: PER_CATEGORY }, (_, i) => topOf(category) + i).filter((advance) => owns(seat, advance));
}
