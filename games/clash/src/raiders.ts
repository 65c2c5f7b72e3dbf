import type { Seat } from '@imperia/engine';
import { cityAt } from './cities.ts';
import { civil } from './civilization.ts';
import { hexesWithin } from './map/distance.ts';
import type { Hex } from './map/grid.ts';
import { isArmy } from './pieces.ts';
import type { State } from './state.ts';
import { armyAt, hexAt, kindOf } from './units.ts';

/** Settlers near an army of raiders neither found nor trade, but under their own army or in their own city. */
export function isRaided(game: State, seat: Seat, hex: Hex): boolean {
  if (armyAt(game, seat, hex) > 0 || cityAt(game, hex)?.owner === seat) return false;
  return game.seats.some((raider, other) => {
    if (other === seat || !civil(game, other, 'raiders')) return false;
    const near = hexesWithin(game, [hex], 2);
    return raider.units.some((one) => isArmy(kindOf(one)) && near[hexAt(one)]! >= 0);
  });
}
