import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { CURRENCY, TRADE_ROUTES } from '../advances.ts';
import { citiesOf, cityAt, grid, has, isCoastal } from '../cities.ts';
import { civil, leaderHex, led } from '../civilization.ts';
import type { ClashEvent } from '../events.ts';
import { gain } from '../gains.ts';
import { FOOD, GOLD, type Goods, goods, RESOURCES } from '../goods.ts';
import { knows } from '../knowledge.ts';
import type { Hex } from '../map/grid.ts';
import { SEA, UNEXPLORED } from '../map/tiles.ts';
import { isPlayer } from '../owners.ts';
import { ELEPHANT, type Kind, MARKET, PORT, SETTLER, SHIP } from '../pieces.ts';
import { isRaided } from '../raiders.ts';
import { ANGRY, type City, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt, kindOf, type Unit } from '../units.ts';
import { isPirateWater } from './collect.ts';

const RANGE = 2;
const MOST = 4;
const TRADERS: readonly Kind[] = [SETTLER, SHIP];

/** For each who trades, the foreign cities that it could be linked with. */
function links(game: State, seat: Seat, kinds: readonly Kind[]): Hex[][] {
  const far = civil(game, seat, 'far trade')?.range ?? 0;
  const routes = game.seats[seat]!.units.filter((one) => trades(game, seat, one, kinds)).map((one) =>
    markets(game, seat, hexAt(one), kindOf(one) === SHIP ? far : 0),
  );
  const ports = far > 0 ? citiesOf(game, seat).filter((city) => has(city, PORT)) : [];
  if (kinds.length > 1)
    for (const { hex } of ports) routes.push(markets(game, seat, hex, far).filter((city) => isCoastal(game, city)));
  return routes.filter((cities) => cities.length > 0);
}

/** Settlers out of reach of raiders, and Ships; for some, Elephants in calm cities of their own. */
function trades(game: State, seat: Seat, one: Unit, kinds: readonly Kind[]): boolean {
  const kind = kindOf(one);
  if (kind === ELEPHANT && kinds.length > 1 && civil(game, seat, 'elephants trade')) {
    const city = cityAt(game, hexAt(one));
    return city?.owner === seat && city.mood !== ANGRY;
  }
  return kinds.includes(kind) && (kind !== SETTLER || !isRaided(game, seat, hexAt(one)));
}

