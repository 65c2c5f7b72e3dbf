import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { advance as advanceNamed, DOGMA, PER_CATEGORY, STATE_RELIGION, THEOCRACY, topOf } from '../advances.ts';
import {
  buildingsLeft,
  citiesOf,
  cityAt,
  cityCount,
  grid,
  has,
  MAX_SIZE,
  replaceCity,
  sizeOf,
  withBuilding,
} from '../cities.ts';
import { led } from '../civilization.ts';
import { hasExpansion } from '../config.ts';
import { happened } from '../effects/occasions.ts';
import { affordable, payFor } from '../effects/powers/prices.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { CULTURE, FOOD, type Goods, IDEAS, MOOD, NOTHING } from '../goods.ts';
import { canGain, knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { SEA } from '../map/tiles.ts';
import type { Tender } from '../payment.ts';
import { ACADEMY, BUILDING_DATA, BUILDINGS, type Building, OBSERVATORY, PORT, TEMPLE } from '../pieces.ts';
import { drawActionToHand } from '../piles.ts';
import { isPestilent } from '../protection.ts';
import {
  ANGRY_BUILDS_NOTHING,
  BUILT_ALREADY,
  CANNOT_PAY_BUILDING,
  EXPANSION_PIECE,
  NEEDS_ADVANCE,
  NO_PIECE_LEFT,
  NO_SEA_FOR_PORT,
  PESTILENCE,
  TOO_LARGE,
  TOO_LARGE_FOR_REALM,
} from '../refusals.ts';
import { ANGRY, type City, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { activate, activationRefusal, isCalmed } from './activate.ts';
import { spendAction } from './spending.ts';

const REQUIRED: readonly number[] = BUILDING_DATA.map(({ requires }) => advanceNamed(requires));
export function requiredAdvance(building: Building): number {
  return REQUIRED[building]!;
}

const WITHOUT_FOOD = 'state-religion';

/** Whether the city has room for one more piece. */
export function growthRefusal(game: State, seat: Seat, city: City): Refusal | null {
  const size = sizeOf(city) + 1;
  if (size > MAX_SIZE) return TOO_LARGE;
  return size > cityCount(game, seat) ? TOO_LARGE_FOR_REALM : null;
}

/** Everything but the price and the activation. */
export function buildingRefusal(game: State, seat: Seat, city: City, building: Building): Refusal | null {
  if (BUILDING_DATA[building]!.expansion && !hasExpansion(game.config)) return EXPANSION_PIECE;
  if (!knows(game, seat, REQUIRED[building]!)) return NEEDS_ADVANCE;
  if (isPestilent(game, seat)) return PESTILENCE;
  if (city.mood === ANGRY && !isCalmed(game)) return ANGRY_BUILDS_NOTHING;
  if (has(city, building)) return BUILT_ALREADY;
  const growth = growthRefusal(game, seat, city);
  if (growth) return growth;
  if (buildingsLeft(game, seat, building) < 1) return NO_PIECE_LEFT;
  return building === PORT && seasBeside(game, city.hex).length === 0 ? NO_SEA_FOR_PORT : null;
}

export function seasBeside(game: State, hex: Hex): Hex[] {
  return grid(game).neighbours[hex]!.filter((near) => game.terrain[near] === SEA);
}

function buildingPrice(game: State, seat: Seat, hex: Hex, building: Building): Goods {
  const { cost } = BUILDING_DATA[building]!;
  const cheaper = led(game, seat, hex, 'cheaper building');
  const free = cheaper?.buildings.includes(building) ? cheaper.free : [];
  const without = isWithoutFood(game, seat, building) ? [...free, FOOD] : free;
  return without.length > 0 ? cost.map((n, good) => (without.includes(good) ? 0 : n)) : cost;
}

/** What pays for it: a Temple may have payers of its own. */
function buildingTender(building: Building): Tender {
  return building === TEMPLE ? 'temple' : 'building';
}

function isWithoutFood(game: State, seat: Seat, building: Building): boolean {
  return building === TEMPLE && knows(game, seat, STATE_RELIGION) && !game.used.includes(WITHOUT_FOOD);
}

export function constructRefusal(
  game: State,
  seat: Seat,
  hex: Hex,
  building: Building,
  besides: Goods = NOTHING,
): Refusal | null {
  const refused = activationRefusal(game, seat, hex) ?? buildingRefusal(game, seat, cityAt(game, hex)!, building);
  if (refused) return refused;
  const price = buildingPrice(game, seat, hex, building);
  return affordable(game, seat, hex, price, buildingTender(building), besides) ? null : CANNOT_PAY_BUILDING;
}

/** A Port once for each Sea hex that it may face; `besides`: what is paid as well. */
export function constructOptions(game: State, seat: Seat, hex: Hex, besides: Goods = NOTHING): ClashStep[] {
  const options: ClashStep[] = [];
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (constructRefusal(game, seat, hex, building, besides)) continue;
    const faced = building === PORT ? seasBeside(game, hex) : [-1];
    for (const port of faced) options.push({ do: 'construct', seat, hex, building, port });
  }
  return options;
}

export function runConstruct(game: State, step: StepOf<'construct'>, io: Io<ClashEvent>): void {
  const { seat, hex, building, port } = step;
  spendAction(game, seat, 'construct', io);
  activate(game, hex);
  const cost = buildingPrice(game, seat, hex, building);
  if (isWithoutFood(game, seat, building)) game.used.push(WITHOUT_FOOD);
  next(
    game,
    payFor(game, seat, hex, cost, buildingTender(building)),
    { do: 'build', seat, hex, building, port },
    { do: 'activated', seat, hex, collected: false },
  );
}

/** Every building that could be paid for, without an activation. */
export function constructions(game: State, seat: Seat): Extract<ClashStep, { do: 'construct' }>[] {
  return citiesOf(game, seat).flatMap((city) =>
    [...BUILDINGS.keys()]
      .filter(
        (building) =>
          !buildingRefusal(game, seat, city, building) &&
          affordable(game, seat, city.hex, buildingPrice(game, seat, city.hex, building), buildingTender(building)),
      )
      .flatMap((building) =>
        (building === PORT ? seasBeside(game, city.hex) : [-1]).map((port) => ({
          do: 'construct' as const,
          seat,
          hex: city.hex,
          building,
          port,
        })),
      ),
  );
}

/** Paid and built, without an activation. */
export function runRaise(game: State, { seat, hex, building, port }: StepOf<'raise'>): void {
  const cost = buildingPrice(game, seat, hex, building);
  if (isWithoutFood(game, seat, building)) game.used.push(WITHOUT_FOOD);
  next(game, payFor(game, seat, hex, cost, buildingTender(building)), { do: 'build', seat, hex, building, port });
}

/** However it comes to stand there; its builder gets what it gives at once. */
export function runBuild(game: State, { seat, hex, building, port }: StepOf<'build'>, io: Io<ClashEvent>): void {
  const city = withBuilding(cityAt(game, hex)!, building, seat);
  replaceCity(game, building === PORT ? { ...city, port } : city);
  io.tell?.({ did: 'construct', seat, hex, building });
  if (building === ACADEMY) gain(game, seat, IDEAS, 2, 'building', io);
  else if (building === OBSERVATORY) drawActionToHand(game, seat, io);
  else if (building === TEMPLE) {
    const dogma: ClashStep[] = knows(game, seat, DOGMA) ? [{ do: 'dogma', seat }] : [];
    next(game, { do: 'choose token', seat, why: 'building' }, ...dogma);
  }
  happened(game, { on: 'construct', seat, hex, building });
}

export function askChooseToken(_game: State, step: StepOf<'choose token'>): Decision<ClashStep> {
  const { seat, why } = step;
  return { seat, ask: step, options: [MOOD, CULTURE].map((good) => ({ do: 'take token', seat, good, why })) };
}

export function runTakeToken(game: State, { seat, good, why }: StepOf<'take token'>, io: Io<ClashEvent>): void {
  gain(game, seat, good, 1, why, io);
}

/** A new Temple brings an advance of Theocracy. */
export function askDogma(game: State, step: StepOf<'dogma'>): Decision<ClashStep> {
  const { seat } = step;
  const options: ClashStep[] = [];
  for (let advance = topOf(THEOCRACY); advance < topOf(THEOCRACY) + PER_CATEGORY; advance++)
    if (canGain(game, seat, advance)) options.push({ do: 'gain advance', seat, advance, cube: true });
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}
