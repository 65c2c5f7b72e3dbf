import { buildingsLeft, cityCount, grid, MAX_SIZE, settlementsLeft, sizeOf } from './cities.ts';
import { piratesLeft } from './effects/powers/pirate-allies.ts';
import { limitOf } from './gains.ts';
import type { Hex } from './map/grid.ts';
import { isLand, SEA } from './map/tiles.ts';
import { BARBARIANS, isPlayer, type Owner, PIRATES } from './owners.ts';
import { BUILDINGS, isArmy, SHIP, UNIT_DATA, UNITS } from './pieces.ts';
import type { State } from './state.ts';
import { armyAt, countAt, countOf, hexAt, isLandUnit, kindOf, owners, shipsAt, unitsOf } from './units.ts';
import { cargoOf, stackLimit } from './war/limits.ts';

/** What the board itself would not allow: pieces that do not exist, units where they cannot stand, tracks overrun. */
export function brokenMap(game: State): string | null {
  return brokenGoods(game) ?? brokenCities(game) ?? brokenUnits(game);
}

/** As whoever writes a position calls it. */
function at(game: State, hex: Hex): string {
  return grid(game).hexes[hex]!.code;
}

function nameOf(owner: Owner): string {
  if (owner === BARBARIANS) return 'the barbarians';
  return owner === PIRATES ? 'the pirates' : `seat ${owner}`;
}

function brokenGoods(game: State): string | null {
  for (const [seat, { goods, track }] of game.seats.entries()) {
    for (const [good, n] of goods.entries())
      if (!Number.isInteger(n) || n < 0 || n > limitOf(game, seat, good))
        return `seat ${seat} has goods ${goods.join()}`;
    if (track < 0) return `seat ${seat} has ${track} cubes on the event track`;
  }
  return null;
}

function brokenCities(game: State): string | null {
  for (const city of game.cities) {
    const { hex, owner } = city;
    if (!isLand(game.terrain[hex]!)) return `a city stands on ${at(game, hex)}, which is no Land`;
    if (game.cities.filter((other) => other.hex === hex).length > 1) return `two cities stand on ${at(game, hex)}`;
    if (sizeOf(city) > MAX_SIZE) return `the city on ${at(game, hex)} has size ${sizeOf(city)}`;
    if (!isPlayer(owner) && owner !== BARBARIANS) return `the city on ${at(game, hex)} belongs to owner ${owner}`;
  }
  for (const seat of game.seats.keys()) {
    if (settlementsLeft(game, seat) < 0) return `seat ${seat} has ${cityCount(game, seat)} cities`;
    for (const building of BUILDINGS.keys())
      if (buildingsLeft(game, seat, building) < 0) return `seat ${seat} has too many of ${BUILDINGS[building]}`;
  }
  return settlementsLeft(game, BARBARIANS) < 0 ? 'there are too many barbarian settlements' : null;
}

function brokenUnits(game: State): string | null {
  if (piratesLeft(game) < 0) return 'there are too many pirate ships';
  for (const owner of owners(game)) {
    for (const [kind, { perPlayer, barbarian, pirate }] of UNIT_DATA.entries()) {
      const most = owner === BARBARIANS ? barbarian : owner === PIRATES ? pirate : perPlayer;
      if (countOf(game, owner, kind) > most) return `${nameOf(owner)}: too many of ${UNITS[kind]}`;
    }
    for (const one of unitsOf(game, owner)) {
      const hex = hexAt(one);
      const atSea = game.terrain[hex] === SEA;
      if (game.terrain[hex]! < 0) return `${nameOf(owner)}: a unit on ${at(game, hex)}, which is unexplored`;
      if (!atSea && kindOf(one) === SHIP) return `${nameOf(owner)}: a ship on ${at(game, hex)}, which is Land`;
      if (game.battle) continue;
      if (
        atSea &&
        countAt(game, owner, hex, isLandUnit) > shipsAt(game, owner, hex) * cargoOf(game, owner) &&
        !isBusy(game)
      )
        return `${nameOf(owner)}: more land units on ${at(game, hex)} than ships there carry`;
      if (!atSea && isArmy(kindOf(one)) && armyAt(game, owner, hex) > stackLimit(game, owner, hex))
        return `${nameOf(owner)}: too large an army on ${at(game, hex)}`;
    }
  }
  return null;
}

/** Between a loss and its consequences. */
function isBusy(game: State): boolean {
  return game.steps.some((step) => step.do === 'unload');
}
