import type { Seat } from '@imperia/engine';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { idolOptions, playableCards } from './action-cards.ts';
import { personOptions } from './events/persons.ts';
import { freeWonders } from './wonders/build.ts';
import { wonderPowers } from './wonders/powers.ts';

/** What the seat's cards allow in its turn: action cards, wonders, leaders. */
export function cardOptions(game: State, seat: Seat): ClashStep[] {
  const cards = playableCards(game, seat).map((card): ClashStep => ({ do: 'play', seat, card }));
  return [
    ...cards,
    ...idolOptions(game, seat),
    ...personOptions(game, seat),
    ...freeWonders(game, seat),
    ...wonderPowers(game, seat),
  ];
}
