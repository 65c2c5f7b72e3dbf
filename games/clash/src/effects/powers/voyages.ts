import { type Io, next, type Seat } from '@imperia/engine';
import { destinations } from '../../actions/destinations.ts';
import { beginMove, place } from '../../actions/move.ts';
import { leaderHex, led } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { isLand, SEA } from '../../map/tiles.ts';
import { SHIP } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { flagsOf, HALTED, isLandUnit, kindOf, SAILED, type Unit, unitsAt } from '../../units.ts';

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
