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
  rollout: 0,
  mistake: 4,
  measure: standing,
  why: hintText,
};
