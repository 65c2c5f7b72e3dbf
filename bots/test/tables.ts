import type { Mind } from '@imperia/kit';
import { kit } from '@imperia/osadnicy/kit';
import type { TinyState } from '../../engine/test/tiny/state.ts';
import type { TinyStep } from '../../engine/test/tiny/steps.ts';
import { tiny } from '../../engine/test/tiny/tiny.ts';

export const settlers = kit;

const mind: Mind<TinyState, TinyStep> = {
  value: (state, seat) => tiny.result(state).points[seat]!,
  scale: 8,
  mistake: 3,
  measure: () => ({}),
  why: () => '',
};

/** A game that the bots have never heard of, with nothing but its result to go by. */
export const captains = { game: tiny, mind };
