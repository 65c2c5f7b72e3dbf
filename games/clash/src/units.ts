import type { Hex } from './map/grid.ts';
import { BARBARIANS, type Owner, PIRATES } from './owners.ts';
import { isArmy, type Kind, SHIP } from './pieces.ts';
import type { State } from './state.ts';

/**
 * A unit is one small number: where it stands, what it is, and what it has done this turn. Two units that could be
 * exchanged are the same number.
 */
export type Unit = number;

const HEX_BITS = 7;
const KIND_BITS = 3;
const FLAGS = HEX_BITS + KIND_BITS;

/** It has moved in this Move action. */
export const MOVED = 1 << FLAGS;
/** It moves no more this turn: it has fought, or stands on a Mountain. */
export const HALTED = 2 << FLAGS;
/** It came through a Forest: it starts no battle this turn. */
export const WOODED = 4 << FLAGS;
/** It entered Grassland this turn. */
export const GRAZED = 8 << FLAGS;
/** It has just been recruited, and may yet ride out. */
export const FRESH = 16 << FLAGS;
/** It has sailed this turn. */
export const SAILED = 32 << FLAGS;
/** A pirate ship that sails for this owner. */
export const PIRATE = 64 << FLAGS;

export function unit(kind: Kind, hex: Hex, flags = 0): Unit {
  return hex | (kind << HEX_BITS) | flags;
}

export function hexAt(one: Unit): Hex {
  return one & ((1 << HEX_BITS) - 1);
}

export function kindOf(one: Unit): Kind {
  return (one >> HEX_BITS) & ((1 << KIND_BITS) - 1);
}

export function flagsOf(one: Unit): number {
  return one & ~((1 << FLAGS) - 1);
}

export function moved(one: Unit, to: Hex, flags: number): Unit {
  return unit(kindOf(one), to, flagsOf(one) | flags);
}

export function isPirate(one: Unit): boolean {
  return (one & PIRATE) !== 0;
}

export function unitsOf(game: State, owner: Owner): Unit[] {
  if (owner === BARBARIANS) return game.barbarians;
  return owner === PIRATES ? game.pirates : game.seats[owner]!.units;
}

export function unitsAt(game: State, owner: Owner, hex: Hex): Unit[] {
  return unitsOf(game, owner).filter((one) => hexAt(one) === hex);
}

export function countAt(game: State, owner: Owner, hex: Hex, of: (kind: Kind) => boolean): number {
  let count = 0;
  for (const one of unitsOf(game, owner)) if (hexAt(one) === hex && of(kindOf(one))) count++;
  return count;
}

export function armyAt(game: State, owner: Owner, hex: Hex): number {
  return countAt(game, owner, hex, isArmy);
}

export function shipsAt(game: State, owner: Owner, hex: Hex): number {
  return countAt(game, owner, hex, isShip);
}

function isShip(kind: Kind): boolean {
  return kind === SHIP;
}

export function isLandUnit(kind: Kind): boolean {
  return kind !== SHIP;
}

export function hasUnits(game: State, owner: Owner, hex: Hex): boolean {
  return unitsOf(game, owner).some((one) => hexAt(one) === hex);
}

/** Every owner with pieces on the map: the seats, then barbarians and pirates. */
export function owners(game: State): Owner[] {
  return [...game.seats.keys(), BARBARIANS, PIRATES];
}

/** The enemy whose units stand there; -1 for none. */
export function enemyUnitsAt(game: State, owner: Owner, hex: Hex): Owner {
  for (let other = 0; other < game.seats.length; other++)
    if (other !== owner && hasUnits(game, other, hex)) return other;
  if (owner !== BARBARIANS && hasUnits(game, BARBARIANS, hex)) return BARBARIANS;
  return owner !== PIRATES && hasUnits(game, PIRATES, hex) ? PIRATES : -1;
}

/** A unit held by an enemy: whose it is, and what. */
export function captive(owner: Owner, kind: Kind): number {
  return (owner << KIND_BITS) | kind;
}

export function captiveKind(one: number): Kind {
  return one & ((1 << KIND_BITS) - 1);
}

export function captiveOwner(one: number): Owner {
  return one >> KIND_BITS;
}

/** On the map, or held by an enemy: none of these can be placed. Pirates who sail along are nobody's own. */
export function countOf(game: State, owner: Owner, kind: Kind): number {
  let count = 0;
  for (const one of unitsOf(game, owner)) if (kindOf(one) === kind && !isPirate(one)) count++;
  for (const { captives } of game.seats) for (const one of captives) if (one === captive(owner, kind)) count++;
  return count;
}

export function addUnit(game: State, owner: Owner, one: Unit): void {
  unitsOf(game, owner).push(one);
}

export function removeUnit(game: State, owner: Owner, one: Unit): void {
  const all = unitsOf(game, owner);
  const at = all.indexOf(one);
  if (at < 0) throw new Error(`There is no unit ${one} of owner ${owner}`);
  all.splice(at, 1);
}

export function clearFlags(game: State, owner: Owner, which: number): void {
  const all = unitsOf(game, owner);
  for (let i = 0; i < all.length; i++) all[i]! &= ~which;
}

/** Mark the owner's units there that `of` names. */
export function flagUnits(game: State, owner: Owner, hex: Hex, flag: number, of: (kind: Kind) => boolean): void {
  const all = unitsOf(game, owner);
  for (let i = 0; i < all.length; i++) if (hexAt(all[i]!) === hex && of(kindOf(all[i]!))) all[i]! |= flag;
}
