import { type Decision, type Io, next } from '@imperia/engine';
import { enemyAt } from '../actions/destinations.ts';
import { grid } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import type { Hex } from '../map/grid.ts';
import { isLand } from '../map/tiles.ts';
import { isPlayer, type Owner } from '../owners.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { addUnit, armyAt, moved, removeUnit, unitsAt } from '../units.ts';
import { ATTACKER } from '../war/battle.ts';
import { stackLimit } from '../war/limits.ts';

/** Land beside the battle, without enemies, with room for the whole army. */
export function refuges(game: State, owner: Owner, hex: Hex): Hex[] {
  if (!isPlayer(owner)) return [];
  const army = armyAt(game, owner, hex);
  const all = unitsAt(game, owner, hex);
  return grid(game).neighbours[hex]!.filter(
    (near) =>
      isLand(game.terrain[near]!) &&
      !enemyAt(game, owner, near) &&
      armyAt(game, owner, near) + army <= stackLimit(game, owner, near, all),
  );
}

export function askWithdraw(game: State, step: StepOf<'withdraw'>): Decision<ClashStep> {
  const { defender, hex } = game.battle!;
  const options = refuges(game, defender, hex).map((to): ClashStep => ({ do: 'withdrawn', seat: defender, hex: to }));
  return { seat: defender, ask: step, options, forced: true };
}

/** All together; the attacker has won. */
export function runWithdrawn(game: State, { seat, hex: to }: StepOf<'withdrawn'>, io: Io<ClashEvent>): void {
  const { hex } = game.battle!;
  for (const one of unitsAt(game, seat, hex)) {
    removeUnit(game, seat, one);
    addUnit(game, seat, moved(one, to, 0));
  }
  io.tell?.({ did: 'retreat', owner: seat, hex, to });
}

export function withdraw(game: State): void {
  next(game, { do: 'withdraw' }, { do: 'battle won', side: ATTACKER });
}
