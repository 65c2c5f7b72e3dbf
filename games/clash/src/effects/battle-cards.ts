import type { Decision, Io } from '@imperia/engine';
import type { ClashEvent } from '../events.ts';
import { removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { ATTACKER, DEFENDER, mayLayCard, type Side, sideOwner } from '../war/battle.ts';

/** Face down, attacker first; whoever could is asked, whatever they hold. */
export function askLayCard(game: State, step: StepOf<'lay card'>): Decision<ClashStep> {
  const seat = sideOwner(game.battle!, step.side);
  if (!mayLayCard(game, step.side)) return { seat: game.active, ask: step, options: [] };
  const options: ClashStep[] = playable(game, step.side).map((card) => ({ do: 'lay', seat, card }));
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

/** Cards of the hand whose battle half may be used now. */
function playable(_game: State, _side: Side): number[] {
  return [];
}

export function runLay(game: State, { seat, card }: StepOf<'lay'>, _io: Io<ClashEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.hand, card);
  own.laid.push(card);
}

/** Both at once. */
export function runTurnCards(game: State, _step: unknown, io: Io<ClashEvent>): void {
  for (const side of [ATTACKER, DEFENDER] as readonly Side[]) {
    const seat = game.seats[sideOwner(game.battle!, side)];
    if (!seat) continue;
    for (const card of seat.laid) io.tell?.({ did: 'battle card', seat: sideOwner(game.battle!, side), card });
    seat.revealed.push(...seat.laid);
    seat.laid = [];
  }
}
