import { WAR_SHIPS, WARFARE } from '../../advances.ts';
import { citiesOf, cityAt, cityCount, grid, has, isCoastal, sizeOf } from '../../cities.ts';
import type { Per, When } from '../../civilization-data.ts';
import { knows, ownedIn } from '../../knowledge.ts';
import { hexesWithin } from '../../map/distance.ts';
import type { Hex } from '../../map/grid.ts';
import { BARBARIANS, isPlayer, type Owner, PIRATES } from '../../owners.ts';
import { ELEPHANT, OBELISK, SETTLER, TEMPLE } from '../../pieces.ts';
import type { Battle, City, State } from '../../state.ts';
import { countAt, hexAt, kindOf } from '../../units.ts';
import { ATTACKER, DEFENDER, fighters, other, type Side, sideOwner } from '../../war/battle.ts';

const NEAR = 2;

/** Whether all of this is so for the side now. */
export function holds(game: State, battle: Battle, side: Side, when: readonly When[]): boolean {
  return when.every((one) => isSo(game, battle, side, one));
}

function isSo(game: State, battle: Battle, side: Side, when: When): boolean {
  const owner = sideOwner(battle, side);
  const enemy = sideOwner(battle, other(side));
  const city = battle.city ? cityAt(game, battle.hex) : undefined;
  switch (when) {
    case 'land':
      return !battle.sea;
    case 'sea':
      return battle.sea;
    case 'attacker':
      return side === ATTACKER;
    case 'defender':
      return side === DEFENDER;
    case 'city':
      return battle.city;
    case 'first round':
      return battle.round === 1;
    case 'landed':
      return battle.landed;
    case 'against player':
      return isPlayer(enemy);
    case 'against army':
      return fighters(game, battle, other(side)) > 0;
    case 'against barbarians':
      return enemy === BARBARIANS;
    case 'against pirates':
      return enemy === PIRATES;
    case 'temple there':
      return city !== undefined && has(city, TEMPLE);
    case 'coastal city':
      return battle.city && isCoastal(game, battle.hex);
    case 'own obelisk there':
      return city?.buildings[OBELISK] === owner;
    case 'own elephant there':
      return countAt(game, owner, battle.hex, (kind) => kind === ELEPHANT) > 0;
    case 'near own city':
      return citiesNear(game, battle.hex).some((near) => near.owner === owner);
    case 'far from own cities':
      return citiesNear(game, battle.hex).every((near) => near.owner !== owner);
    case 'near own temple':
      return citiesNear(game, battle.hex).some((near) => near.owner === owner && has(near, TEMPLE));
    case 'no own city in region':
      return !regionsOf(game, owner).has(grid(game).slotOf[battle.hex]!);
    case 'enemy has as many cities':
      return isPlayer(enemy) && cityCount(game, enemy) >= cityCount(game, owner);
    case 'enemy has more warfare':
      return isPlayer(enemy) && warriors(game, enemy) > warriors(game, owner);
    case 'enemy with war ships':
      return isPlayer(enemy) && knows(game, enemy, WAR_SHIPS);
    case 'enemy without war ships':
      return !(isPlayer(enemy) && knows(game, enemy, WAR_SHIPS));
    case 'outnumbered':
      return fighters(game, battle, side) < fighters(game, battle, other(side));
    case 'no fewer units':
      return fighters(game, battle, side) >= fighters(game, battle, other(side));
    case 'no card laid':
      return isPlayer(owner) && game.seats[owner]!.revealed.length === 0;
  }
}

function citiesNear(game: State, hex: Hex): City[] {
  const near = hexesWithin(game, [hex], NEAR);
  return game.cities.filter((city) => near[city.hex]! >= 0);
}

function regionsOf(game: State, owner: Owner): Set<number> {
  const { slotOf } = grid(game);
  return new Set(citiesOf(game, owner).map(({ hex }) => slotOf[hex]!));
}

function warriors(game: State, seat: Owner): number {
  return ownedIn(game.seats[seat]!, WARFARE).length;
}

/** How many there are of what a value is counted by. */
export function countPer(game: State, battle: Battle, side: Side, per: Per): number {
  const owner = sideOwner(battle, side);
  switch (per) {
    case 'round':
      return 1;
    case 'barbarian city near':
      return citiesNear(game, battle.hex).filter((city) => city.owner === BARBARIANS).length;
    case 'settler near': {
      const near = hexesWithin(game, [battle.hex], NEAR);
      return game.seats[owner]!.units.filter((one) => kindOf(one) === SETTLER && near[hexAt(one)]! >= 0).length;
    }
    case 'region with own city': {
      const regions = regionsOf(game, owner);
      regions.delete(grid(game).slotOf[game.seats[owner]!.home]!);
      return regions.size;
    }
    case 'unit the enemy has more':
      return Math.max(0, fighters(game, battle, other(side)) - fighters(game, battle, side));
    case 'own elephant':
      return countAt(game, owner, battle.hex, (kind) => kind === ELEPHANT);
    case 'city size': {
      const city = cityAt(game, battle.hex);
      return city ? sizeOf(city) : 0;
    }
  }
}
