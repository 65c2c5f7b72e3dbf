import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';

/** The text of the card, after its icon. */
export function runEventText(_game: State, _step: StepOf<'event text'>): void {}
