import { type Decision, type Io, next } from '@imperia/engine';
import { ruled } from '../../civilization.ts';
import type { PowerNamed } from '../../civilization-data.ts';
import type { ClashEvent } from '../../events.ts';
import { gain } from '../../gains.ts';
import { CULTURE, isNothing } from '../../goods.ts';
import { isPlayer } from '../../owners.ts';
import { payable } from '../../payment.ts';
import type { Battle, State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { spendTokens, tokensFor } from '../../tokens.ts';
import { ATTACKER, DEFENDER, fighters, type Side, sideOwner, withSide } from '../../war/battle.ts';
import { battlePowers } from './battle.ts';

function nobody(game: State, ask: ClashStep): Decision<ClashStep> {
  return { seat: game.active, ask, options: [] };
}

/** Before the battle: what is paid for once and lasts. */
export function askSwear(game: State, step: StepOf<'swear'>): Decision<ClashStep> {
  const battle = game.battle!;
  const seat = sideOwner(battle, step.side);
  const oath = oathOf(game, battle, step.side);
  if (!oath || !payable(game, seat, oath.pay, 'plain')) return nobody(game, step);
  return {
    seat,
    ask: step,
    options: [
      { do: 'sworn', seat, side: step.side },
      { do: 'decline', seat },
    ],
  };
}

function oathOf(game: State, battle: Battle, side: Side): PowerNamed<'cv'> | undefined {
  return battlePowers(game, battle, side, 'cv').find(({ pay }) => !isNothing(pay));
}

export function runSworn(game: State, { seat, side }: StepOf<'sworn'>): void {
  const battle = game.battle!;
  const oath = oathOf(game, battle, side)!;
  game.battle = { ...battle, oath: withSide(battle.oath, side, oath) };
  next(game, { do: 'pay', seat, cost: oath.pay, tender: 'plain' });
}

/** Before each roll: culture tokens for as much combat value. */
export function askImmortals(game: State, step: StepOf<'immortals'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { side } = step;
  const seat = sideOwner(battle, side);
  const [power] = battlePowers(game, battle, side, 'immortals');
  if (!power || fighters(game, battle, side) === 0) return nobody(game, step);
  const most = Math.min(power.most, tokensFor(game, seat, CULTURE));
  const options = Array.from({ length: most }, (_, i): ClashStep => ({ do: 'inspire', seat, side, n: i + 1 }));
  return { seat, ask: step, options: most > 0 ? [...options, { do: 'decline', seat }] : [] };
}

export function runInspire(game: State, { seat, side, n }: StepOf<'inspire'>, io: Io<ClashEvent>): void {
  const battle = game.battle!;
  game.battle = { ...battle, extraCv: withSide(battle.extraCv, side, battle.extraCv[side] + n) };
  spendTokens(game, seat, CULTURE, n, 'battle', io);
}

/** After the roll: a hit that can be bought off. */
export function askParry(game: State, step: StepOf<'parry'>): Decision<ClashStep> {
  const battle = game.battle!;
  const { side } = step;
  const seat = sideOwner(battle, side);
  const power = parryOf(game, battle, side);
  if (!power || battle.hits[side] === 0 || fighters(game, battle, side) === 0) return nobody(game, step);
  if (!payable(game, seat, power.pay, 'plain')) return nobody(game, step);
  return {
    seat,
    ask: step,
    options: [
      { do: 'parried', seat, side },
      { do: 'decline', seat },
    ],
  };
}

function parryOf(game: State, battle: Battle, side: Side): PowerNamed<'cancel'> | undefined {
  return battlePowers(game, battle, side, 'cancel').find(
    ({ pay, often }) => !isNothing(pay) && !(often === 'battle' && battle.parried[side]),
  );
}

export function runParried(game: State, { seat, side }: StepOf<'parried'>): void {
  const battle = game.battle!;
  const power = parryOf(game, battle, side)!;
  game.battle = {
    ...battle,
    parried: withSide(battle.parried, side, true),
    hits: withSide(battle.hits, side, Math.max(0, battle.hits[side] - power.n)),
  };
  next(game, { do: 'pay', seat, cost: power.pay, tender: 'plain' });
}

/** A battle won gives back what was paid against the hit. */
export function refund(game: State, battle: Battle, winner: number, io: Io<ClashEvent>): void {
  for (const side of [ATTACKER, DEFENDER] as readonly Side[]) {
    const seat = sideOwner(battle, side);
    if (isPlayer(seat) && seat === winner && battle.parried[side] && ruled(game, seat, 'refund'))
      gain(game, seat, CULTURE, 1, 'battle', io);
  }
}
