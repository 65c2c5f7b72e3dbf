import { type Decision, type Io, next, rolled, type Seat } from '@imperia/engine';
import { cityAt, grid } from '../cities.ts';
import { civil, led } from '../civilization.ts';
import { dismissed } from '../effects/powers/dismissal.ts';
import { meetsPirates } from '../effects/powers/pirate-allies.ts';
import type { ClashEvent } from '../events.ts';
import type { Hex } from '../map/grid.ts';
import { isLand } from '../map/tiles.ts';
import { CAVALRY, isArmy, type Kind, LEADER, SHIP, UNIT_DATA } from '../pieces.ts';
import { LEADER_LOT, removeCard } from '../piles.ts';
import type { City, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import {
  addUnit,
  armyAt,
  countOf,
  enemyUnitsAt,
  FRESH,
  hexAt,
  isPirate,
  kindOf,
  removeUnit,
  type Unit,
  unit,
} from '../units.ts';
import { stackLimit } from '../war/limits.ts';
import { enemyAt } from './destinations.ts';

/** How many more army units may stand in the city, or beside it with a leader who sends them there. */
export function roomFor(game: State, seat: Seat, city: City): number {
  return [city.hex, ...musterGrounds(game, seat, city.hex)].reduce(
    (sum, hex) => sum + Math.max(0, stackLimit(game, seat, hex) - armyAt(game, seat, hex)),
    0,
  );
}

/** Land beside the city where recruits may be placed at once. */
function musterGrounds(game: State, seat: Seat, hex: Hex): Hex[] {
  if (!led(game, seat, hex, 'recruit beside')) return [];
  return grid(game).neighbours[hex]!.filter((near) => isLand(game.terrain[near]!) && !enemyAt(game, seat, near));
}

function hasRoom(game: State, seat: Seat, hex: Hex, kind: Kind): boolean {
  return !isArmy(kind) || armyAt(game, seat, hex) < stackLimit(game, seat, hex);
}

/** A piece from the pool; or, when there is none, one of the seat's own from elsewhere on the map. */
export function askMuster(game: State, step: StepOf<'muster'>): Decision<ClashStep> {
  const { seat, hex, kind } = step;
  if (kind === LEADER) return askLeader(game, step);
  if (countOf(game, seat, kind) < UNIT_DATA[kind]!.perPlayer)
    return { seat, ask: step, options: places(game, seat, hex, kind, -1), forced: true };
  const here = kind === SHIP ? cityAt(game, hex)!.port : hex;
  const others = game.seats[seat]!.units.filter((one) => kindOf(one) === kind && hexAt(one) !== here && !isPirate(one));
  const options = [...new Set(others)].flatMap((from) => places(game, seat, hex, kind, from));
  return { seat, ask: step, options, forced: true };
}

/** In the city, or beside it. */
function places(game: State, seat: Seat, hex: Hex, kind: Kind, from: Unit): ClashStep[] {
  if (kind === SHIP) return [{ do: 'place recruit', seat, hex, kind, from }];
  const here: ClashStep[] = hasRoom(game, seat, hex, kind) ? [{ do: 'place recruit', seat, hex, kind, from }] : [];
  const beside = musterGrounds(game, seat, hex).filter((to) => hasRoom(game, seat, to, kind));
  return [...here, ...beside.map((to): ClashStep => ({ do: 'place beside', seat, hex, kind, from, to }))];
}

export function runPlaceBeside(
  game: State,
  { seat, kind, from, to }: StepOf<'place beside'>,
  io: Io<ClashEvent>,
): void {
  muster(game, seat, kind, from, to, io);
}

export function runPlaceRecruit(game: State, step: StepOf<'place recruit'>, io: Io<ClashEvent>): void {
  const { seat, hex, kind, from } = step;
  muster(game, seat, kind, from, kind === SHIP ? cityAt(game, hex)!.port : hex, io);
}

function muster(game: State, seat: Seat, kind: Kind, from: Unit, to: Hex, io: Io<ClashEvent>): void {
  if (from >= 0) {
    removeUnit(game, seat, from);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(from), kind });
    if (kind === SHIP) next(game, { do: 'unload', seat, hex: hexAt(from) });
  }
  const fresh = kind === CAVALRY && civil(game, seat, 'riders set out') ? FRESH : 0;
  addUnit(game, seat, unit(kind, to, fresh));
  io.tell?.({ did: 'place', owner: seat, hex: to, kind });
}

function askLeader(game: State, step: StepOf<'muster'>): Decision<ClashStep> {
  const { seat, hex } = step;
  if (game.config.options.includes('randomLeaders'))
    return { seat, ask: step, options: [{ do: 'draw leader', seat, hex }], forced: true };
  const options = game.seats[seat]!.leaders.map((card): ClashStep => ({ do: 'enthrone', seat, hex, card }));
  return { seat, ask: step, options, forced: true };
}

export function runDrawLeader(game: State, { seat, hex }: StepOf<'draw leader'>, io: Io<ClashEvent>): void {
  const { leaders } = game.seats[seat]!;
  next(game, { do: 'enthrone', seat, hex, card: leaders[rolled(game, io, LEADER_LOT, leaders.length)]! });
}

/** A new leader takes the place of the old, who leaves the game. */
export function runEnthrone(game: State, { seat, hex, card }: StepOf<'enthrone'>, io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  for (const old of own.ruling) {
    game.removed.push(old);
    dismissed(game, seat);
  }
  own.ruling = [];
  for (const one of own.units.filter((old) => kindOf(old) === LEADER)) {
    removeUnit(game, seat, one);
    io.tell?.({ did: 'remove', owner: seat, hex: hexAt(one), kind: LEADER });
  }
  removeCard(own.leaders, card);
  own.ruling.push(card);
  own.reigns++;
  addUnit(game, seat, unit(LEADER, hex));
  io.tell?.({ did: 'leader', seat, card, hex });
}

/** Ships that come upon enemies fight at once, and cannot retreat. */
export function runMustered(game: State, { seat, hex, kinds }: StepOf<'mustered'>): void {
  if (!kinds.includes(SHIP)) return;
  const { port } = cityAt(game, hex)!;
  if (meetsPirates(game, seat, port)) {
    next(game, { do: 'meet pirates', seat, hex: port, origin: -1 });
    return;
  }
  const defender = enemyUnitsAt(game, seat, port);
  if (defender >= 0) next(game, { do: 'fight', attacker: seat, defender, hex: port, origin: -1, landed: false });
}
