import { type Decision, type Io, next, rolled, type Seat } from '@imperia/engine';
import { CONVERSION, DEVOTION, MONUMENTS, SEPARATION_OF_POWER, TOTALITARIANISM } from '../advances.ts';
import { buildingsLeft, cityAt, has, isInfluenced, replaceCity, sizeOf, withBuilding } from '../cities.ts';
import { civil, led } from '../civilization.ts';
import { happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { CULTURE } from '../goods.ts';
import { knows } from '../knowledge.ts';
import { distancesFrom } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { isLand } from '../map/tiles.ts';
import { BARBARIANS, isPlayer, NOBODY, type Owner } from '../owners.ts';
import {
  BUILDINGS,
  type Building,
  FACES,
  isArmy,
  type Kind,
  LEADER,
  OBELISK,
  PORT,
  SETTLER,
  TEMPLE,
  UNIT_DATA,
} from '../pieces.ts';
import { INFLUENCE_DIE } from '../piles.ts';
import { type City, HAPPY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { spendTokens, tokensFor } from '../tokens.ts';
import { addUnit, armyAt, countAt, countOf, enemyUnitsAt, hexAt, kindOf, removeUnit, unit, unitsAt } from '../units.ts';
import { spendAction } from './spending.ts';

const SUCCESS = 5;
/** At most once in a turn. */
const SUCCEEDED = 'influence';
const SECOND = 'second attempt';
/** The next attempt may be upon a barbarian city without buildings. */
export const TAKEOVER = 'takeover';
/** The attempt that is being made is such a one. */
const TAKING = 'taking over';

export function hasInfluenced(game: State): boolean {
  return game.used.includes(SUCCEEDED);
}

/** Buildings of the city that may take the seat's colour. */
export function convertible(game: State, seat: Seat, city: City): Building[] {
  return BUILDINGS.flatMap((_, building) => {
    const colour = city.buildings[building]!;
    const open = colour !== NOBODY && colour !== seat && building !== OBELISK && !isFreePort(game, building, colour);
    return open && buildingsLeft(game, seat, building) > 0 ? [building] : [];
  });
}

/** Ports of those who keep them for ever. */
export function isFreePort(game: State, building: Building, colour: Owner): boolean {
  return building === PORT && civil(game, colour, 'free ports') !== undefined;
}

/** Whether tokens may help an attempt of this seat upon the city, or upon units where there is none. */
function mayBoost(game: State, seat: Seat, from: Hex, target: City | undefined): boolean {
  if (!target) return true;
  if (from === target.hex) return false;
  const { owner } = target;
  if (owner === seat || !isPlayer(owner)) return true;
  if (knows(game, owner, SEPARATION_OF_POWER) && target.mood === HAPPY) return false;
  if (knows(game, owner, TOTALITARIANISM) && armyAt(game, owner, target.hex) > 0) return false;
  return !(knows(game, owner, DEVOTION) && has(target, TEMPLE));
}

function isSheltered(game: State, seat: Seat, { owner, wonders, hex }: City): boolean {
  if (owner !== seat && led(game, owner, hex, 'not to be influenced')) return true;
  return owner !== seat && isPlayer(owner) && wonders.length > 0 && knows(game, owner, MONUMENTS);
}

/** From each own city to each city with something to win; an influenced one only upon itself. `paid`: culture tokens gone first. */
export function attempts(game: State, seat: Seat, paid = 0): ClashStep[] {
  if (hasInfluenced(game)) return [];
  const cities = game.cities.filter((city) => open(game, seat, city) || isCamp(game, city) || isHoly(game, seat, city));
  return [...attemptsUpon(game, seat, cities, paid), ...conversions(game, seat, paid)];
}

/** From own cities, that are their own masters, upon enemies on Land outside of cities. */
function conversions(game: State, seat: Seat, paid: number): ClashStep[] {
  if (!civil(game, seat, 'convert units')) return [];
  const targets = game.terrain.flatMap((_, hex) => (waverers(game, seat, hex).length > 0 ? [hex] : []));
  const tokens = tokensFor(game, seat, CULTURE) - paid;
  return sources(game, seat)
    .filter(({ hex, upon }) => upon === 'others' && cityAt(game, hex)?.owner === seat)
    .flatMap(({ hex, range }) => {
      const far = distancesFrom(game, hex);
      return targets
        .map((to) => ({ to, boost: Math.max(0, far[to]! - range) }))
        .filter(({ to, boost }) => far[to]! >= 0 && boost <= tokens)
        .map(({ to, boost }): ClashStep => ({ do: 'attempt', seat, hex, to, boost }));
    });
}

/** Enemy army units there, but leaders, of whose kind the seat has a piece left. */
function waverers(game: State, seat: Seat, hex: Hex): { of: Owner; kind: Kind }[] {
  const of = enemyUnitsAt(game, seat, hex);
  if (of < 0 || !isLand(game.terrain[hex]!) || cityAt(game, hex)) return [];
  const kinds = new Set(unitsAt(game, of, hex).map(kindOf));
  return [...kinds]
    .filter((kind) => isArmy(kind) && kind !== LEADER && countOf(game, seat, kind) < UNIT_DATA[kind]!.perPlayer)
    .map((kind) => ({ of, kind }));
}

/** Something in the city can be won. */
export function open(game: State, seat: Seat, city: City): boolean {
  return !isSheltered(game, seat, city) && convertible(game, seat, city).length > 0;
}

export function attemptsUpon(game: State, seat: Seat, targets: readonly City[], paid = 0): ClashStep[] {
  if (targets.length === 0 || hasInfluenced(game)) return [];
  return [...sources(game, seat), ...missions(game, seat)].flatMap((source) =>
    attemptsFrom(game, seat, source, targets, paid),
  );
}

/** From where an attempt is made, and how far it reaches without help. */
interface Source {
  readonly hex: Hex;
  readonly range: number;
  /** Upon itself, upon others, or both. */
  readonly upon: 'itself' | 'others';
}

/** Own cities; with Hellenistic Culture also all that hold a building of the seat's colour. */
function sources(game: State, seat: Seat): Source[] {
  const wide = civil(game, seat, 'influence from buildings') !== undefined;
  return game.cities
    .filter(({ owner, buildings }) => owner === seat || (wide && buildings.includes(seat)))
    .map((city) => ({
      hex: city.hex,
      range: sizeOf(city) + (led(game, seat, city.hex, 'influence range')?.n ?? 0) + preachers(game, seat, city.hex),
      upon: city.owner === seat && isInfluenced(city) ? 'itself' : 'others',
    }));
}

/** Settlers who preach on this hex. */
function preachers(game: State, seat: Seat, hex: Hex): number {
  if (!civil(game, seat, 'settlers influence')) return 0;
  return countAt(game, seat, hex, (kind) => kind === SETTLER);
}

const MISSION_RANGE = 2;

/** Settlers outside own cities reach two hexes, and one more for each who is with them. */
function missions(game: State, seat: Seat): Source[] {
  if (!civil(game, seat, 'settlers influence')) return [];
  const settlers = game.seats[seat]!.units.filter((one) => kindOf(one) === SETTLER).map(hexAt);
  return [...new Set(settlers)]
    .filter((hex) => !cityAt(game, hex))
    .map((hex) => ({ hex, range: MISSION_RANGE + preachers(game, seat, hex) - 1, upon: 'others' }));
}

/** Barbarians whom druids have not reached yet. */
function isHoly(game: State, seat: Seat, city: City): boolean {
  return city.owner === BARBARIANS && city.culture === 0 && civil(game, seat, 'druids') !== undefined;
}

function isCamp(game: State, city: City): boolean {
  return city.owner === BARBARIANS && sizeOf(city) === 1 && game.used.includes(TAKEOVER);
}

function attemptsFrom(game: State, seat: Seat, source: Source, targets: readonly City[], paid: number): ClashStep[] {
  const { hex, range, upon } = source;
  const far = distancesFrom(game, hex);
  const tokens = tokensFor(game, seat, CULTURE) - paid;
  return targets.flatMap((target): ClashStep[] => {
    if ((upon === 'itself') !== (target.hex === hex)) return [];
    if (target.owner === seat && !cityAt(game, hex)) return [];
    const distance = far[target.hex]!;
    if (distance < 0) return [];
    const boost = Math.max(0, distance - range);
    if (boost > tokens || (boost > 0 && !mayBoost(game, seat, hex, target))) return [];
    return [{ do: 'attempt', seat, hex, to: target.hex, boost }];
  });
}

export function runInfluence(game: State, { seat }: StepOf<'influence'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'influence', io);
  next(game, { do: 'choose target', seat });
}

export function askChooseTarget(game: State, step: StepOf<'choose target'>): Decision<ClashStep> {
  return { seat: step.seat, ask: step, options: attempts(game, step.seat) };
}

export function runAttempt(game: State, { seat, hex, to, boost }: StepOf<'attempt'>, io: Io<ClashEvent>): void {
  const target = cityAt(game, to);
  const taking = target !== undefined && isCamp(game, target);
  game.used = game.used.filter((mark) => mark !== TAKEOVER && mark !== TAKING);
  if (taking) game.used.push(TAKING);
  io.tell?.({ did: 'influence', seat, hex, to, boost });
  roll(game, seat, hex, to, io);
  spendTokens(game, seat, CULTURE, boost, 'influence', io);
}

function roll(game: State, seat: Seat, hex: Hex, to: Hex, io: Io<ClashEvent>): void {
  const face = rolled(game, io, INFLUENCE_DIE, FACES.length);
  const result = FACES[face]!.value + (knows(game, seat, CONVERSION) ? 1 : 0);
  io.tell?.({ did: 'influence roll', seat, face, result });
  const missing = Math.max(0, SUCCESS - result);
  if (missing === 0) next(game, { do: 'persuade', seat, to, from: hex });
  else if (mayBoost(game, seat, hex, cityAt(game, to))) next(game, { do: 'boost roll', seat, to, missing, from: hex });
}

/** Tokens make up for what the die lacks, or the attempt fails. */
export function askBoostRoll(game: State, step: StepOf<'boost roll'>): Decision<ClashStep> {
  const { seat, to, missing, from } = step;
  const options: ClashStep[] = [];
  if (tokensFor(game, seat, CULTURE) >= missing) options.push({ do: 'boost', seat, to, missing, from });
  if (maySecond(game, seat, from, to)) options.push({ do: 'try again', seat, to, from });
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

/** Once in a turn, from or upon a Temple, a leader's attempt is rolled again. */
function maySecond(game: State, seat: Seat, from: Hex, to: Hex): boolean {
  if (game.used.includes(SECOND) || !led(game, seat, from, 'second attempt')) return false;
  return [from, to].some((hex) => {
    const city = cityAt(game, hex);
    return city !== undefined && has(city, TEMPLE);
  });
}

export function runTryAgain(game: State, { seat, to, from }: StepOf<'try again'>, io: Io<ClashEvent>): void {
  game.used.push(SECOND);
  roll(game, seat, from, to, io);
}

export function runBoost(game: State, { seat, to, missing, from }: StepOf<'boost'>, io: Io<ClashEvent>): void {
  next(game, { do: 'persuade', seat, to, from });
  spendTokens(game, seat, CULTURE, missing, 'influence', io);
}

export function askPersuade(game: State, step: StepOf<'persuade'>): Decision<ClashStep> {
  const { seat, to, from } = step;
  const city = cityAt(game, to);
  if (!city) {
    const won = waverers(game, seat, to).map((one): ClashStep => ({ do: 'win over', seat, hex: to, ...one }));
    return { seat, ask: step, options: won, forced: true };
  }
  const options = convertible(game, seat, city).map(
    (building): ClashStep => ({ do: 'convert', seat, hex: to, building, from }),
  );
  if (game.used.includes(TAKING)) options.push({ do: 'take over', seat, hex: to });
  if (isHoly(game, seat, city)) options.push({ do: 'bless', seat, hex: to });
  return { seat, ask: step, options, forced: true };
}

/** The unit is the seat's own now; those who were with it are fought at once. */
export function runWinOver(game: State, { seat, hex, of, kind }: StepOf<'win over'>, io: Io<ClashEvent>): void {
  removeUnit(game, of, unitsAt(game, of, hex).find((one) => kindOf(one) === kind)!);
  addUnit(game, seat, unit(kind, hex));
  io.tell?.({ did: 'remove', owner: of, hex, kind });
  io.tell?.({ did: 'place', owner: seat, hex, kind });
  if (unitsAt(game, of, hex).length > 0)
    next(game, { do: 'fight', attacker: seat, defender: of, hex, origin: -1, landed: false });
  succeed(game, seat, io);
}

/** A token of the druids lies under the barbarians, who stay what they are. */
export function runBless(game: State, { seat, hex }: StepOf<'bless'>, io: Io<ClashEvent>): void {
  replaceCity(game, { ...cityAt(game, hex)!, culture: 1 });
  succeed(game, seat, io);
}

export function runConvert(game: State, { seat, hex, building, from }: StepOf<'convert'>, io: Io<ClashEvent>): void {
  replaceCity(game, withBuilding(cityAt(game, hex)!, building, seat));
  io.tell?.({ did: 'influenced', seat, hex, building });
  succeed(game, seat, io);
  happened(game, { on: 'influence', seat, hex, building, from });
}

export function succeed(game: State, seat: Seat, io: Io<ClashEvent>): void {
  game.used.push(SUCCEEDED);
  if (knows(game, seat, CONVERSION)) gain(game, seat, CULTURE, 1, 'advance', io);
}
