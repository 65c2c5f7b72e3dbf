import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { citiesOf, cityAt, grid, newCity, settlementsLeft } from '../cities.ts';
import { civil, leaderHex, ruled } from '../civilization.ts';
import { hasExpansion } from '../config.ts';
import type { ClashEvent } from '../events.ts';
import { lose } from '../gains.ts';
import { CULTURE, GOLD } from '../goods.ts';
import { hexesWithin, landDistances } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { BARREN, isLand } from '../map/tiles.ts';
import { BARBARIANS, isPlayer } from '../owners.ts';
import { payable } from '../payment.ts';
import { CAVALRY, ELEPHANT, INFANTRY, type Kind, UNIT_DATA } from '../pieces.ts';
import { NEUTRAL, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import {
  addUnit,
  clearFlags,
  countAt,
  countOf,
  enemyUnitsAt,
  flagsOf,
  hasUnits,
  hexAt,
  kindOf,
  MOVED,
  moved,
  removeUnit,
  unit,
  unitsAt,
} from '../units.ts';
import { STACK_LIMIT } from '../war/limits.ts';

const REACH = 2;

/** A settlement with Infantry, and then one more unit somewhere. */
export function runBarbariansArrive(game: State, { seat }: StepOf<'barbarians arrive'>): void {
  next(game, { do: 'settle barbarians', seat }, { do: 'reinforce barbarians', seat });
}

/** Empty, fertile Land, with neither marker nor anyone on it. */
function isFree(game: State, hex: Hex): boolean {
  const terrain = game.terrain[hex]!;
  if (!isLand(terrain) || terrain === BARREN || game.exhausted.includes(hex) || cityAt(game, hex)) return false;
  return enemyUnitsAt(game, -1, hex) < 0;
}

/** Exactly two Land hexes from one city of the seat, away from all others; else beside one. Never beside another player's. */
export function barbarianSites(game: State, seat: Seat): Hex[] {
  const { neighbours } = grid(game);
  const own = citiesOf(game, seat).map(({ hex }) => hex);
  const foreign = game.cities.filter(({ owner }) => owner !== seat && isPlayer(owner)).map(({ hex }) => hex);
  const beside = (hex: Hex, cities: readonly Hex[]) => neighbours[hex]!.some((near) => cities.includes(near));
  const free = game.terrain.flatMap((_, hex) => (isFree(game, hex) && !beside(hex, foreign) ? [hex] : []));
  const two = new Set<Hex>();
  for (const city of own)
    for (const [hex, distance] of landDistances(game, [city], REACH).entries()) if (distance === REACH) two.add(hex);
  const preferred = free.filter((hex) => two.has(hex) && !beside(hex, own));
  return preferred.length > 0 ? preferred : free.filter((hex) => beside(hex, own));
}

export function askSettleBarbarians(game: State, step: StepOf<'settle barbarians'>): Decision<ClashStep> {
  const { seat } = step;
  const sites = settlementsLeft(game, BARBARIANS) > 0 ? barbarianSites(game, seat) : [];
  return {
    seat,
    ask: step,
    options: sites.map((hex): ClashStep => ({ do: 'barbarian settlement', seat, hex })),
    forced: true,
  };
}

export function runBarbarianSettlement(game: State, step: StepOf<'barbarian settlement'>, io: Io<ClashEvent>): void {
  const { seat, hex } = step;
  game.cities.push(newCity(hex, BARBARIANS, NEUTRAL));
  io.tell?.({ did: 'barbarian city', seat, hex });
  if (barbarianLeft(game, INFANTRY)) placeBarbarian(game, hex, INFANTRY, io);
}

function barbarianLeft(game: State, kind: Kind): boolean {
  return countOf(game, BARBARIANS, kind) < UNIT_DATA[kind]!.barbarian;
}

function placeBarbarian(game: State, hex: Hex, kind: Kind, io: Io<ClashEvent>): void {
  addUnit(game, BARBARIANS, unit(kind, hex));
  io.tell?.({ did: 'place', owner: BARBARIANS, hex, kind });
}

/** Kinds that may be placed in a barbarian city: riders and elephants come where there is Infantry. */
export function barbarianKinds(game: State, hex: Hex): Kind[] {
  if (unitsAt(game, BARBARIANS, hex).length >= STACK_LIMIT) return [];
  const mounted = hasExpansion(game.config) && countAt(game, BARBARIANS, hex, (kind) => kind === INFANTRY) > 0;
  return (mounted ? [INFANTRY, CAVALRY, ELEPHANT] : [INFANTRY]).filter((kind) => barbarianLeft(game, kind));
}

function reinforcements(game: State, seat: Seat, hex: Hex): ClashStep[] {
  return barbarianKinds(game, hex).map((kind) => ({ do: 'barbarian unit', seat, hex, kind }));
}

export function askReinforceBarbarians(game: State, step: StepOf<'reinforce barbarians'>): Decision<ClashStep> {
  const { seat } = step;
  const options = citiesOf(game, BARBARIANS).flatMap(({ hex }) => reinforcements(game, seat, hex));
  return { seat, ask: step, options, forced: true };
}

export function runBarbarianUnit(game: State, { hex, kind }: StepOf<'barbarian unit'>, io: Io<ClashEvent>): void {
  placeBarbarian(game, hex, kind, io);
}

/** Armies near the seat's cities march on them; when there are none, new barbarians settle. */
export function runBarbariansMove(game: State, { seat }: StepOf<'barbarians move'>): void {
  const cities = citiesOf(game, seat).map(({ hex }) => hex);
  const near = hexesWithin(game, cities, REACH);
  if (!game.barbarians.some((one) => near[hexAt(one)]! >= 0)) {
    next(game, { do: 'settle barbarians', seat });
    return;
  }
  const land = landDistances(game, cities, REACH);
  const armies = [...new Set(game.barbarians.map(hexAt))].filter((hex) => land[hex]! > 0);
  const guides: ClashStep[] = civil(game, seat, 'lead barbarians') ? [{ do: 'guide barbarians', seat }] : [];
  next(
    game,
    ...permissions(game, armies),
    ...guides,
    { do: 'march', seat, left: armies, guided: false },
    { do: 'swell', seat },
  );
}

/** Who rules near an army is asked whether it may go. */
function permissions(game: State, armies: readonly Hex[]): ClashStep[] {
  return armies.flatMap((hex) => guards(game, hex).map((seat): ClashStep => ({ do: 'permit army', seat, hex })));
}

/** Whose leader keeps the barbarians on this hex where they are. */
export function guards(game: State, hex: Hex): Seat[] {
  return [...game.seats.keys()].filter((seat) => {
    const at = ruled(game, seat, 'no barbarians near') ? leaderHex(game, seat) : -1;
    return at >= 0 && hexesWithin(game, [at], REACH)[hex]! >= 0;
  });
}

export function askPermitArmy(game: State, step: StepOf<'permit army'>): Decision<ClashStep> {
  const { seat, hex } = step;
  const goes = marchOf(game).left.includes(hex);
  return {
    seat,
    ask: step,
    options: goes
      ? [
          { do: 'forbid army', seat, hex },
          { do: 'decline', seat },
        ]
      : [],
  };
}

/** The march that is to come. */
function marchOf({ steps }: State): StepOf<'march'> {
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    if (step.do === 'march') return step;
  }
  throw new Error('Nobody marches');
}

