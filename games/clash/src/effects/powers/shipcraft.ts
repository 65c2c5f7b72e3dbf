import type { Seat } from '@imperia/engine';
import { enemyAt, mayMove } from '../../actions/destinations.ts';
import { TACTICS } from '../../advances.ts';
import { grid } from '../../cities.ts';
import { civil } from '../../civilization.ts';
import { knows } from '../../knowledge.ts';
import type { Hex } from '../../map/grid.ts';
import { isLand, SEA } from '../../map/tiles.ts';
import { INFANTRY, isArmy, type Kind, SETTLER, SHIP, UNIT_DATA } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { armyAt, countAt, countOf, enemyUnitsAt, hexAt, isLandUnit, kindOf, shipsAt, type Unit } from '../../units.ts';
import { isOfFirstRules } from '../../versions.ts';
import { cargoOf, stackLimit } from '../../war/limits.ts';

/** A group goes to a hex beside it, and so many of it become ships, or its ships become so many of each. */
export interface Turning {
  readonly to: Hex;
  readonly settlers: number;
  readonly infantry: number;
}

/** Every way in which these units, who stand together, may be built into something else. */
export function turnings(game: State, seat: Seat, units: readonly Unit[]): Turning[] {
  if (!civil(game, seat, 'ship construction')) return [];
  const from = hexAt(units[0]!);
  const near = grid(game).neighbours[from]!;
  return game.terrain[from] === SEA
    ? near.flatMap((to) => ashore(game, seat, from, to, units))
    : near.flatMap((to) => afloat(game, seat, to, units));
}

const number = (units: readonly Unit[], kind: Kind) => units.filter((one) => kindOf(one) === kind).length;

function isLeft(game: State, seat: Seat, kind: Kind, n: number): boolean {
  return n === 0 || countOf(game, seat, kind) + n <= UNIT_DATA[kind]!.perPlayer;
}

/** Ships become Settlers, or Infantry; passengers go along if they may go ashore, and who stays needs other ships. */
function ashore(game: State, seat: Seat, from: Hex, to: Hex, units: readonly Unit[]): Turning[] {
  const ships = number(units, SHIP);
  if (ships === 0 || !isLand(game.terrain[to]!) || enemyAt(game, seat, to)) return [];
  const fit = units.every((one) => kindOf(one) === SHIP || mayMove(game, seat, one));
  if (!fit && !isOfFirstRules(game)) return [];
  const aboard = countAt(game, seat, from, isLandUnit) - (units.length - ships);
  if (aboard > (shipsAt(game, seat, from) - ships) * cargoOf(game, seat)) return [];
  const army = units.filter((one) => isArmy(kindOf(one))).length + armyAt(game, seat, to);
  const most = knows(game, seat, TACTICS) ? ships : 0;
  return Array.from({ length: most + 1 }, (_, infantry) => ({ to, infantry, settlers: ships - infantry })).filter(
    ({ infantry, settlers }) =>
      isLeft(game, seat, SETTLER, settlers) &&
      isLeft(game, seat, INFANTRY, infantry) &&
      army + infantry <= stackLimit(game, seat, to, units),
  );
}

/** Settlers and Infantry become ships, and the others of the group board them. */
function afloat(game: State, seat: Seat, to: Hex, units: readonly Unit[]): Turning[] {
  if (game.terrain[to] !== SEA || enemyUnitsAt(game, seat, to) >= 0) return [];
  const most = knows(game, seat, TACTICS) ? number(units, INFANTRY) : 0;
  const ways: Turning[] = [];
  for (let settlers = 0; settlers <= number(units, SETTLER); settlers++)
    for (let infantry = 0; infantry <= most; infantry++) {
      const ships = settlers + infantry;
      const room = (shipsAt(game, seat, to) + ships) * cargoOf(game, seat) - countAt(game, seat, to, isLandUnit);
      if (ships > 0 && units.length - ships <= room && isLeft(game, seat, SHIP, ships))
        ways.push({ to, settlers, infantry });
    }
  return ways;
}

/** What each of these units is afterwards. */
export function turned(game: State, units: readonly Unit[], { to, settlers, infantry }: Turning): Kind[] {
  const left = [settlers, infantry];
  const atSea = game.terrain[to] === SEA;
  return units.map(kindOf).map((kind) => {
    if (!atSea) return kind === SHIP ? (left[1]!-- > 0 ? INFANTRY : SETTLER) : kind;
    const place = kind === SETTLER ? 0 : kind === INFANTRY ? 1 : -1;
    return place >= 0 && left[place]!-- > 0 ? SHIP : kind;
  });
}
