import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { civil } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import type { Hex } from '../../map/grid.ts';
import { PIRATES } from '../../owners.ts';
import { SHIP, UNIT_DATA } from '../../pieces.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import {
  addUnit,
  flagsOf,
  hasUnits,
  hexAt,
  isPirate,
  kindOf,
  MOVED,
  PIRATE,
  removeUnit,
  shipsAt,
  unit,
  unitsAt,
} from '../../units.ts';

/** Ships of one player on a Sea hex, with those of pirates who are with them. */
const FLEET = 4;

/** Who may share a hex with pirates. */
export function isAllied(game: State, seat: Seat): boolean {
  return civil(game, seat, 'pirate allies') !== undefined;
}

/** Pirates who sail for a player: own units while another own unit is with them. */
function controlled(game: State): number {
  return game.seats.reduce((sum, { units }) => sum + units.filter(isPirate).length, 0);
}

/** Whether so many more ships may come there. */
export function hasBerths(game: State, seat: Seat, hex: Hex, ships: number): boolean {
  return !isAllied(game, seat) || shipsAt(game, seat, hex) + ships <= FLEET;
}

/** How many pirate ships are in nobody's service and not on the map. */
export function piratesLeft(game: State): number {
  return UNIT_DATA[SHIP]!.pirate - game.pirates.length - controlled(game);
}

/** Those on this hex sail for the seat from now on. */
function enlist(game: State, seat: Seat, hex: Hex): void {
  for (const ship of unitsAt(game, PIRATES, hex)) {
    removeUnit(game, PIRATES, ship);
    addUnit(game, seat, unit(SHIP, hex, PIRATE));
  }
}

/** Those on this hex are pirates again. */
function dismiss(game: State, seat: Seat, hex: Hex): void {
  for (const ship of unitsAt(game, seat, hex).filter(isPirate)) {
    removeUnit(game, seat, ship);
    addUnit(game, PIRATES, unit(SHIP, hex));
  }
}

/** Whoever has no own unit of the seat with them any more is a pirate again. */
export function releasePirates(game: State): void {
  for (const [seat, { units }] of game.seats.entries()) {
    const fleets = new Set(units.filter(isPirate).map(hexAt));
    for (const hex of fleets) if (unitsAt(game, seat, hex).every(isPirate)) dismiss(game, seat, hex);
  }
}

/** Pirates are on this hex, whomever they sail for. */
export function meetsPirates(game: State, seat: Seat, hex: Hex): boolean {
  if (!isAllied(game, seat)) return false;
  return hasUnits(game, PIRATES, hex) || unitsAt(game, seat, hex).some(isPirate);
}

/** Share the hex, or attack; land units alone can only go aboard. */
export function askMeetPirates(game: State, step: StepOf<'meet pirates'>): Decision<ClashStep> {
  const { seat, hex, origin } = step;
  const own = unitsAt(game, seat, hex).filter((one) => !isPirate(one));
  const berths = hasBerths(game, seat, hex, unitsAt(game, PIRATES, hex).length);
  const options: ClashStep[] = berths ? [{ do: 'ally pirates', seat, hex }] : [];
  if (own.some((one) => kindOf(one) === SHIP)) options.push({ do: 'attack pirates', seat, hex, origin });
  return { seat, ask: step, options, forced: true };
}

export function runAllyPirates(game: State, { seat, hex }: StepOf<'ally pirates'>): void {
  enlist(game, seat, hex);
}

/** All own ships there take part. */
export function runAttackPirates(game: State, { seat, hex, origin }: StepOf<'attack pirates'>): void {
  dismiss(game, seat, hex);
  next(game, { do: 'fight', attacker: seat, defender: PIRATES, hex, origin, landed: false });
}

/** Ships that may turn on the pirates with whom they share a hex, as their move. */
export function mutinies(game: State, seat: Seat): Hex[] {
  const { units } = game.seats[seat]!;
  const fleets = new Set(units.filter(isPirate).map(hexAt));
  return [...fleets].filter((hex) => units.some((one) => hexAt(one) === hex && isIdleShip(one)));
}

function isIdleShip(one: number): boolean {
  return kindOf(one) === SHIP && !isPirate(one) && (flagsOf(one) & MOVED) === 0;
}

export function runTurnOnPirates(game: State, step: StepOf<'turn on pirates'>, _io: Io<ClashEvent>): void {
  const { seat, hex, left, sailed, navigated } = step;
  const ship = unitsAt(game, seat, hex).find(isIdleShip)!;
  removeUnit(game, seat, ship);
  addUnit(game, seat, ship | MOVED);
  const then = { seat, left: left - 1, sailed, navigated };
  next(
    game,
    { do: 'attack pirates', seat, hex, origin: -1 },
    left > 1 ? { do: 'move groups', ...then } : { do: 'stop moving', ...then },
  );
}
