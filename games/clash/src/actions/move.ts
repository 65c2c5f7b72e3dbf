import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CARTOGRAPHY } from '../advances.ts';
import { cityAt } from '../cities.ts';
import { civil, led, ruled } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { CULTURE, GOLD, IDEAS } from '../goods.ts';
import { knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { FOREST, GRASSLAND, MOUNTAIN, SEA, UNEXPLORED } from '../map/tiles.ts';
import { isPlayer } from '../owners.ts';
import { ELEPHANT, LEADER, SETTLER, SHIP } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { breakPact, payForCity } from '../truces.ts';
import {
  addUnit,
  clearFlags,
  enemyUnitsAt,
  flagsOf,
  GRAZED,
  HALTED,
  hexAt,
  kindOf,
  MOVED,
  moved,
  removeUnit,
  type Unit,
  WOODED,
} from '../units.ts';
import { destinations, mayMove, ROADS_PRICE } from './destinations.ts';

const GROUPS = 3;

export function canMove(game: State, seat: Seat): boolean {
  return origins(game, seat).length > 0;
}

/** Hexes from which some group can set out. A Settler who can only go with an army goes when the army can. */
function origins(game: State, seat: Seat): Hex[] {
  const found = new Set<Hex>();
  const tried = new Set<Unit>();
  for (const one of game.seats[seat]!.units) {
    if (found.has(hexAt(one)) || tried.has(one)) continue;
    tried.add(one);
    if (mayMove(game, seat, one) && setsOut(game, seat, one)) found.add(hexAt(one));
  }
  return [...found];
}

/** By itself; or, a ship that cannot leave its passengers, with all who are there. */
function setsOut(game: State, seat: Seat, one: Unit): boolean {
  if (destinations(game, seat, [one]).length > 0) return true;
  if (kindOf(one) !== SHIP) return false;
  return destinations(game, seat, groupable(game, seat, hexAt(one))).length > 0;
}

export function runMove(game: State, { seat }: StepOf<'move'>): void {
  game.actions--;
  beginMove(game, seat);
}

export function beginMove(game: State, seat: Seat): void {
  clearFlags(game, seat, MOVED);
  next(game, { do: 'move groups', seat, left: GROUPS, sailed: false, navigated: false });
}

/** The first group must go; the others may. */
export function askMoveGroups(game: State, step: StepOf<'move groups'>): Decision<ClashStep> {
  const { seat, left } = step;
  const options: ClashStep[] = origins(game, seat).map((hex) => ({ do: 'choose group', seat, hex, ...kept(step) }));
  const done = options.length === 0;
  if (left < GROUPS || done) options.push({ do: 'stop moving', seat, ...kept(step) });
  return { seat, ask: step, options, forced: done };
}

function kept({ left, sailed, navigated }: Moving): Moving {
  return { left, sailed, navigated };
}

interface Moving {
  readonly left: number;
  readonly sailed: boolean;
  readonly navigated: boolean;
}

/** Passengers go with a ship although they have moved: the ship moves, not they. */
function groupable(game: State, seat: Seat, hex: Hex): Unit[] {
  const afloat = game.terrain[hex] === SEA;
  return game.seats[seat]!.units.filter(
    (one) => hexAt(one) === hex && (mayMove(game, seat, one) || (afloat && kindOf(one) !== SHIP)),
  );
}

export function askChooseGroup(game: State, step: StepOf<'choose group'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const from = groupable(game, seat, hex);
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from,
      min: 1,
      max: from.length,
      allows: (units) => isGroup(game, seat, units),
      answer: (units) => ({ do: 'choose destination', seat, hex, units, ...kept(step) }),
    },
    forced: true,
  };
}

function isGroup(game: State, seat: Seat, units: readonly Unit[]): boolean {
  const sails = units.some((one) => kindOf(one) === SHIP);
  const fit = units.every((one) => mayMove(game, seat, one) || (sails && kindOf(one) !== SHIP));
  return fit && destinations(game, seat, units).length > 0;
}

export function askChooseDestination(game: State, step: StepOf<'choose destination'>): Decision<ClashStep> {
  const { seat, hex, units } = step;
  const options = destinations(game, seat, units).map(
    (there): ClashStep => ({ do: 'go', seat, hex, units, ...there, ...kept(step) }),
  );
  return { seat, ask: step, options, forced: true };
}

