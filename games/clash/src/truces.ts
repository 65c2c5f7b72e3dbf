import type { Seat } from '@imperia/engine';
import { cityAt } from './cities.ts';
import type { Hex } from './map/grid.ts';
import type { State } from './state.ts';
import { enemyUnitsAt } from './units.ts';

/** Someone is there whom the seat may not attack in this turn. */
export function isTrucePlace(game: State, seat: Seat, hex: Hex): boolean {
  const { truces } = game.seats[seat]!;
  if (truces.length === 0) return false;
  const city = cityAt(game, hex);
  return (city !== undefined && truces.includes(city.owner)) || truces.includes(enemyUnitsAt(game, seat, hex));
}