/** Cities of others, not Angry, within 2 hexes, coastal ones within `far`, over explored hexes that no pirates watch. */
function markets(game: State, seat: Seat, from: Hex, far = 0): Hex[] {
  const { neighbours } = grid(game);
  const open = (hex: Hex) =>
    game.terrain[hex] !== UNEXPLORED && !(game.terrain[hex] === SEA && isPirateWater(game, hex));
  if (!open(from)) return [];
  const distance = new Map<Hex, number>([[from, 0]]);
  let edge = [from];
  for (let i = 1; i <= Math.max(RANGE, far); i++) {
    edge = edge.flatMap((hex) => neighbours[hex]!.filter((near) => open(near) && !distance.has(near)));
    for (const hex of edge) distance.set(hex, i);
  }
  return [...distance.keys()].filter((hex) => {
    const city = cityAt(game, hex);
    if (!city || city.owner === seat || city.mood === ANGRY) return false;
    if (distance.get(hex)! > RANGE && !isCoastal(game, hex)) return false;
    return isPlayer(city.owner) || civil(game, seat, 'trade with barbarians') !== undefined;
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

/** Four; one more where a trade master is with a Settler or Ship. */
function mostRoutes(game: State, seat: Seat): number {
  const master = game.seats[seat]!.units.some(
    (one) => TRADERS.includes(kindOf(one)) && led(game, seat, hexAt(one), 'one route more'),
  );
  return master ? MOST + 1 : MOST;
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
      max: Math.min(mostRoutes(game, seat), cities.length),
      allows: (picked) => linkable(routes, picked),
      answer: (picked) => ({ do: 'trade with', seat, cities: picked }),
    },
  };
}

export function runTradeWith(game: State, { seat, cities }: StepOf<'trade with'>, io: Io<ClashEvent>): void {
  const owners = new Set<Seat>();
  const partners = cities.map((hex) => cityAt(game, hex)!);
  for (const city of partners) if (has(city, MARKET) && isPlayer(city.owner)) owners.add(city.owner);
  const wild = partners.filter(({ owner }) => !isPlayer(owner)).length;
  const own = partners.filter(({ buildings }) => buildings.includes(seat)).length;
  if (cities.length > 0) next(game, { do: 'other income', seat, n: cities.length, wild, own });
  if (isRicher(game, seat, cities)) next(game, { do: 'choose gain', seat, choices: RICHER });
  maraud(game, seat, partners);
  for (const owner of owners) gain(game, owner, GOLD, 1, 'building', io);
}

const RICHER = [goods({ gold: 1 }), goods({ culture: 1 })];

/** A Settler or Ship with a great trader serves one of the routes. */
function isRicher(game: State, seat: Seat, cities: readonly Hex[]): boolean {
  const hex = leaderHex(game, seat);
  if (!led(game, seat, hex, 'richer route')) return false;
  const there = game.seats[seat]!.units.some((one) => hexAt(one) === hex && TRADERS.includes(kindOf(one)));
  return there && markets(game, seat, hex).some((city) => cities.includes(city));
}

/** Some take tokens or ideas from routes in place of food and gold; `own`: with cities where they have buildings. */
export function askOtherIncome(game: State, step: StepOf<'other income'>): Decision<ClashStep> {
  const { seat, n, wild, own } = step;
  const options = incomes(game, seat, n, own).map(
    ([income, routes]): ClashStep => ({ do: 'take other', seat, income, left: n - routes, wild }),
  );
  return { seat, ask: step, options, forced: true };
}

/** Each with how many routes it takes. */
function incomes(game: State, seat: Seat, n: number, own: number): [income: Goods, routes: number][] {
  const alphabet = civil(game, seat, 'ideas from trade')?.most ?? 0;
  const prosperous = civil(game, seat, 'tokens from trade') !== undefined;
  const all: [Goods, number][] = [];
  for (let culture = 0; culture <= (prosperous ? own : alphabet); culture++)
    for (let other = 0; culture + other <= n && other <= (prosperous ? n : alphabet - culture); other++)
      all.push([goods({ culture, [prosperous ? 'mood' : 'ideas']: prosperous ? other : 2 * other }), culture + other]);
  return all.filter(([, routes]) => routes <= n);
}

export function runTakeOther(
  game: State,
  { seat, income, left, wild }: StepOf<'take other'>,
  io: Io<ClashEvent>,
): void {
  for (const [good, n] of income.entries()) gain(game, seat, good, n, 'advance', io);
  if (left > 0) next(game, { do: 'route income', seat, n: left, wild: Math.min(wild, left) });
}

/** Ships beside a city that they trade with take a resource from its owner, one from each. */
function maraud(game: State, seat: Seat, partners: readonly City[]): void {
  if (!civil(game, seat, 'marauders')) return;
  const { neighbours } = grid(game);
  const ships = game.seats[seat]!.units.filter((one) => kindOf(one) === SHIP).map(hexAt);
  const beside = partners.filter(({ hex }) => neighbours[hex]!.some((near) => ships.includes(near)));
  const victims = new Set(beside.map(({ owner }) => owner).filter(isPlayer));
  next(game, ...[...victims].map((of): ClashStep => ({ do: 'marauded', seat: of })));
}

export function askMarauded(game: State, step: StepOf<'marauded'>): Decision<ClashStep> {
  const { seat } = step;
  const own = game.seats[seat]!.goods;
  const options: ClashStep[] = [];
  for (let good = 0; good < RESOURCES; good++) if (own[good]! > 0) options.push({ do: 'ransom', seat, good });
  return { seat, ask: step, options, forced: true };
}

/** Food, or gold with Currency, in any mix; from barbarians food alone. */
export function askRouteIncome(game: State, step: StepOf<'route income'>): Decision<ClashStep> {
  const { seat, n, wild } = step;
  const golds = knows(game, seat, CURRENCY) ? n - wild : 0;
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
