import type { Seat } from '@imperia/engine';
import { ACTIONS_PER_TURN, agesOf, ROUNDS_PER_AGE } from '../config.ts';
import type { State } from '../state.ts';

/** Further ahead nobody plans. */
const LATE = 6;

/** How many rounds are still to be played, this one among them. */
export function roundsLeft(game: State): number {
  return Math.min(LATE, (agesOf(game.config) - game.age) * ROUNDS_PER_AGE + (ROUNDS_PER_AGE - game.round) + 1);
}

/** What goods are worth of what they were: in the last turn there are few actions to use them in, and none after it. */
export function useOfGoods(game: State, seat: Seat, left: number): number {
  if (left > 1) return left === 2 ? 0.9 : 1;
  return 0.03 + 0.13 * actionsLeft(game, seat);
}

function actionsLeft(game: State, seat: Seat): number {
  const place = (of: Seat) => (of - game.first + game.seats.length) % game.seats.length;
  if (game.active === seat) return game.actions;
  return place(seat) < place(game.active) ? 0 : ACTIONS_PER_TURN;
}
