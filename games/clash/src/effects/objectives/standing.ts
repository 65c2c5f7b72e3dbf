import type { Seat } from '@imperia/engine';
import { routesPossible } from '../../actions/trade-routes.ts';
import { CATEGORIES, GOVERNMENTS, PER_CATEGORY } from '../../advances.ts';
import { citiesOf, cityAt, cityCount, grid, has, sizeOf } from '../../cities.ts';
import { advancesOwned, civilizationAdvancesOwned, ownedIn } from '../../knowledge.ts';
import { distancesFrom } from '../../map/distance.ts';
import type { Hex } from '../../map/grid.ts';
import type { Standing } from '../../objective-data.ts';
import { isPlayer } from '../../owners.ts';
import { BUILDINGS, isArmy, type Kind, SETTLER, SHIP, UNITS } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { armyAt, countOf, hexAt, kindOf } from '../../units.ts';

/** Whether the table is so for this seat, for all to see. */
export function stands(game: State, seat: Seat, condition: Standing): boolean {
  const own = game.seats[seat]!;
  switch (condition.is) {
    case 'cities':
      return cityCount(game, seat) >= condition.min;
    case 'most cities with':
      return lead(game, seat, (of) => citiesOf(game, of).filter((city) => has(city, condition.building)).length) > 0;
    case 'most advances':
      return advancesOwned(own) >= condition.min && lead(game, seat, (of) => advancesOwned(game.seats[of]!)) > 0;
    case 'category':
      return ownedIn(own, condition.category).length === PER_CATEGORY;
    case 'goods':
      return condition.goods.every((n, good) => own.goods[good]! >= n);
    case 'cities in mood':
      return citiesOf(game, seat).filter(({ mood }) => mood === condition.mood).length >= condition.min;
    case 'kinds of buildings':
      return (
        BUILDINGS.filter((_, kind) => citiesOf(game, seat).some((city) => city.buildings[kind] === seat)).length >=
        condition.min
      );
    case 'most categories':
      return lead(game, seat, (of) => categoriesOf(game, of, PER_CATEGORY)) > 0;
    case 'far city':
      return citiesOf(game, seat).some(({ hex }) => isFar(game, seat, hex, condition.distance));
    case 'influenced cities':
      return (
        game.cities.filter(({ owner, buildings }) => owner !== seat && buildings.includes(seat)).length >= condition.min
      );
    case 'city of size':
      return citiesOf(game, seat).some((city) => sizeOf(city) >= condition.min);
    case 'government':
      return GOVERNMENTS.some((category) => ownedIn(own, category).length === PER_CATEGORY);
    case 'isolated cities':
      return (
        citiesOf(game, seat).filter(({ hex }) => grid(game).neighbours[hex]!.every((near) => !cityAt(game, near)))
          .length >= condition.min
      );
    case 'trade routes':
      return routesPossible(game, seat, condition.by === 'ships' ? [SHIP] : [SETTLER, SHIP]) >= condition.min;
    case 'started categories':
      return categoriesOf(game, seat, 1) >= condition.min;
    case 'most influence':
      return lead(game, seat, (of) => influence(game, of)) > 0;
    default:
      return standsWithUnits(game, seat, condition);
  }
}

function standsWithUnits(game: State, seat: Seat, condition: Standing): boolean {
  const { units } = game.seats[seat]!;
  const count = (of: Seat, fits: (kind: Kind) => boolean) =>
    game.seats[of]!.units.filter((one) => fits(kindOf(one))).length;
  const isShip = (kind: Kind) => kind === SHIP;
  switch (condition.is) {
    case 'every kind of unit':
      return UNITS.every((_, kind) => countOf(game, seat, kind) > 0);
    case 'away':
      return hexesAway(game, seat, condition.units === 'army' ? isArmy : (kind) => kind === SETTLER) >= condition.min;
    case 'civilization':
      return (
        civilizationAdvancesOwned(game.seats[seat]!) >= condition.advances &&
        game.seats[seat]!.reigns >= condition.leaders
      );
    case 'blockade':
      return units.filter((one) => kindOf(one) === SHIP && isEnemyPort(game, seat, hexAt(one))).length >= condition.min;
    case 'fleet':
      return (
        count(seat, isShip) >= condition.all ||
        (count(seat, isShip) >= condition.min && lead(game, seat, (of) => count(of, isShip)) > 0)
      );
    case 'most army':
      return lead(game, seat, (of) => count(of, isArmy)) >= condition.margin;
    case 'garrisons':
      return citiesOf(game, seat).filter(({ hex }) => armyAt(game, seat, hex) > 0).length >= condition.min;
    case 'army before cities':
      return units.filter((one) => isArmy(kindOf(one)) && isBeforeCity(game, seat, hexAt(one))).length >= condition.min;
    case 'army and ships':
      return count(seat, (kind) => isArmy(kind) || isShip(kind)) >= condition.min;
    case 'hexes with':
      return new Set(units.filter((one) => kindOf(one) === condition.unit).map(hexAt)).size >= condition.min;
    default:
      return false;
  }
}

/** By how much the seat has more than the best of the other players. */
function lead(game: State, seat: Seat, count: (of: Seat) => number): number {
  const others = [...game.seats.keys()].filter((other) => other !== seat);
  return count(seat) - Math.max(...others.map(count));
}

/** Categories of which at least so many advances are owned. */
function categoriesOf(game: State, seat: Seat, min: number): number {
  return CATEGORIES.filter((_, category) => ownedIn(game.seats[seat]!, category).length >= min).length;
}

/** Own buildings in cities of others. */
function influence(game: State, seat: Seat): number {
  return game.cities
    .filter(({ owner }) => owner !== seat)
    .reduce((sum, { buildings }) => sum + buildings.filter((colour) => colour === seat).length, 0);
}

export function isFar(game: State, seat: Seat, hex: Hex, distance: number): boolean {
  return distancesFrom(game, game.seats[seat]!.home)[hex]! >= distance;
}

function hexesAway(game: State, seat: Seat, fits: (kind: Kind) => boolean): number {
  const { neighbours } = grid(game);
  const own = new Set(citiesOf(game, seat).flatMap(({ hex }) => [hex, ...neighbours[hex]!]));
  const hexes = game.seats[seat]!.units.filter((one) => fits(kindOf(one))).map(hexAt);
  return new Set(hexes.filter((hex) => !own.has(hex))).size;
}

function isForeign(seat: Seat, owner: Seat): boolean {
  return isPlayer(owner) && owner !== seat;
}

function isEnemyPort(game: State, seat: Seat, hex: Hex): boolean {
  return game.cities.some(({ owner, port }) => port === hex && isForeign(seat, owner));
}

function isBeforeCity(game: State, seat: Seat, hex: Hex): boolean {
  return grid(game).neighbours[hex]!.some((near) => {
    const city = cityAt(game, near);
    return city !== undefined && isForeign(seat, city.owner);
  });
}
