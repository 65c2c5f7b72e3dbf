import type { Mind } from '@imperia/kit';
import type { TinyState } from '../state.ts';
import type { TinyStep } from '../steps.ts';
import { story } from './story.ts';

export const mind: Mind<TinyState, TinyStep> = {
  value: (state, seat) => story.moment(state).points[seat]!,
  scale: 8,
  mistake: 3,
  measure(state, seat) {
    const { gold, fish, hand, hold } = state.captains[seat]!;
    return { gold, fish, cards: hand.length, treasures: hold.length };
  },
  why: (_view, _option, changes) =>
    Object.entries(changes)
      .map(([measure, change]) => `${measure}: ${change?.by}`)
      .join(', '),
};
