import type { Seat } from '@imperia/engine';
import { WARFARE } from '../../advances.ts';
import { cityAt, has, sizeOf } from '../../cities.ts';
import { ownedIn } from '../../knowledge.ts';
import type { Deed } from '../../objective-data.ts';
import { BARBARIANS, isPlayer, PIRATES } from '../../owners.ts';
import { FORTRESS, LEADER } from '../../pieces.ts';
import type { Battle, City, State } from '../../state.ts';
import { kindOf, unitsAt } from '../../units.ts';
import { ATTACKER, DEFENDER, other, type Side, sideOwner } from '../../war/battle.ts';
import { draftMark, type Occasion } from '../occasions.ts';
import { isFar } from './standing.ts';

/** What a seat has done in this turn, counted by marks. */
function battleMark(seat: Seat, against: 'anyone' | 'pirates'): string {
  return `battle of ${seat} against ${against} on `;
}

function victoryMark(seat: Seat, against: 'anyone' | 'pirates'): string {
  return `victory of ${seat} against ${against}`;
}

/** Seats who have done something, and may have met an objective by it. */
export function doersOf(occasion: Occasion): Seat[] {
  if (occasion.on === 'battle') return [occasion.battle.attacker, occasion.battle.defender].filter(isPlayer);
  if (occasion.on === 'capture') return isPlayer(occasion.owner) ? [occasion.owner] : [];
  return [occasion.seat];
}

/** Battles of the turn are counted before anything is asked. */
export function countDeeds(game: State, occasion: Occasion): void {
  if (occasion.on !== 'battle' || occasion.battle.round === 0) return;
  const { battle, winner } = occasion;
  for (const side of [ATTACKER, DEFENDER] as readonly Side[]) {
    const seat = sideOwner(battle, side);
    if (!isPlayer(seat)) continue;
    const enemy = sideOwner(battle, other(side));
    const against = battle.sea ? (enemy === PIRATES ? 'pirates' : null) : 'anyone';
    if (!against) continue;
    const mark = `${battleMark(seat, against)}${battle.hex}`;
    if (against === 'pirates' || !game.used.includes(mark)) game.used.push(mark);
    if (winner === seat) game.used.push(victoryMark(seat, against));
  }
}

/** Whether the seat has just done this. */
export function isDone(game: State, seat: Seat, deed: Deed, occasion: Occasion): boolean {
  switch (deed.is) {
    case 'founded far':
      return occasion.on === 'found' && isFar(game, seat, occasion.hex, deed.distance);
    case 'wonder built':
      return occasion.on === 'wonder';
    case 'drafts':
      return occasion.on === 'recruit' && count(game, draftMark(seat)) >= deed.min;
    case 'city captured':
      return occasion.on === 'capture' && isCaptured(game, deed, occasion.before);
    default:
      return occasion.on === 'battle' && isFought(game, seat, deed, occasion.battle, occasion.winner === seat);
  }
}

function count(game: State, start: string): number {
  return game.used.filter((mark) => mark.startsWith(start)).length;
}

function isCaptured(game: State, deed: Extract<Deed, { is: 'city captured' }>, before: City): boolean {
  const { battle } = game;
  if (!battle || (deed.of === 'player' ? !isPlayer(before.owner) : before.owner !== BARBARIANS)) return false;
  const army = battle.began[DEFENDER];
  if (deed.landed && !battle.landed) return false;
  return army >= deed.defenders && (!deed.defended || army > 0 || has(before, FORTRESS));
}

function isFought(game: State, seat: Seat, deed: Deed, battle: Battle, won: boolean): boolean {
  const side: Side = battle.attacker === seat ? ATTACKER : DEFENDER;
  const enemy = other(side);
  const land = !battle.sea && battle.round > 0;
  switch (deed.is) {
    case 'battles this turn': {
      const fresh = deed.against === 'pirates' ? battle.sea && sideOwner(battle, enemy) === PIRATES : land;
      const fought = count(game, battleMark(seat, deed.against));
      return fresh && fought >= deed.min && count(game, victoryMark(seat, deed.against)) >= deed.won;
    }
    case 'battle': {
      const role = deed.role === 'any' || (deed.role === 'attacker') === (side === ATTACKER);
      if (!land || !role || (deed.won && !won) || battle.lost[enemy] < deed.killed) return false;
      return deed.survivor.length === 0 || survivors(game, seat, battle).some((kind) => deed.survivor.includes(kind));
    }
    case 'great battle':
      return land && battle.began[ATTACKER] + battle.began[DEFENDER] >= deed.min;
    case 'won against odds':
      return won && battle.round > 0 && isAgainstOdds(game, seat, deed, battle, side);
    case 'great city attacked': {
      const city = cityAt(game, battle.hex);
      if (!land || side !== ATTACKER || !city || battle.began[ATTACKER] < deed.army) return false;
      return battle.city && sizeOf(city) >= deed.size && city.wonders.length >= deed.wonders;
    }
    case 'trader killed':
      return battle.slain[enemy].includes('trader');
    case 'won with leader': {
      const present = battle.slain[side].includes('leader') || survivors(game, seat, battle).includes(LEADER);
      return won && battle.round > 0 && present && battle.began[side] <= battle.began[enemy];
    }
    case 'leader killed':
      return battle.slain[enemy].includes('leader') && battle.lost[enemy] > deed.others;
    default:
      return false;
  }
}

function survivors(game: State, seat: Seat, battle: Battle): number[] {
  return unitsAt(game, seat, battle.hex).map(kindOf);
}

function isAgainstOdds(
  game: State,
  seat: Seat,
  deed: Extract<Deed, { is: 'won against odds' }>,
  battle: Battle,
  side: Side,
): boolean {
  const enemy = sideOwner(battle, other(side));
  if (!isPlayer(enemy)) return false;
  const warriors = (of: Seat) => ownedIn(game.seats[of]!, WARFARE).length;
  return (
    (deed.fewer && battle.began[side] < battle.began[other(side)]) || (deed.warfare && warriors(enemy) > warriors(seat))
  );
}
