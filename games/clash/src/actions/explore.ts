import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { grid } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import type { Hex } from '../map/grid.ts';
import { openWaters, seaGroup } from '../map/sea.ts';
import { REGIONS, SEA, type Terrain } from '../map/tiles.ts';
import { SHIP } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { addUnit, hexAt, kindOf, MOVED, moved, removeUnit, type Unit } from '../units.ts';
import { isOfFirstRules } from '../versions.ts';
import { place } from './move.ts';

/** How a tile lies on its slot: 0 as printed, 1 turned round. */
export type Turned = 0 | 1;
const WAYS: readonly Turned[] = [0, 1];

/** The tile of a slot is turned face up, and the rules say which ways it may lie. */
export function runExplore(game: State, step: StepOf<'explore'>, io: Io<ClashEvent>): void {
  turnUp(game, step.seat, step.to, io);
  next(game, { ...step, do: 'lay tile' });
}

export function turnUp(game: State, seat: Seat, hex: Hex, io: Io<ClashEvent>): void {
  const slot = grid(game).slotOf[hex]!;
  const region = slot - grid(game).homes;
  game.turned[region] = 0;
  io.tell?.({ did: 'reveal', seat, slot, card: game.tiles[region]! });
}

export function askLayTile(game: State, step: StepOf<'lay tile'>): Decision<ClashStep> {
  const { seat } = step;
  const ways = step.sails ? waysForShip(game, seat, step.hex, step.to) : waysForLand(game, step.to);
  return { seat, ask: step, options: ways.map((turned): ClashStep => ({ ...step, do: 'laid', turned })), forced: true };
}

/** The terrain that each hex of the slot would have. */
export function laidAs(game: State, slot: number, turned: Turned): { hex: Hex; terrain: Terrain }[] {
  const { hexes } = grid(game).slots[slot]!;
  const { terrain } = REGIONS[game.tiles[slot - grid(game).homes]!]!;
  return hexes.map((hex, part) => ({ hex, terrain: terrain[turned === 0 ? part : 3 - part]! }));
}

export function waysForLand(game: State, entered: Hex): Turned[] {
  const slot = grid(game).slotOf[entered]!;
  const dry = WAYS.filter((turned) =>
    laidAs(game, slot, turned).some(({ hex, terrain }) => hex === entered && terrain !== SEA),
  );
  return bestWays(game, slot, dry);
}

/** Sea should meet Sea; where it cannot, on the edge of the map, it should lie on the edge. */
function bestWays(game: State, slot: number, ways: readonly Turned[]): Turned[] {
  const { neighbours, onRim } = grid(game);
  const seas = (turned: Turned) => laidAs(game, slot, turned).filter(({ terrain }) => terrain === SEA);
  const joined = ways.filter((turned) =>
    seas(turned).some(({ hex }) => neighbours[hex]!.some((near) => game.terrain[near] === SEA)),
  );
  if (joined.length > 0) return joined;
  const edged = ways.filter((turned) => seas(turned).some(({ hex }) => onRim[hex]));
  return edged.length > 0 ? edged : [...ways];
}

/** Nobody enters it yet. */
export function waysForCard(game: State, hex: Hex): Turned[] {
  return bestWays(game, grid(game).slotOf[hex]!, WAYS);
}

/** So that the ship gets to a Sea hex of the region, if it can. */
function waysForShip(game: State, seat: Seat, from: Hex, entered: Hex): Turned[] {
  const slot = grid(game).slotOf[entered]!;
  const reached = WAYS.filter((turned) => landingsAs(game, seat, slot, turned, from, entered).length > 0);
  return reached.length > 0 ? bestWays(game, slot, reached) : bestWays(game, slot, WAYS);
}

/** The Sea hexes of the region that the ship would reach: from its own waters, or from the edge where it came round. */
function landingsAs(game: State, seat: Seat, slot: number, turned: Turned, from: Hex, entered: Hex): Hex[] {
  const { neighbours, onRim, slots } = grid(game);
  const seas = laidAs(game, slot, turned).flatMap(({ hex, terrain }) => (terrain === SEA ? [hex] : []));
  const waters = isOfFirstRules(game) ? seaGroup(game, from) : openWaters(game, seat, from);
  const beside = slots[slot]!.hexes.some((hex) => neighbours[hex]!.some((near) => waters.has(near)));
  const opens = (hex: Hex) =>
    beside ? neighbours[hex]!.some((near) => waters.has(near)) : onRim[hex] === true && onRim[entered] === true;
  const reached = seas.filter(opens);
  return seas.filter((hex) => reached.includes(hex) || reached.some((near) => neighbours[near]!.includes(hex)));
}

export function runLaid(game: State, step: StepOf<'laid'>, io: Io<ClashEvent>): void {
  const { seat, hex, units, to, sails, turned } = step;
  const slot = grid(game).slotOf[to]!;
  const landings = sails ? landingsAs(game, seat, slot, turned, hex, to) : [];
  layTile(game, seat, to, turned, io);
  if (!sails) {
    place(game, seat, units, to, false);
    io.tell?.({ did: 'move', owner: seat, hex, to, kinds: units.map(kindOf), roads: false });
  } else if (landings.length === 0) stay(game, seat, units);
  else next(game, { do: 'land ships', seat, hex, units, landings });
}

export function layTile(game: State, seat: Seat, hex: Hex, turned: Turned, io: Io<ClashEvent>): void {
  const slot = grid(game).slotOf[hex]!;
  game.turned[slot - grid(game).homes] = turned;
  for (const { hex: at, terrain } of laidAs(game, slot, turned)) game.terrain[at] = terrain;
  io.tell?.({ did: 'explore', seat, slot, turned });
}

/** No way in: the ships are back where they set out, and have moved. */
function stay(game: State, seat: Seat, units: readonly Unit[]): void {
  for (const one of units.filter((other) => kindOf(other) === SHIP)) {
    removeUnit(game, seat, one);
    addUnit(game, seat, moved(one, hexAt(one), MOVED));
  }
}

export function askLandShips(_game: State, step: StepOf<'land ships'>): Decision<ClashStep> {
  const { seat, hex, units, landings } = step;
  const options = landings.map((to): ClashStep => ({ do: 'anchor', seat, hex, units, to }));
  return { seat, ask: step, options, forced: true };
}

export function runAnchor(game: State, { seat, hex, units, to }: StepOf<'anchor'>, io: Io<ClashEvent>): void {
  place(game, seat, units, to, false);
  io.tell?.({ did: 'move', owner: seat, hex, to, kinds: units.map(kindOf), roads: false });
}
