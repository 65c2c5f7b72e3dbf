import type { Seat } from '@imperia/engine';
import { mayMove } from '../../actions/destinations.ts';
import { cityAt } from '../../cities.ts';
import { leaderHex } from '../../civilization.ts';
import { CAVALRY, LEADER, SETTLER, SHIP } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { clearFlags, FRESH, flagsOf, hexAt, kindOf, SAILED, type Unit } from '../../units.ts';

/** A march beside actions; its word is a mark of the turn while it lasts. */
export type March = 'settlers set out' | 'riders set out' | 'sailing freely';
const MARCHES: readonly March[] = ['settlers set out', 'riders set out', 'sailing freely'];

/** The march that is on; null in a Move action. */
export function marchOn(game: State): March | null {
  return MARCHES.find((march) => game.used.includes(march)) ?? null;
}

export function endMarch(game: State, seat: Seat): void {
  game.used = game.used.filter((mark) => !MARCHES.includes(mark as March));
  clearFlags(game, seat, FRESH);
}

/** Whether this unit may go anywhere, in this march or action. */
export function mayGo(game: State, seat: Seat, one: Unit): boolean {
  if (!mayMove(game, seat, one)) return false;
  switch (marchOn(game)) {
    case null:
      return true;
    case 'settlers set out':
      return kindOf(one) === SETTLER && cityAt(game, hexAt(one))?.owner === seat;
    case 'riders set out':
      return kindOf(one) === CAVALRY && (flagsOf(one) & FRESH) !== 0;
    case 'sailing freely':
      return hexAt(one) === leaderHex(game, seat) && (flagsOf(one) & SAILED) === 0;
  }
}

/** In that march the leader goes, with ships. */
export function isCrew(game: State, units: readonly Unit[]): boolean {
  if (marchOn(game) !== 'sailing freely') return true;
  return units.some((one) => kindOf(one) === LEADER) && units.some((one) => kindOf(one) === SHIP);
}
