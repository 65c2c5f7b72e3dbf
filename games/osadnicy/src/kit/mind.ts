import type { Mind } from '@imperia/kit';
import { standing } from '../standing.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { hintText } from '../text/hints.ts';
import { value } from '../value/index.ts';

export const mind: Mind<State, OsadnicyStep> = {
  value,
  scale: 8,
  mistake: 3,
  measure: standing,
  why: hintText,
};
