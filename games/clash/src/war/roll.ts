import { type Io, rolled, rolledMany } from '@imperia/engine';
import { FANATICISM, WAR_SHIPS } from '../advances.ts';
import { cityAt, has } from '../cities.ts';
import { civil } from '../civilization.ts';
import { withRollCards } from '../effects/battle-rounds.ts';
import { capped, freeCancels, hasAbilities, powerCv } from '../effects/powers/battle.ts';
import type { ClashEvent } from '../events.ts';
import { knows } from '../knowledge.ts';
import { isPlayer } from '../owners.ts';
import { CAVALRY, ELEPHANT, FACES, FORTRESS, INFANTRY, type Kind, LEADER, TEMPLE, UNITS } from '../pieces.ts';
import { COMBAT_DICE, LEADER_DICE } from '../piles.ts';
import { type Battle, HAPPY, type Sides, type State } from '../state.ts';
import { hexAt, kindOf, unitsOf } from '../units.ts';
import { powerOf } from '../wonders.ts';
import { ATTACKER, DEFENDER, fighters, type Side, sideOwner } from './battle.ts';

const CV_PER_HIT = 5;

/** What the dice of one side come to. */
export interface Roll {
  readonly faces: readonly number[];
  readonly cv: number;
  /** Enemy hits that elephants cancel. */
  readonly cancels: number;
}

/**
 * Each icon calls one unit of its kind, each unit once. A leader's die is rolled again until it shows another face,
 * which then counts in full.
 */
export function evaluate(faces: readonly number[], units: readonly number[], again: () => number, charge = 0): Roll {
  let spur = charge;
  const left = UNITS.map((_, kind) => units[kind] ?? 0);
  const final = faces.map((face) => {
    if (FACES[face]!.icon !== LEADER || left[LEADER] === 0) return face;
    left[LEADER]!--;
    let other = again();
    while (FACES[other]!.icon === LEADER) other = again();
    return other;
  });
  let cv = 0;
  let cancels = 0;
  for (const face of final) {
    const { value, icon } = FACES[face]!;
    const called = icon !== LEADER && left[icon]! > 0;
    if (called) left[icon]!--;
    if (called && icon === ELEPHANT) cancels++;
    else cv += value + (called ? bonusOf(icon) : 0);
    if (called && icon === CAVALRY) {
      cv += spur;
      spur = 0;
    }
  }
  return { faces: final, cv, cancels };
}

function bonusOf(icon: Kind): number {
  if (icon === INFANTRY) return 1;
  return icon === CAVALRY ? 2 : 0;
}

/** How many of each kind fight on this side and have their abilities. */
function unitsIn(game: State, battle: Battle, side: Side): number[] {
  const counts = UNITS.map(() => 0);
  if (!hasAbilities(game, battle, side)) return counts;
  for (const one of unitsOf(game, sideOwner(battle, side))) if (hexAt(one) === battle.hex) counts[kindOf(one)]!++;
  return counts;
}

/** Cards add dice to those who roll at all. */
function diceOf(game: State, battle: Battle, side: Side): number {
  const fortress = side === DEFENDER && battle.round === 1 && battle.fortressDie ? 1 : 0;
  const own = fighters(game, battle, side) + fortress;
  return own === 0 ? 0 : Math.max(0, own + battle.extraDice[side]);
}

export function runCombatRoll(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const battle = withRollCards(game, game.battle!);
  const roll = (side: Side): Roll => {
    const dice = diceOf(game, battle, side);
    const faces = dice > 0 ? rolledMany(game, io, COMBAT_DICE, FACES.length, dice) : [];
    return evaluate(
      faces,
      unitsIn(game, battle, side),
      () => rolled(game, io, LEADER_DICE, FACES.length),
      charge(game, battle, side),
    );
  };
  const attack = roll(ATTACKER);
  const defence = roll(DEFENDER);
  const value = ({ cv, faces }: Roll, side: Side) => {
    const added = battle.bonus[side] + battle.extraCv[side] + zeal(game, battle, side) + powerCv(game, battle, side);
    return faces.length === 0 ? 0 : Math.max(0, cv + capped(game, battle, side, added) - wall(game, battle, side));
  };
  const cv: Sides<number> = [value(attack, ATTACKER), value(defence, DEFENDER)];
  const cancels: Sides<number> = [
    battle.cancels[ATTACKER] + attack.cancels + cancelsOf(game, battle, ATTACKER),
    battle.cancels[DEFENDER] + defence.cancels + cancelsOf(game, battle, DEFENDER),
  ];
  const dice: Sides<readonly number[]> = [attack.faces, defence.faces];
  const after = withHits({ ...battle, dice, cv, cancels });
  game.battle = after;
  io.tell?.({ did: 'battle roll', round: battle.round, dice, cv, hits: after.hits });
}

/** What each side takes of the other's combat value. */
export function withHits(battle: Battle): Battle {
  const { cv, cancels } = battle;
  return {
    ...battle,
    hits: [hitsTaken(cv[DEFENDER], cancels[ATTACKER]), hitsTaken(cv[ATTACKER], cancels[DEFENDER])],
  };
}

export function hitsTaken(cv: number, cancels: number): number {
  return Math.max(0, Math.floor(cv / CV_PER_HIT) - cancels);
}

/** Fanatics fight harder at first in a city with a Temple. */
function zeal(game: State, battle: Battle, side: Side): number {
  const owner = sideOwner(battle, side);
  if (battle.round !== 1 || battle.sea || !isPlayer(owner) || !knows(game, owner, FANATICISM)) return 0;
  const city = cityAt(game, battle.hex);
  return city && has(city, TEMPLE) ? 2 : 0;
}

/** Riders behind own walls are worth one more at first. */
function charge(game: State, battle: Battle, side: Side): number {
  if (side !== DEFENDER || battle.round !== 1 || !battle.city) return 0;
  return has(cityAt(game, battle.hex)!, FORTRESS) && civil(game, battle.defender, 'fortress riders') ? 1 : 0;
}

/** What the Great Wall takes from whoever attacks a Happy city behind it, at first. */
function wall(game: State, battle: Battle, side: Side): number {
  if (side !== ATTACKER || battle.round !== 1 || !battle.city) return 0;
  const city = cityAt(game, battle.hex);
  return city?.mood === HAPPY ? (powerOf(game, battle.defender, 'wall')?.cv ?? 0) : 0;
}

function cancelsOf(game: State, battle: Battle, side: Side): number {
  return shieldOf(game, battle, side) + freeCancels(game, battle, side);
}

/** Hits cancelled in the first round: by the fortress, and by war ships at sea or landing from it. */
function shieldOf(game: State, battle: Battle, side: Side): number {
  if (battle.round !== 1) return 0;
  const owner = sideOwner(battle, side);
  const warships =
    isPlayer(owner) && knows(game, owner, WAR_SHIPS) && (battle.sea || (side === ATTACKER && battle.landed));
  return (warships ? 1 : 0) + (side === DEFENDER && battle.fortressShield ? 1 : 0);
}
