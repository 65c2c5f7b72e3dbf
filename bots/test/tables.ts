import { allCards, osadnicy, type State } from '@imperia/osadnicy';
import { value } from '@imperia/osadnicy/value';
import { ALL_CARDS } from '../../engine/test/tiny/cards.ts';
import type { TinyState } from '../../engine/test/tiny/state.ts';
import { tiny } from '../../engine/test/tiny/tiny.ts';

export const settlers = {
  game: osadnicy,
  seats: (state: State) => state.config.factions.length,
  allCards: (state: State) => allCards(state.config),
  value,
};

/** A game that the bots have never heard of, with nothing but its result to go by. */
export const captains = {
  game: tiny,
  seats: (state: TinyState) => state.captains.length,
  allCards: () => ALL_CARDS,
  value: (state: TinyState, seat: number) => tiny.result(state).points[seat]!,
};
