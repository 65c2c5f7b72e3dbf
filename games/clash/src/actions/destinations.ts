import type { Seat } from '@imperia/engine';
import { NAVIGATION, ROADS, TACTICS } from '../advances.ts';
import { cityAt, grid } from '../cities.ts';
import { civil } from '../civilization.ts';
import { hasBerths, isAllied } from '../effects/powers/pirate-allies.ts';
import { goods } from '../goods.ts';
import { knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { voyages } from '../map/sea.ts';
import { GRASSLAND, isLand, SEA, UNEXPLORED } from '../map/tiles.ts';
import { PIRATES } from '../owners.ts';
import { payable } from '../payment.ts';
import { isArmy, SHIP } from '../pieces.ts';
import type { State } from '../state.ts';
import { isTrucePlace } from '../truces.ts';
import {
  armyAt,
  countAt,
  enemyUnitsAt,
  flagsOf,
  GRAZED,
  HALTED,
  hexAt,
  isLandUnit,
  kindOf,
  MOVED,
  shipsAt,
  type Unit,
  WOODED,
} from '../units.ts';
import { cargoOf, stackLimit } from '../war/limits.ts';
import { powerIn } from '../wonders.ts';

/** One way for a group to go. */
export interface Destination {
  readonly to: Hex;
  /** The hex passed on the way, with Roads; -1 for a single step. */
  readonly via: Hex;
  readonly roads: boolean;
  readonly navigation: boolean;
}

export const ROADS_PRICE = goods({ food: 1, ore: 1 });

/** Whether this unit may still go anywhere in this action. */
export function mayMove(game: State, seat: Seat, one: Unit): boolean {
  if ((flagsOf(one) & (MOVED | HALTED)) !== 0) return false;
  return !isArmy(kindOf(one)) || knows(game, seat, TACTICS);
}

/** An enemy city, or enemy units: to go there is to fight. */
export function enemyAt(game: State, seat: Seat, hex: Hex): boolean {
  const city = cityAt(game, hex);
  return (city !== undefined && city.owner !== seat) || enemyUnitsAt(game, seat, hex) >= 0;
}

/** Everywhere that these units, who stand together, may go as one group. */
export function destinations(game: State, seat: Seat, units: readonly Unit[]): Destination[] {
  const from = hexAt(units[0]!);
  if (units.some((one) => kindOf(one) === SHIP)) return shipDestinations(game, seat, from, units);
  const steps = landSteps(game, seat, from, units);
  return game.terrain[from] === SEA ? steps : [...steps, ...roadDestinations(game, seat, from, units)];
}

/** Ships take as many along as they hold; so must those that stay, for who stays with them. */
function shipDestinations(game: State, seat: Seat, from: Hex, units: readonly Unit[]): Destination[] {
  const ships = units.filter((one) => kindOf(one) === SHIP).length;
  const cargo = units.length - ships;
  const ashore = countAt(game, seat, from, isLandUnit) - cargo;
  if (cargo > ships * cargoOf(game, seat) || ashore > (shipsAt(game, seat, from) - ships) * cargoOf(game, seat))
    return [];
  return voyages(game, seat, from, knows(game, seat, NAVIGATION))
    .filter(({ to }) => !isTrucePlace(game, seat, to) && mayAnchor(game, seat, to, units, ships))
    .map(({ to, navigation }) => ({ to, via: -1, roads: false, navigation }));
}

/** Not with more ships than may be there, nor into a battle with who came through a Forest. */
function mayAnchor(game: State, seat: Seat, to: Hex, units: readonly Unit[], ships: number): boolean {
  if (!hasBerths(game, seat, to, ships)) return false;
  return enemyUnitsAt(game, seat, to) < 0 || units.every((one) => (flagsOf(one) & WOODED) === 0);
}

/** How many land units find room on ships there, those of allied pirates too. */
function berthsOn(game: State, seat: Seat, hex: Hex): number {
  const ships = shipsAt(game, seat, hex) + (isAllied(game, seat) ? shipsAt(game, PIRATES, hex) : 0);
  return ships * cargoOf(game, seat) - countAt(game, seat, hex, isLandUnit);
}

function landSteps(game: State, seat: Seat, from: Hex, units: readonly Unit[]): Destination[] {
  return grid(game)
    .neighbours[from]!.filter((to) => mayEnter(game, seat, to, units, true))
    .map((to) => ({ to, via: -1, roads: false, navigation: false }));
}

/** Land within the limit, without a fight for those who may not start one; a ship with room; the unknown. */
function mayEnter(game: State, seat: Seat, to: Hex, units: readonly Unit[], wooded: boolean): boolean {
  const terrain = game.terrain[to]!;
  if (terrain === UNEXPLORED)
    return units.filter((one) => isArmy(kindOf(one))).length <= stackLimit(game, seat, to, units);
  if (terrain === SEA) return units.length <= berthsOn(game, seat, to);
  const army = units.filter((one) => isArmy(kindOf(one))).length;
  if (armyAt(game, seat, to) + army > stackLimit(game, seat, to, units)) return false;
  if (!enemyAt(game, seat, to)) return true;
  if (isTrucePlace(game, seat, to)) return false;
  if (units.some((one) => (flagsOf(one) & GRAZED) !== 0) && isGarden(game, to)) return false;
  return army > 0 && !(wooded && units.some((one) => (flagsOf(one) & WOODED) !== 0));
}

/** Nobody attacks it who has come over Grassland this turn. */
function isGarden(game: State, hex: Hex): boolean {
  const city = cityAt(game, hex);
  return city !== undefined && powerIn(city, 'no attack over grassland') !== undefined;
}

/** To or from an own city: up to two Land hexes, whatever they are. */
function roadDestinations(game: State, seat: Seat, from: Hex, units: readonly Unit[]): Destination[] {
  if (!knows(game, seat, ROADS) || !payable(game, seat, ROADS_PRICE, 'plain')) return [];
  const { neighbours } = grid(game);
  const own = (hex: Hex) => cityAt(game, hex)?.owner === seat;
  const found: Destination[] = [];
  const goes = (to: Hex) => isLand(game.terrain[to]!) && mayEnter(game, seat, to, units, true);
  for (const first of neighbours[from]!) {
    if (!goes(first)) continue;
    if (own(from) || own(first)) found.push({ to: first, via: -1, roads: true, navigation: false });
    if (enemyAt(game, seat, first)) continue;
    for (const second of neighbours[first]!) {
      if (second === from || !(own(from) || own(second)) || !goes(second)) continue;
      if (game.terrain[first] === GRASSLAND && enemyAt(game, seat, second) && isGarden(game, second)) continue;
      // The way matters only to who may have to retreat along it.
      const known =
        neighbours[from]!.includes(second) || (!enemyAt(game, seat, second) && found.some(({ to }) => to === second));
      if (!known) found.push({ to: second, via: first, roads: true, navigation: false });
    }
  }
  const long = own(from) ? civil(game, seat, 'long roads') : undefined;
  if (long)
    for (const to of alongRoads(game, from, long.range, goes, (hex) => enemyAt(game, seat, hex)))
      if (own(to) && !found.some((known) => known.to === to))
        found.push({ to, via: -1, roads: true, navigation: false });
  return found;
}

/** Hexes that a group reaches over so many others, past no enemy. */
function alongRoads(
  game: State,
  from: Hex,
  range: number,
  goes: (hex: Hex) => boolean,
  hostile: (hex: Hex) => boolean,
): Hex[] {
  const { neighbours } = grid(game);
  const reached = new Set([from]);
  let edge = [from];
  for (let step = 1; step <= range; step++) {
    edge = [...new Set(edge.flatMap((hex) => neighbours[hex]!))].filter(
      (hex) => !reached.has(hex) && isLand(game.terrain[hex]!) && !hostile(hex),
    );
    for (const hex of edge) reached.add(hex);
  }
  return [...reached].filter((hex) => hex !== from && goes(hex));
}
