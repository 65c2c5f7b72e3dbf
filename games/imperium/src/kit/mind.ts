import type { Mind } from '@imperia/kit';
import { standing } from '../standing.ts';
import type { State } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { hintText } from '../text/hints.ts';
import { value } from '../value/index.ts';
import { narrow } from '../value/narrow.ts';

export const mind: Mind<State, ImperiumStep> = {
  value,
  narrow,
  scale: 12,
  /** With its turn: what a hand can still make of it is only guessed before. */
  settled: ({ phase, turn }, seat) => phase !== 'turn' || turn !== seat,
  mistake: 4,
  measure: standing,
  why: hintText,
};
