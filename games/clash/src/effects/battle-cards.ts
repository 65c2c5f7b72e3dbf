import { type Decision, type Io, next } from '@imperia/engine';
import { actionCard, type BattleEffect, type BattleHalf } from '../card-data.ts';
import { cityAt, has } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { FORTRESS, isArmy } from '../pieces.ts';
import { discardAction, removeCard } from '../piles.ts';
import type { Battle, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { countAt, shipsAt } from '../units.ts';
import { ATTACKER, cardSeat, DEFENDER, mayLayCard, other, type Side, sideOwner, withSide } from '../war/battle.ts';
import { isMuted } from './powers/battle.ts';
import { refuges } from './withdrawal.ts';

export const BOTH: readonly Side[] = [ATTACKER, DEFENDER];

/** Face down, attacker first; whoever could is asked, whatever they hold. */
export function askLayCard(game: State, step: StepOf<'lay card'>): Decision<ClashStep> {
  const seat = cardSeat(game, game.battle!, step.side);
  if (!mayLayCard(game, step.side) || isMuted(game, game.battle!, step.side))
    return { seat: game.active, ask: step, options: [] };
  const options: ClashStep[] = playable(game, step.side).map((card) => ({ do: 'lay', seat, card }));
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

/** Cards of the hand whose battle half may be used now. */
function playable(game: State, side: Side): number[] {
  const battle = game.battle!;
  return game.seats[cardSeat(game, battle, side)]!.hand.filter((card) =>
    fits(game, battle, side, actionCard(card).battle),
  );
}

function fits(game: State, battle: Battle, side: Side, { needs, role, place, effects }: BattleHalf): boolean {
  if (role !== 'any' && (role === 'attacker') !== (side === ATTACKER)) return false;
  if (!isPlace(game, battle, side, place)) return false;
  const owner = sideOwner(battle, side);
  const there = needs.some((need) => {
    if (need === 'army') return !battle.sea && countAt(game, owner, battle.hex, isArmy) > 0;
    if (need === 'ship') return battle.sea && shipsAt(game, owner, battle.hex) > 0;
    return side === DEFENDER && hasFortress(game, battle);
  });
  return there && (!effects.some((effect) => effect.do === 'withdraw') || refuges(game, owner, battle.hex).length > 0);
}

function isPlace(game: State, battle: Battle, side: Side, place: BattleHalf['place']): boolean {
  if (place === 'any') return true;
  const city = !battle.sea && cityAt(game, battle.hex)?.owner === battle.defender;
  if (place === 'city') return city;
  return !battle.sea && !(place === 'land, not into a city' && city && side === ATTACKER);
}

function hasFortress(game: State, battle: Battle): boolean {
  const city = battle.sea ? undefined : cityAt(game, battle.hex);
  return city !== undefined && city.owner === battle.defender && has(city, FORTRESS);
}

export function runLay(game: State, { seat, card }: StepOf<'lay'>, _io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.hand, card);
  own.laid.push(card);
}

/** Both at once. */
export function runTurnCards(game: State, _step: unknown, io: Io<ClashEvent>): void {
  for (const side of BOTH) {
    const battle = game.battle!;
    const seat = cardSeat(game, battle, side);
    const own = game.seats[seat];
    if (!own || own.laid.length === 0) continue;
    for (const card of own.laid) io.tell?.({ did: 'battle card', seat, card });
    own.revealed.push(...own.laid);
    game.battle = { ...battle, played: withSide(battle.played, side, [...battle.played[side], ...own.laid]) };
    own.laid = [];
  }
  next(game, ...BOTH.map((side): ClashStep => ({ do: 'drop card', side })), { do: 'silence cards' });
}

/** What silences the enemy's card comes before all else. */
export function runSilenceCards(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  for (const take of [true, false])
    for (const side of BOTH)
      if (battleEffects(game, battle, side).some((effect) => effect.do === 'silence' && effect.take === take))
        silence(game, battle, side, take, io);
  next(game, ...BOTH.flatMap((side) => sacrifices(game, battle, side)), { do: 'battle cards' });
}

function silence(game: State, battle: Battle, side: Side, take: boolean, io: Io<ClashEvent>): void {
  const loser = cardSeat(game, battle, other(side));
  const enemy = game.seats[loser];
  if (!enemy) return;
  const seat = cardSeat(game, battle, side);
  const cards = enemy.revealed;
  enemy.revealed = [];
  if (!take) {
    for (const card of cards) discardAction(game, loser, card);
    return;
  }
  if (cards.length > 0) io.tell?.({ did: 'receive', seat, cards });
  game.seats[seat]!.hand.push(...cards);
  const left = game.battle!.played[other(side)].filter((card) => !cards.includes(card));
  game.battle = { ...game.battle!, played: withSide(game.battle!.played, other(side), left) };
}

function sacrifices(game: State, battle: Battle, side: Side): ClashStep[] {
  const made = battleEffects(game, battle, side).some((effect) => effect.do === 'sacrifice');
  return made ? [side, other(side)].map((loser) => ({ do: 'lose units', side: loser, n: 1 })) : [];
}

/** What the revealed card of a side does. */
export function battleEffects(game: State, battle: Battle, side: Side): readonly BattleEffect[] {
  const seat = game.seats[cardSeat(game, battle, side)];
  return seat === undefined ? [] : seat.revealed.flatMap((card) => actionCard(card).battle.effects);
}
