import type { Seat } from '@imperia/engine';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { playableCards } from './action-cards.ts';

/** What the seat's cards allow in its turn: action cards, wonders, leaders. */
export function cardOptions(game: State, seat: Seat): ClashStep[] {
  return playableCards(game, seat).map((card) => ({ do: 'play', seat, card }));
}
