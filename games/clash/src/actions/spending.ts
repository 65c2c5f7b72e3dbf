import type { Io, Seat } from '@imperia/engine';
import type { ClashEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { StepName } from '../steps.ts';

/** An action of this turn is used: the table shows what for. */
export function spendAction(game: State, seat: Seat, on: StepName, io: Io<ClashEvent>): void {
  game.actions--;
  io.tell?.({ did: 'act', seat, on });
}

/** What the actions of the turn that is being taken were used for, in order. */
export function spentIn(heard: readonly ClashEvent[]): StepName[] {
  const spent: StepName[] = [];
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i]!;
    if (event.did === 'turn') break;
    if (event.did === 'act') spent.unshift(event.on);
  }
  return spent;
}
