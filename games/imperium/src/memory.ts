import type { Seat } from '@imperia/engine';
import type { State } from './state.ts';

/** Everyone saw this card go to the hand or deck of a seat. */
export function learn(game: State, seat: Seat, card: number): void {
  const { known } = game.seats[seat]!;
  if (card >= 0 && !known.includes(card)) known.push(card);
}

/** It has left the hidden cards of that seat for a place that everyone sees. */
export function unlearn(game: State, seat: Seat, card: number): void {
  const own = game.seats[seat]!;
  drop(own.known, card);
  drop(own.buried, card);
}

/** Everyone saw it go to the history or the sunk pile. */
export function bury(game: State, seat: Seat, card: number): void {
  const own = game.seats[seat]!;
  drop(own.known, card);
  if (!own.buried.includes(card)) own.buried.push(card);
}

function drop(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
