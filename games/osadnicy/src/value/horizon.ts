import type { Seat } from '@imperia/engine';
import { ROUNDS } from '../config.ts';
import type { State } from '../state.ts';

/** How much of the game lies ahead of a seat. */
export interface Horizon {
  /** Rounds after this one. */
  readonly rounds: number;
  /** Production phases in which this seat will still gain. */
  readonly productions: number;
  /** Whether the seat can still act in this round. */
  readonly acting: boolean;
}

export function horizonOf(game: State, seat: Seat): Horizon {
  const rounds = Math.max(0, ROUNDS - game.round);
  const { phase } = game;
  const acting = phase === 'lookout' || phase === 'production' || (phase === 'action' && !game.seats[seat]!.passed);
  const due = phase === 'lookout' || (phase === 'production' && producesYet(game, seat));
  return { rounds, productions: rounds + (due ? 1 : 0), acting };
}

function producesYet(game: State, seat: Seat): boolean {
  return game.steps.some((step) => step.do === 'produce' && step.seat === seat);
}
