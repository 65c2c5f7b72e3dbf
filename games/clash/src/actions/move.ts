import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CARTOGRAPHY } from '../advances.ts';
import { cityAt } from '../cities.ts';
import { civil, led, ruled } from '../civilization.ts';
import { endMarch, isCrew, marchOn, mayGo } from '../effects/powers/marches.ts';
import { endTreks, moveCity, pastures, treks } from '../effects/powers/nomads.ts';
import { meetsPirates, mutinies, releasePirates } from '../effects/powers/pirate-allies.ts';
import { type Turning, turned, turnings } from '../effects/powers/shipcraft.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { CULTURE, GOLD, IDEAS } from '../goods.ts';
import { knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { FOREST, GRASSLAND, MOUNTAIN, SEA, UNEXPLORED } from '../map/tiles.ts';
import { isPlayer } from '../owners.ts';
import { ELEPHANT, type Kind, LEADER, SETTLER, SHIP } from '../pieces.ts';
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
  isPirate,
  kindOf,
  MOVED,
  removeUnit,
  SAILED,
  type Unit,
  unit,
  WOODED,
} from '../units.ts';
import { isOfFirstRules } from '../versions.ts';
import { dismissWarlord } from '../war/battle.ts';
import { destinations, ROADS_PRICE } from './destinations.ts';
import { spendAction } from './spending.ts';

const GROUPS = 3;

export function canMove(game: State, seat: Seat): boolean {
  return origins(game, seat).length > 0 || treks(game, seat).length > 0;
}

/** Hexes from which some group can set out. A Settler who can only go with an army goes when the army can. */
function origins(game: State, seat: Seat): Hex[] {
  const found = new Set<Hex>();
  const tried = new Set<Unit>();
  for (const one of game.seats[seat]!.units) {
    if (found.has(hexAt(one)) || tried.has(one)) continue;
    tried.add(one);
    if (mayGo(game, seat, one) && setsOut(game, seat, one)) found.add(hexAt(one));
  }
  return [...found];
}

/** By itself; or, a ship that cannot leave its passengers, with all who are there. */
function setsOut(game: State, seat: Seat, one: Unit): boolean {
  if (isPirate(one)) return false;
  if (goesAnywhere(game, seat, [one])) return true;
  if (kindOf(one) !== SHIP) return false;
  return goesAnywhere(game, seat, groupable(game, seat, hexAt(one)));
}

/** As it is, or turned into something else. */
function goesAnywhere(game: State, seat: Seat, units: readonly Unit[]): boolean {
  return destinations(game, seat, units).length > 0 || turningsNow(game, seat, units).length > 0;
}

/** Units are built into others in Move actions alone. */
function turningsNow(game: State, seat: Seat, units: readonly Unit[]): Turning[] {
  return marchOn(game) === null ? turnings(game, seat, units) : [];
}

export function runMove(game: State, { seat }: StepOf<'move'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'move', io);
  beginMove(game, seat);
}

export function beginMove(game: State, seat: Seat): void {
  clearFlags(game, seat, MOVED);
  next(game, { do: 'move groups', seat, left: GROUPS, sailed: false, navigated: false });
}

/** The first group must go, but in a march beside actions; the others may. */
export function askMoveGroups(game: State, step: StepOf<'move groups'>): Decision<ClashStep> {
  const { seat, left } = step;
  const options: ClashStep[] = origins(game, seat).map((hex) => ({ do: 'choose group', seat, hex, ...kept(step) }));
  const march = marchOn(game);
  if (march === null) {
    options.push(...treks(game, seat).map((trek): ClashStep => ({ do: 'move city', seat, ...trek, ...kept(step) })));
    options.push(
      ...mutinies(game, seat).map((hex): ClashStep => ({ do: 'turn on pirates', seat, hex, ...kept(step) })),
    );
  }
  const done = options.length === 0;
  if (left < GROUPS || done || march !== null) options.push({ do: 'stop moving', seat, ...kept(step) });
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
    (one) => hexAt(one) === hex && (mayGo(game, seat, one) || (afloat && kindOf(one) !== SHIP)),
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
  const fit = units.every((one) => mayGo(game, seat, one) || (sails && kindOf(one) !== SHIP));
  return fit && isCrew(game, units) && !units.every(isPirate) && goesAnywhere(game, seat, units);
}