export function runForbidArmy(game: State, { hex }: StepOf<'forbid army'>): void {
  const march = marchOf(game);
  game.steps[game.steps.lastIndexOf(march)] = { ...march, left: march.left.filter((other) => other !== hex) };
}

/** Which army goes next, and where: one Land hex nearer to a nearest city of the seat. */
export function askMarch(game: State, step: StepOf<'march'>): Decision<ClashStep> {
  const { seat, left, guided } = step;
  const land = landDistances(
    game,
    citiesOf(game, seat).map(({ hex }) => hex),
  );
  const options = left.flatMap((hex) =>
    marches(game, land, hex, guided).map((to): ClashStep => ({ do: 'raid', seat, hex, to, left, guided })),
  );
  if (options.length > 0 && mayHold(game, seat))
    options.push(...left.map((hex): ClashStep => ({ do: 'hold army', seat, hex, left, guided })));
  return { seat, ask: step, options, forced: true };
}

/** Mark of the turn: the armies' keep has been paid. */
const HELD = 'armies held';

/** One price for as many armies as the seat likes. */
function mayHold(game: State, seat: Seat): boolean {
  const power = civil(game, seat, 'hold barbarians');
  return power !== undefined && (game.used.includes(HELD) || payable(game, seat, power.price, 'plain'));
}

