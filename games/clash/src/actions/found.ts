import type { Io, Refusal, Seat } from '@imperia/engine';
import { cityAt, newCity, settlementsLeft } from '../cities.ts';
import { civil } from '../civilization.ts';
import { happened } from '../effects/occasions.ts';
import type { ClashEvent } from '../events.ts';
import type { Hex } from '../map/grid.ts';
import { BARREN, isLand } from '../map/tiles.ts';
import { SETTLER } from '../pieces.ts';
import { isRaided } from '../raiders.ts';
import {
  BARREN_LAND,
  CITY_HERE,
  ENEMY_HERE,
  EXHAUSTED_LAND,
  NO_SETTLEMENT_LEFT,
  NO_SETTLER,
  NOT_ON_LAND,
} from '../refusals.ts';
import { NEUTRAL, type State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { enemyUnitsAt, hexAt, kindOf, removeUnit, unitsAt } from '../units.ts';
import { spendAction } from './spending.ts';

/** Whether a city of this seat may stand on the hex. */
export function siteRefusal(game: State, seat: Seat, hex: Hex): Refusal | null {
  const terrain = game.terrain[hex]!;
  if (!isLand(terrain)) return NOT_ON_LAND;
  if (terrain === BARREN && !civil(game, seat, 'floodplains')) return BARREN_LAND;
  if (cityAt(game, hex)) return CITY_HERE;
  if (enemyUnitsAt(game, seat, hex) >= 0) return ENEMY_HERE;
  if (game.exhausted.includes(hex)) return EXHAUSTED_LAND;
  if (isRaided(game, seat, hex)) return ENEMY_HERE;
  return settlementsLeft(game, seat) > 0 ? null : NO_SETTLEMENT_LEFT;
}

export function foundRefusal(game: State, seat: Seat, hex: Hex): Refusal | null {
  const settlers = unitsAt(game, seat, hex).some((one) => kindOf(one) === SETTLER);
  return settlers ? siteRefusal(game, seat, hex) : NO_SETTLER;
}

export function foundOptions(game: State, seat: Seat): ClashStep[] {
  const hexes = new Set<Hex>();
  for (const one of game.seats[seat]!.units) if (kindOf(one) === SETTLER) hexes.add(hexAt(one));
  return [...hexes]
    .filter((hex) => !siteRefusal(game, seat, hex))
    .map((hex): ClashStep => ({ do: 'found', seat, hex }));
}

export function runFound(game: State, { seat, hex }: StepOf<'found'>, io: Io<ClashEvent>): void {
  spendAction(game, seat, 'found', io);
  const settler = unitsAt(game, seat, hex).find((one) => kindOf(one) === SETTLER)!;
  removeUnit(game, seat, settler);
  foundCity(game, seat, hex, io);
}

export function foundCity(game: State, seat: Seat, hex: Hex, io: Io<ClashEvent>): void {
  game.cities.push(newCity(hex, seat, NEUTRAL));
  io.tell?.({ did: 'found', seat, hex });
  happened(game, { on: 'found', seat, hex });
}