export function askChooseDestination(game: State, step: StepOf<'choose destination'>): Decision<ClashStep> {
  const { seat, hex, units } = step;
  const group = { seat, hex, units, ...kept(step) };
  const options: ClashStep[] = destinations(game, seat, units).map((there) => ({
    do: 'go',
    seat,
    hex,
    units,
    ...there,
    ...kept(step),
  }));
  options.push(...turningsNow(game, seat, units).map((way): ClashStep => ({ do: 'go and turn', ...group, ...way })));
  if (marchOn(game) === null) {
    const open = pastures(game, seat, hex);
    const together = options.flatMap((one) => (one.do === 'go' && !one.roads && open.includes(one.to) ? [one.to] : []));
    options.push(...together.map((to): ClashStep => ({ do: 'go with city', ...group, to })));
  }
  return { seat, ask: step, options, forced: true };
}

/** Some of the group become something else on the way. */
export function runGoAndTurn(game: State, step: StepOf<'go and turn'>, io: Io<ClashEvent>): void {
  const { seat, hex, units, to } = step;
  goOn(
    game,
    step,
    units.some((one) => kindOf(one) === SHIP),
    false,
  );
  place(game, seat, units, to, false, turned(game, units, step));
  io.tell?.({ did: 'move', owner: seat, hex, to, kinds: units.map(kindOf), roads: false });
  next(game, { do: 'unload', seat, hex });
}

export function runGoWithCity(game: State, step: StepOf<'go with city'>, io: Io<ClashEvent>): void {
  const { seat, hex, to } = step;
  runGo(game, { ...step, do: 'go', via: -1, roads: false, navigation: false }, io);
  moveCity(game, seat, hex, to, io);
}

export function runMoveCity(game: State, step: StepOf<'move city'>, io: Io<ClashEvent>): void {
  goOn(game, step, false, false);
  moveCity(game, step.seat, step.hex, step.to, io);
}

/** The next group, if one is left. */
function goOn(
  game: State,
  { seat, ...step }: Moving & { readonly seat: Seat },
  sails: boolean,
  navigates: boolean,
): void {
  const then = {
    seat,
    left: step.left - 1,
    sailed: step.sailed || sails,
    navigated: step.navigated || navigates,
  };
  next(game, then.left > 0 ? { do: 'move groups', ...then } : { do: 'stop moving', ...then });
}

export function runGo(game: State, step: StepOf<'go'>, io: Io<ClashEvent>): void {
  const { seat, hex, units, to, via, roads, navigation } = step;
  const sails = units.some((one) => kindOf(one) === SHIP);
  goOn(game, step, sails, navigation);
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

/** What the terrain does to who enters it; nothing to who came by Roads. `kinds`: what they are then. */
export function place(
  game: State,
  seat: Seat,
  units: readonly Unit[],
  to: Hex,
  roads: boolean,
  kinds: readonly Kind[] = units.map(kindOf),
): void {
  const terrain = game.terrain[to]!;
  const sailing = marchOn(game) === 'sailing freely';
  const remembers = ruled(game, seat, 'sail freely') !== undefined;
  const sails = kinds.includes(SHIP) || isOfFirstRules(game);
  for (const [at, one] of units.entries()) {
    removeUnit(game, seat, one);
    const carried = sails && terrain === SEA && kindOf(one) !== SHIP && game.terrain[hexAt(one)] === SEA;
    const easy = roads || (terrain === MOUNTAIN && !isHindered(game, seat, units, one));
    const hard = enteredFlags(terrain, easy);
    const ship = kinds[at] === SHIP ? (remembers ? SAILED : 0) | (sailing ? HALTED : 0) : 0;
    addUnit(game, seat, unit(kinds[at]!, to, flagsOf(one) | (carried ? 0 : MOVED | hard | ship)));
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
  releasePirates(game);
  if (meetsPirates(game, seat, hex)) {
    next(game, { do: 'meet pirates', seat, hex, origin });
    return;
  }
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
  endTreks(game);
  if (!isOfFirstRules(game)) dismissWarlord(game);
  const march = marchOn(game);
  endMarch(game, seat);
  if (march !== null || !sailed || !knows(game, seat, CARTOGRAPHY)) return;
  gain(game, seat, IDEAS, 1, 'advance', io);
  if (navigated) gain(game, seat, CULTURE, 1, 'advance', io);
}