export function runGo(game: State, step: StepOf<'go'>, io: Io<ClashEvent>): void {
  const { seat, hex, units, to, via, roads, navigation } = step;
  const sails = units.some((one) => kindOf(one) === SHIP);
  const left = step.left - 1;
  const then: ClashStep = {
    do: 'move groups',
    seat,
    left,
    sailed: step.sailed || sails,
    navigated: step.navigated || navigation,
  };
  next(game, left > 0 ? then : { ...then, do: 'stop moving' });
  if (game.terrain[to] === UNEXPLORED) {
    next(game, { do: 'explore', seat, hex, units, to, sails });
    return;
  }
  place(game, seat, units, to, roads);
  io.tell?.({ did: 'move', owner: seat, hex, to, kinds: units.map(kindOf), roads });
  next(game, {
    do: 'arrive',
    seat,
    hex: to,
    origin: via >= 0 ? via : hex,
    landed: game.terrain[hex] === SEA && !sails,
  });
  if (roads) next(game, { do: 'pay', seat, cost: ROADS_PRICE, tender: 'plain' });
}

/** What the terrain does to who enters it; nothing to who came by Roads. */
export function place(game: State, seat: Seat, units: readonly Unit[], to: Hex, roads: boolean): void {
  const terrain = game.terrain[to]!;
  for (const one of units) {
    removeUnit(game, seat, one);
    const carried = terrain === SEA && kindOf(one) !== SHIP && game.terrain[hexAt(one)] === SEA;
    const easy = roads || (terrain === MOUNTAIN && !isHindered(game, seat, units, one));
    const hard = enteredFlags(terrain, easy);
    addUnit(game, seat, moved(one, to, carried ? 0 : MOVED | hard));
  }
}

/** Some find their way over Mountains. */
function isHindered(game: State, seat: Seat, units: readonly Unit[], one: Unit): boolean {
  const kind = kindOf(one);
  if ((kind === SETTLER || kind === LEADER) && civil(game, seat, 'terraces')) return false;
  const together = units.some((other) => kindOf(other) === LEADER) && units.some((other) => kindOf(other) === ELEPHANT);
  return !(together && ruled(game, seat, 'elephants over mountains'));
}

function enteredFlags(terrain: number, roads: boolean): number {
  if (terrain === GRASSLAND) return GRAZED;
  if (roads) return 0;
  if (terrain === MOUNTAIN) return HALTED;
  return terrain === FOREST ? WOODED : 0;
}

/** The leader has just come there. */
function hasArrived(game: State, seat: Seat, hex: Hex): boolean {
  return game.seats[seat]!.units.some(
    (one) => hexAt(one) === hex && kindOf(one) === LEADER && (flagsOf(one) & MOVED) !== 0,
  );
}

/** Where there are enemies there is a battle, before anything else moves. */
export function runArrive(game: State, { seat, hex, origin, landed }: StepOf<'arrive'>, io: Io<ClashEvent>): void {
  const units = enemyUnitsAt(game, seat, hex);
  const city = cityAt(game, hex);
  const gold =
    city?.owner === seat && hasArrived(game, seat, hex) ? led(game, seat, hex, 'gold on arrival') : undefined;
  if (gold) gain(game, seat, GOLD, gold.n, 'leader', io);
  const defender = units >= 0 ? units : city && city.owner !== seat ? city.owner : -1;
  if (defender < 0) return;
  next(game, { do: 'fight', attacker: seat, defender, hex, origin, landed });
  if (isPlayer(defender)) breakPact(game, seat, defender, io);
  payForCity(game, seat, hex, io);
}

export function runStopMoving(
  game: State,
  { seat, sailed, navigated }: StepOf<'stop moving'>,
  io: Io<ClashEvent>,
): void {
  clearFlags(game, seat, MOVED);
  if (!sailed || !knows(game, seat, CARTOGRAPHY)) return;
  gain(game, seat, IDEAS, 1, 'advance', io);
  if (navigated) gain(game, seat, CULTURE, 1, 'advance', io);
}
