import type { Decision } from '@imperia/engine';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';

/** Objectives that are completed in the status phase. */
export function askStatusObjectives(_game: State, step: StepOf<'status objectives'>): Decision<ClashStep> {
  return { seat: step.seat, ask: step, options: [] };
}
