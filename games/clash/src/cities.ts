import type { Seat } from '@imperia/engine';
import { type Grid, gridFor, type Hex } from './map/grid.ts';
import { SEA } from './map/tiles.ts';
import { BARBARIANS, NOBODY, type Owner } from './owners.ts';
import { BARBARIAN_SETTLEMENTS, BUILDING_DATA, BUILDINGS, type Building, SETTLEMENTS } from './pieces.ts';
import { ANGRY, type City, HAPPY, type Mood, NEUTRAL, type State } from './state.ts';

export const MAX_SIZE = 5;

const NO_BUILDINGS: readonly Owner[] = Object.freeze(BUILDINGS.map(() => NOBODY));

export function newCity(hex: Hex, owner: Owner, mood: Mood): City {
  return {
    hex,
    owner,
    mood,
    buildings: NO_BUILDINGS,
    wonders: [],
    port: -1,
    activations: 0,
    spent: false,
    culture: 0,
  };
}

export function grid(game: State): Grid {
  return gridFor(game.config.players);
}

export function cityAt(game: State, hex: Hex): City | undefined {
  for (const city of game.cities) if (city.hex === hex) return city;
  return undefined;
}

export function citiesOf(game: State, owner: Owner): City[] {
  return game.cities.filter((city) => city.owner === owner);
}

export function cityCount(game: State, owner: Owner): number {
  let count = 0;
  for (const city of game.cities) if (city.owner === owner) count++;
  return count;
}

export function sizeOf(city: City): number {
  let size = 1 + city.wonders.length;
  for (const colour of city.buildings) if (colour !== NOBODY) size++;
  return size;
}

export function has(city: City, building: Building): boolean {
  return city.buildings[building] !== NOBODY;
}

/** How many resources it collects, how many units it recruits. */
export function strength(city: City, calm = false): number {
  if (city.mood === ANGRY && !calm) return 1;
  return sizeOf(city) + (city.mood === HAPPY ? 1 : 0);
}

/** Contains a building of another colour than its owner's. */
export function isInfluenced(city: City): boolean {
  return city.buildings.some((colour) => colour !== NOBODY && colour !== city.owner);
}

export function isCoastal(game: State, hex: Hex): boolean {
  return grid(game).neighbours[hex]!.some((near) => game.terrain[near] === SEA);
}

export function replaceCity(game: State, city: City): void {
  const at = game.cities.findIndex(({ hex }) => hex === city.hex);
  game.cities[at] = city;
}

export function removeCity(game: State, hex: Hex): void {
  game.cities.splice(
    game.cities.findIndex((city) => city.hex === hex),
    1,
  );
}

export function withBuilding(city: City, building: Building, colour: Owner): City {
  const buildings = city.buildings.slice();
  buildings[building] = colour;
  return { ...city, buildings };
}

export function worse(mood: Mood): Mood {
  return mood === HAPPY ? NEUTRAL : ANGRY;
}

export function better(mood: Mood): Mood {
  return mood === ANGRY ? NEUTRAL : HAPPY;
}

/** Settlements not on the map and not out of the game. */
export function settlementsLeft(game: State, owner: Owner): number {
  if (owner === BARBARIANS) return BARBARIAN_SETTLEMENTS - cityCount(game, BARBARIANS);
  return SETTLEMENTS - game.seats[owner]!.gone[0]! - cityCount(game, owner);
}

export function buildingsLeft(game: State, owner: Seat, building: Building): number {
  let left = BUILDING_DATA[building]!.perPlayer - game.seats[owner]!.gone[building + 1]!;
  for (const city of game.cities) if (city.buildings[building] === owner) left--;
  return left;
}