export function runHoldArmy(game: State, { seat, hex, left, guided }: StepOf<'hold army'>): void {
  next(game, { do: 'march', seat, left: left.filter((other) => other !== hex), guided });
  if (game.used.includes(HELD)) return;
  game.used.push(HELD);
  next(game, { do: 'pay', seat, cost: civil(game, seat, 'hold barbarians')!.price, tender: 'plain' });
}

/** For gold or culture they go wherever the seat likes. */
export function askGuideBarbarians(game: State, step: StepOf<'guide barbarians'>): Decision<ClashStep> {
  const { seat } = step;
  const options = [GOLD, CULTURE]
    .filter((good) => game.seats[seat]!.goods[good]! > 0)
    .map((good): ClashStep => ({ do: 'guide', seat, good }));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runGuide(game: State, { seat, good }: StepOf<'guide'>, io: Io<ClashEvent>): void {
  lose(game, seat, good, civil(game, seat, 'lead barbarians')!.n, 'advance', io);
  const march = game.steps.pop();
  if (march?.do !== 'march') throw new Error('Nobody marches');
  next(game, { ...march, guided: true });
}

function marches(game: State, land: readonly number[], hex: Hex, guided: boolean): Hex[] {
  const army = unmoved(game, hex).length;
  if (army === 0 || (land[hex]! <= 0 && !guided)) return [];
  return grid(game).neighbours[hex]!.filter(
    (near) =>
      (guided ? isLand(game.terrain[near]!) : land[near] === land[hex]! - 1) &&
      unitsAt(game, BARBARIANS, near).length + army <= STACK_LIMIT,
  );
}

export function unmoved(game: State, hex: Hex): number[] {
  return unitsAt(game, BARBARIANS, hex).filter((one) => (flagsOf(one) & MOVED) === 0);
}

export function runRaid(game: State, { seat, hex, to, left, guided }: StepOf<'raid'>, io: Io<ClashEvent>): void {
  next(game, { do: 'march', seat, left: left.filter((other) => other !== hex), guided });
  raid(game, hex, to, io);
}

/** An army goes there and fights whom it finds. */
export function raid(game: State, hex: Hex, to: Hex, io: Io<ClashEvent>): void {
  const army = unmoved(game, hex);
  for (const one of army) {
    removeUnit(game, BARBARIANS, one);
    addUnit(game, BARBARIANS, moved(one, to, MOVED));
  }
  io.tell?.({ did: 'move', owner: BARBARIANS, hex, to, kinds: army.map(kindOf), roads: false });
  const city = cityAt(game, to);
  const attacked = game.seats.findIndex((_, player) => hasUnits(game, player, to));
  const defender = attacked >= 0 ? attacked : city && isPlayer(city.owner) ? city.owner : -1;
  if (defender >= 0) next(game, { do: 'fight', attacker: BARBARIANS, defender, hex: to, origin: hex, landed: false });
}

/** Every barbarian city within two hexes of the seat's cities grows by a unit. */
export function runSwell(game: State, { seat }: StepOf<'swell'>): void {
  clearFlags(game, BARBARIANS, MOVED);
  const near = hexesWithin(
    game,
    citiesOf(game, seat).map(({ hex }) => hex),
    REACH,
  );
  const cities = citiesOf(game, BARBARIANS).filter(({ hex }) => near[hex]! >= 0);
  next(game, ...cities.map(({ hex }): ClashStep => ({ do: 'swell city', seat, hex })));
}

export function askSwellCity(game: State, step: StepOf<'swell city'>): Decision<ClashStep> {
  const { seat, hex } = step;
  return { seat, ask: step, options: reinforcements(game, seat, hex), forced: true };
}
