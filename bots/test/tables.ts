import { osadnicy } from '@imperia/osadnicy';
import { value } from '@imperia/osadnicy/value';
import type { TinyState } from '../../engine/test/tiny/state.ts';
import { tiny } from '../../engine/test/tiny/tiny.ts';

export const settlers = {
  game: osadnicy,
  value,
};

/** A game that the bots have never heard of, with nothing but its result to go by. */
export const captains = {
  game: tiny,
  value: (state: TinyState, seat: number) => tiny.result(state).points[seat]!,
};
