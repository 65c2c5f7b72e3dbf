import { type Io, next, type Seat } from '@imperia/engine';
import { destinations, mayMove } from '../../actions/destinations.ts';
import { beginMove, place } from '../../actions/move.ts';
import { cityAt } from '../../cities.ts';
import { leaderHex, led } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { isLand, SEA } from '../../map/tiles.ts';
import { CAVALRY, LEADER, SETTLER, SHIP } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import {
  clearFlags,
  FRESH,
  flagsOf,
  HALTED,
  hexAt,
  isLandUnit,
  kindOf,
  SAILED,
  type Unit,
  unitsAt,
} from '../../units.ts';

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

export function runSetOut(game: State, { seat, march }: StepOf<'set out'>): void {
  game.used.push(march);
  beginMove(game, seat);
}

/** What a leader aboard does beside actions: sail, or let everyone land. */
export function voyageOptions(game: State, seat: Seat): ClashStep[] {
  const hex = leaderHex(game, seat);
  if (hex < 0 || game.terrain[hex] !== SEA) return [];
  return [...sailings(game, seat, hex), ...landings(game, seat, hex)];
}

const SAILED_FREELY = 'sail freely';

function sailings(game: State, seat: Seat, hex: Hex): ClashStep[] {
  if (game.used.includes(SAILED_FREELY) || !led(game, seat, hex, 'sail freely')) return [];
  const idle = unitsAt(game, seat, hex).filter(
    (one) => kindOf(one) !== SHIP || (flagsOf(one) & (SAILED | HALTED)) === 0,
  );
  const sails = idle.some((one) => kindOf(one) === SHIP) && destinations(game, seat, idle).length > 0;
  return sails ? [{ do: 'sail freely', seat, hex }] : [];
}

export function runSailFreely(game: State, { seat, hex }: StepOf<'sail freely'>): void {
  game.used.push(SAILED_FREELY, 'sailing freely');
  next(game, { do: 'choose group', seat, hex, left: 1, sailed: false, navigated: false });
}

function landings(game: State, seat: Seat, hex: Hex): ClashStep[] {
  if (!led(game, seat, hex, 'land everyone')) return [];
  const all = passengers(game, seat, hex);
  if (all.some((one) => (flagsOf(one) & HALTED) !== 0)) return [];
  return destinations(game, seat, all)
    .filter(({ to }) => isLand(game.terrain[to]!))
    .map(({ to }): ClashStep => ({ do: 'land everyone', seat, hex, to }));
}

function passengers(game: State, seat: Seat, hex: Hex): Unit[] {
  return unitsAt(game, seat, hex).filter((one) => isLandUnit(kindOf(one)));
}

/** All together, and into a battle if there is one. */
export function runLandEveryone(game: State, { seat, hex, to }: StepOf<'land everyone'>, io: Io<ClashEvent>): void {
  const all = passengers(game, seat, hex);
  place(game, seat, all, to, false);
  io.tell?.({ did: 'move', owner: seat, hex, to, kinds: all.map(kindOf), roads: false });
  next(game, { do: 'arrive', seat, hex: to, origin: hex, landed: true });
}
