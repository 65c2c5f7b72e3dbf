import { citiesOf, cityAt, has } from '../../cities.ts';
import { leaderHex, leaderPowers, ownPowers, ruled } from '../../civilization.ts';
import type { Power, PowerNamed, PowerWord } from '../../civilization-data.ts';
import { isNothing } from '../../goods.ts';
import { hexesWithin } from '../../map/distance.ts';
import { isPlayer } from '../../owners.ts';
import { FORTRESS } from '../../pieces.ts';
import type { Battle, State } from '../../state.ts';
import { DEFENDER, fighters, other, type Side, sideOwner } from '../../war/battle.ts';
import { STACK_LIMIT } from '../../war/limits.ts';
import { countPer, holds } from './battle-when.ts';

/** What advances give in any battle, and leaders in those in which they fight: at sea only where it says so. */
function powersIn(game: State, battle: Battle, side: Side): Power[] {
  const owner = sideOwner(battle, side);
  if (!isPlayer(owner)) return [];
  const own = game.seats[owner]!;
  const present = leaderHex(game, owner) === battle.hex;
  const leader = present ? leaderPowers(own).filter((one) => !battle.sea || isNaval(one)) : [];
  return [...ownPowers(own), ...leader];
}

function isNaval(one: Power): boolean {
  return 'when' in one && one.when.includes('sea');
}

/** Those of a name that hold now. */
export function battlePowers<Name extends PowerWord>(
  game: State,
  battle: Battle,
  side: Side,
  name: Name,
): PowerNamed<Name>[] {
  return powersIn(game, battle, side).filter(
    (one): one is PowerNamed<Name> => one.power === name && (!('when' in one) || holds(game, battle, side, one.when)),
  );
}

/** All that civilization and leader add to the dice of this round. */
export function powerCv(game: State, battle: Battle, side: Side): number {
  const free = battlePowers(game, battle, side, 'cv').filter(({ pay }) => isNothing(pay));
  const sworn = battle.oath[side];
  return (
    [...free, ...(sworn ? [sworn] : [])].reduce((sum, one) => sum + worth(game, battle, side, one), 0) +
    fortified(game, battle, side)
  );
}

function worth(game: State, battle: Battle, side: Side, { n, per, most }: PowerNamed<'cv'>): number {
  const value = n * countPer(game, battle, side, per);
  return most > 0 ? Math.min(most, value) : value;
}

/** A leader near by stands behind the walls of own cities. */
function fortified(game: State, battle: Battle, side: Side): number {
  const owner = sideOwner(battle, side);
  const power = side === DEFENDER && battle.city ? ruled(game, owner, 'fortified') : undefined;
  if (!power || !has(cityAt(game, battle.hex)!, FORTRESS)) return 0;
  const near = hexesWithin(game, [leaderHex(game, owner)], 2);
  return citiesOf(game, owner).some(({ hex }) => hex === battle.hex && near[hex]! >= 0) ? power.n : 0;
}

/** What the enemy's powers leave of all that is added. */
export function capped(game: State, battle: Battle, side: Side, bonus: number): number {
  const caps = battlePowers(game, battle, other(side), 'cap bonus').map(({ n }) => n);
  return Math.min(bonus, ...caps);
}

/** Hits that are ignored without a price. */
export function freeCancels(game: State, battle: Battle, side: Side): number {
  return battlePowers(game, battle, side, 'cancel')
    .filter(({ pay }) => isNothing(pay))
    .reduce((sum, { n }) => sum + n, 0);
}

/** The enemy keeps this side from laying cards, or its own army is too large for it. */
export function isMuted(game: State, battle: Battle, side: Side): boolean {
  return isUnwieldy(game, battle, side) || battlePowers(game, battle, other(side), 'mute').length > 0;
}

/** More than others may lead fight as one crowd. */
function isUnwieldy(game: State, battle: Battle, side: Side): boolean {
  return !battle.sea && fighters(game, battle, side) > STACK_LIMIT;
}

/** Whether icons call units of this side: not at sea, not where a card denies it. */
export function hasAbilities(game: State, battle: Battle, side: Side): boolean {
  return !battle.sea && !battle.denied[side] && !isUnwieldy(game, battle, side);
}
