import type { Seat } from '@imperia/engine';
import { ROWS } from './card-data.ts';
import { CARDS } from './cards.ts';
import type { Location, State } from './state.ts';

/** One row of an empire: faction locations to the left of the board, common ones to its right. */
export interface Row {
  readonly kind: (typeof ROWS)[number];
  readonly faction: readonly Location[];
  readonly common: readonly Location[];
}

/** Production on top, features in the middle, actions below. Only for the eye: nothing in play depends on it. */
export function rowsOf(game: State, seat: Seat): readonly Row[] {
  const { locations } = game.seats[seat]!;
  return ROWS.map((kind) => {
    const inRow = locations.filter(({ card }) => CARDS[card]!.kind === kind);
    return {
      kind,
      faction: inRow.filter(({ card }) => CARDS[card]!.deck !== 0),
      common: inRow.filter(({ card }) => CARDS[card]!.deck === 0),
    };
  });
}
