import { type Io, next, type Seat } from '@imperia/engine';
import { activationRefusal } from '../../actions/activate.ts';
import { citiesOf, cityAt, grid, sizeOf } from '../../cities.ts';
import { civil } from '../../civilization.ts';
import type { ClashEvent } from '../../events.ts';
import { gain } from '../../gains.ts';
import { FOOD, ORE, WOOD } from '../../goods.ts';
import type { Hex } from '../../map/grid.ts';
import { FOREST, GRASSLAND, isLand, MOUNTAIN } from '../../map/tiles.ts';
import { ANGRY, type City, type State } from '../../state.ts';
import { enemyUnitsAt } from '../../units.ts';
import { isOfFirstRules } from '../../versions.ts';

/** Mark of the turn: a city that has come upon a Mountain stays there. */
function resting(hex: Hex): string {
  return `city rests on ${hex}`;
}

/** Mark of the Move action: the city that now stands there has been moved. */
const TREKKED = 'city moved to ';

/** The Move action is over: the next may move every city again. */
export function endTreks(game: State): void {
  game.used = game.used.filter((mark) => !mark.startsWith(TREKKED));
}

function isNomadic(game: State, seat: Seat, { hex, mood, ...city }: City): boolean {
  if (mood === ANGRY || sizeOf({ hex, mood, ...city }) > 1 || game.used.includes(resting(hex))) return false;
  if (game.used.includes(`${TREKKED}${hex}`)) return false;
  return !activationRefusal(game, seat, hex);
}

/** Where the city on this hex may be moved: Land beside it without a city and without enemies. */
export function pastures(game: State, seat: Seat, hex: Hex): Hex[] {
  if (!civil(game, seat, 'nomads')) return [];
  const city = cityAt(game, hex);
  if (city?.owner !== seat || !isNomadic(game, seat, city)) return [];
  return grid(game).neighbours[hex]!.filter(
    (to) => isLand(game.terrain[to]!) && !cityAt(game, to) && enemyUnitsAt(game, seat, to) < 0,
  );
}

/** Every city that may be moved, and where to. */
export function treks(game: State, seat: Seat): { hex: Hex; to: Hex }[] {
  if (!civil(game, seat, 'nomads')) return [];
  return citiesOf(game, seat).flatMap(({ hex }) => pastures(game, seat, hex).map((to) => ({ hex, to })));
}

const YIELDS: ReadonlyMap<number, number> = new Map([
  [GRASSLAND, FOOD],
  [FOREST, WOOD],
  [MOUNTAIN, ORE],
]);

/** The city is elsewhere with all that is in it; that activates it, and its new land gives something. */
export function moveCity(game: State, seat: Seat, hex: Hex, to: Hex, io: Io<ClashEvent>): void {
  const at = game.cities.findIndex((city) => city.hex === hex);
  const city = game.cities[at]!;
  game.cities[at] = { ...city, hex: to, activations: city.activations + 1 };
  const own = game.seats[seat]!;
  if (own.home === hex) own.home = to;
  io.tell?.({ did: 'city moves', seat, hex, to });
  const terrain = game.terrain[to]!;
  if (!isOfFirstRules(game)) game.used.push(`${TREKKED}${to}`);
  if (terrain === MOUNTAIN) game.used.push(resting(to));
  const good = YIELDS.get(terrain);
  if (good !== undefined && !game.exhausted.includes(to)) gain(game, seat, good, 1, 'advance', io);
  next(game, { do: 'activated', seat, hex: to, collected: false });
}
