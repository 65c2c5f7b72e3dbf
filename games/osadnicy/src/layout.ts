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

/** A foundation that stands among the faction locations of a row. */
export const RAMPART = 'rampart';

/** The faction locations of a row as its owner sees them, from the left, with the foundations among them. */
export function fromTheLeft(game: State, seat: Seat, { kind, faction }: Row): (Location | typeof RAMPART)[] {
  const ramparts = (game.seats[seat]!.ramparts ?? []).filter(({ row }) => row === kind);
  const line: (Location | typeof RAMPART)[] = [];
  for (let right = 0; right <= faction.length; right++) {
    for (const rampart of ramparts) if (rampart.right === right) line.push(RAMPART);
    const location = faction[right];
    if (location) line.push(location);
  }
  return line.reverse();
}

/**
 * Production on top, features in the middle, actions below. Faction locations from the board to the left, which matters
 * only at war.
 */
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
