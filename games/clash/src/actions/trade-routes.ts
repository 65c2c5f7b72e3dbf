import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CURRENCY, TRADE_ROUTES } from '../advances.ts';
import { cityAt, grid, has } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { FOOD, GOLD } from '../goods.ts';
import { knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { SEA, UNEXPLORED } from '../map/tiles.ts';
import { isPlayer } from '../owners.ts';
import { type Kind, MARKET, SETTLER, SHIP } from '../pieces.ts';
import { isRaided } from '../raiders.ts';
import { ANGRY, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt, kindOf } from '../units.ts';
import { isPirateWater } from './collect.ts';

const RANGE = 2;
const MOST = 4;
const TRADERS: readonly Kind[] = [SETTLER, SHIP];

/** For each Settler and ship, the foreign cities that it could be linked with. */
function links(game: State, seat: Seat, kinds: readonly Kind[]): Hex[][] {
  return game.seats[seat]!.units.filter((one) => kinds.includes(kindOf(one)))
    .filter((one) => kindOf(one) !== SETTLER || !isRaided(game, seat, hexAt(one)))
    .map((one) => markets(game, seat, hexAt(one)))
    .filter((cities) => cities.length > 0);
}

/** Cities of other players, not Angry, within 2 hexes, over explored hexes that no pirates watch. */
function markets(game: State, seat: Seat, from: Hex): Hex[] {
  const { neighbours } = grid(game);
  const open = (hex: Hex) =>
    game.terrain[hex] !== UNEXPLORED && !(game.terrain[hex] === SEA && isPirateWater(game, hex));
  if (!open(from)) return [];
  const reached = new Set<Hex>([from]);
  let edge = [from];
  for (let i = 0; i < RANGE; i++) {
    edge = edge.flatMap((hex) => neighbours[hex]!.filter((near) => open(near) && !reached.has(near)));
    for (const hex of edge) reached.add(hex);
  }
  return [...reached].filter((hex) => {
    const city = cityAt(game, hex);
    return city !== undefined && city.owner !== seat && isPlayer(city.owner) && city.mood !== ANGRY;
  });
}

/** Whether all these cities can have a unit each. */
function linkable(routes: readonly (readonly Hex[])[], cities: readonly Hex[]): boolean {
  const taken = new Map<number, Hex>();
  const find = (city: Hex, tried: Set<number>): boolean => {
    for (const [at, reach] of routes.entries()) {
      if (tried.has(at) || !reach.includes(city)) continue;
      tried.add(at);
      const other = taken.get(at);
      if (other === undefined || find(other, tried)) {
        taken.set(at, city);
        return true;
      }
    }
    return false;
  };
  return cities.every((city) => find(city, new Set()));
}

/** How many routes units of these kinds could serve at once. */
export function routesPossible(game: State, seat: Seat, kinds: readonly Kind[]): number {
  const routes = knows(game, seat, TRADE_ROUTES) ? links(game, seat, kinds) : [];
  const linked: Hex[] = [];
  for (const city of new Set(routes.flat())) if (linkable(routes, [...linked, city])) linked.push(city);
  return Math.min(MOST, linked.length);
}

/** Whether a Settler or Ship of the seat could serve a route from here. */
export function couldTrade(game: State, seat: Seat, hex: Hex): boolean {
  return knows(game, seat, TRADE_ROUTES) && markets(game, seat, hex).length > 0;
}

/** Which cities to trade with: any may be left out, so that its owner's Market earns nothing. */
export function askTradeRoutes(game: State, step: StepOf<'trade routes'>): Decision<ClashStep> {
  const { seat } = step;
  const routes = knows(game, seat, TRADE_ROUTES) ? links(game, seat, TRADERS) : [];
  const cities = [...new Set(routes.flat())].sort((a, b) => a - b);
  if (cities.length === 0) return { seat, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [],
    pick: {
      from: cities,
      min: 0,
      max: Math.min(MOST, cities.length),
      allows: (picked) => linkable(routes, picked),
      answer: (picked) => ({ do: 'trade with', seat, cities: picked }),
    },
  };
}

export function runTradeWith(game: State, { seat, cities }: StepOf<'trade with'>, io: Io<ClashEvent>): void {
  const owners = new Set<Seat>();
  for (const hex of cities) if (has(cityAt(game, hex)!, MARKET)) owners.add(cityAt(game, hex)!.owner);
  if (cities.length > 0) next(game, { do: 'route income', seat, n: cities.length });
  for (const owner of owners) gain(game, owner, GOLD, 1, 'building', io);
}

/** Food, or gold with Currency, in any mix. */
export function askRouteIncome(game: State, step: StepOf<'route income'>): Decision<ClashStep> {
  const { seat, n } = step;
  const golds = knows(game, seat, CURRENCY) ? n : 0;
  const options = Array.from(
    { length: golds + 1 },
    (_, gold): ClashStep => ({ do: 'take income', seat, food: n - gold, gold }),
  );
  return { seat, ask: step, options, forced: true };
}

export function runTakeIncome(game: State, { seat, food, gold }: StepOf<'take income'>, io: Io<ClashEvent>): void {
  gain(game, seat, FOOD, food, 'advance', io);
  gain(game, seat, GOLD, gold, 'advance', io);
}
