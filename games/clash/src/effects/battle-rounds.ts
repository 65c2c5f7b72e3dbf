import { type Decision, type Io, next, rolledMany } from '@imperia/engine';
import type { BattleEffect } from '../card-data.ts';
import type { ClashEvent } from '../events.ts';
import { isNothing } from '../goods.ts';
import { isPlayer } from '../owners.ts';
import { payable } from '../payment.ts';
import { FACES } from '../pieces.ts';
import { CARD_DICE, drawActionToHand } from '../piles.ts';
import type { Battle, State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { ATTACKER, cardSeat, DEFENDER, fighters, other, type Side, sideOwner, withSide } from '../war/battle.ts';
import { BOTH, battleEffects } from './battle-cards.ts';
import { withdraw } from './withdrawal.ts';

type Effect<Name extends BattleEffect['do']> = Extract<BattleEffect, { do: Name }>;

/** The rest of what happens on reveal, for both sides at once, and then the rest of the round. */
export function runBattleCards(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const shots = BOTH.flatMap((side) =>
    of(game, side, 'shoot').flatMap((effect) => (shoot(game, side, effect, io) ? [{ side, effect }] : [])),
  );
  const killed: ClashStep[] = [];
  for (const { side, effect } of shots) {
    if (effect.then === 'kill') killed.push({ do: 'lose units', side: other(side), n: 1 });
    else cancel(game, side, 1);
  }
  for (const side of BOTH) for (const { n } of of(game, side, 'cancel')) cancel(game, side, n);
  const withdrawing = of(game, DEFENDER, 'withdraw').length > 0;
  if (withdrawing) withdraw(game);
  else
    next(
      game,
      ...BOTH.flatMap((side) => denials(game, side)),
      { do: 'immortals', side: ATTACKER },
      { do: 'immortals', side: DEFENDER },
      { do: 'combat roll' },
      { do: 'wheel about', side: ATTACKER },
      { do: 'wheel about', side: DEFENDER },
      { do: 'crowd', side: ATTACKER },
      { do: 'crowd', side: DEFENDER },
      { do: 'parry', side: ATTACKER },
      { do: 'parry', side: DEFENDER },
      { do: 'casualties', side: ATTACKER },
      { do: 'casualties', side: DEFENDER },
      { do: 'after casualties' },
      { do: 'end of combat round' },
    );
  next(game, ...killed);
}

function of<Name extends BattleEffect['do']>(game: State, side: Side, name: Name): Effect<Name>[] {
  return battleEffects(game, game.battle!, side).filter((effect): effect is Effect<Name> => effect.do === name);
}

function cancel(game: State, side: Side, n: number): void {
  const battle = game.battle!;
  game.battle = { ...battle, cancels: withSide(battle.cancels, side, battle.cancels[side] + n) };
}

/** Whether a die shows what it should. */
function shoot(game: State, side: Side, { dice, on }: Effect<'shoot'>, io: Io<ClashEvent>): boolean {
  const n = dice === 'one' ? 1 : fighters(game, game.battle!, side);
  return n > 0 && rollsOne(game, side, n, on, io);
}

function rollsOne(game: State, side: Side, n: number, on: readonly number[], io: Io<ClashEvent>): boolean {
  const faces = rolledMany(game, io, CARD_DICE, FACES.length, n);
  io.tell?.({ did: 'card roll', seat: cardSeat(game, game.battle!, side), faces });
  return faces.some((face) => on.includes(FACES[face]!.value));
}

/** The enemy's units have no abilities; where that can be bought off, the enemy is asked. */
function denials(game: State, side: Side): ClashStep[] {
  const enemy = other(side);
  return of(game, side, 'deny icons').map(({ unless }): ClashStep => {
    const battle = game.battle!;
    game.battle = { ...battle, denied: withSide(battle.denied, enemy, true) };
    return { do: 'besieged', side: enemy, price: unless };
  });
}

export function askBesieged(game: State, step: StepOf<'besieged'>): Decision<ClashStep> {
  const { side, price } = step;
  const seat = sideOwner(game.battle!, side);
  if (isNothing(price) || !isPlayer(seat) || !payable(game, seat, price, 'plain'))
    return { seat: game.active, ask: step, options: [] };
  return {
    seat,
    ask: step,
    options: [
      { do: 'endure', seat, side, price },
      { do: 'decline', seat },
    ],
  };
}

export function runEndure(game: State, { seat, side, price }: StepOf<'endure'>): void {
  const battle = game.battle!;
  game.battle = { ...battle, denied: withSide(battle.denied, side, false) };
  next(game, { do: 'pay', seat, cost: price, tender: 'plain' });
}

/** What cards add to this roll, now that it is known who rolls. */
export function withRollCards(game: State, battle: Battle): Battle {
  const { extraDice, extraCv } = battle;
  let dice = extraDice;
  let cv = extraCv;
  for (const side of BOTH) {
    for (const { n } of of(game, side, 'dice')) dice = withSide(dice, side, dice[side] + n);
    for (const effect of of(game, side, 'cv')) {
      const whose = effect.of === 'own' ? side : other(side);
      const times = effect.per === 'round' ? 1 : fighters(game, battle, other(side));
      cv = withSide(cv, whose, cv[whose] + effect.n * times);
    }
  }
  return { ...battle, extraDice: dice, extraCv: cv };
}

/** Pursuit and spoils. */
export function runAfterCasualties(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const { fallen } = game.battle!;
  const pursued = BOTH.filter((side) =>
    of(game, side, 'pursue').some(
      ({ on }) =>
        fallen[other(side)] >= fallen[side] &&
        fighters(game, game.battle!, other(side)) > 0 &&
        rollsOne(game, side, 1, on, io),
    ),
  );
  for (const side of BOTH)
    for (const { draw } of of(game, side, 'spoils'))
      if (fallen[other(side)] > 0)
        for (let i = 0; i < draw; i++) drawActionToHand(game, cardSeat(game, game.battle!, side), io);
  next(game, ...pursued.map((side): ClashStep => ({ do: 'lose units', side: other(side), n: 1 })));
}
