import type { Refusal } from '@imperia/engine';

/** A rule of the catalogue says no. Made once: options are checked very often. */
function refusal(rule: string, because?: Refusal['because']): Refusal {
  return Object.freeze(because ? { rule, because } : { rule });
}

export const NOT_YOUR_TURN = refusal('IMP-TURN-03');
/** In the midst of something else that is asked. */
export const NOT_NOW = refusal('IMP-TURN-04', { asked: 'something else' });
export const NOT_IN_HAND = refusal('IMP-ACTION-03');
export const NO_ACTION = refusal('IMP-ACTION-02');
export const OTHER_STATE = refusal('IMP-ACTION-06');
export const ONCE_A_TURN = refusal('IMP-TERM-85');
export const UNPLAYABLE = refusal('IMP-ANAT-08');
export const NEEDS_CARD = refusal('IMP-ACTION-07');
export const CANNOT_PAY = refusal('IMP-TERM-86');
export const NOT_IN_PLAY = refusal('IMP-EXHAUST-01');
export const EXHAUSTED = refusal('IMP-EXHAUST-02');
export const NO_EXHAUST = refusal('IMP-EXHAUST-04');
export const CANNOT_USE = refusal('IMP-EXHAUST-06');
export const ONE_OF_THREE = refusal('IMP-TURN-04');
export const NO_UNREST = refusal('IMP-REVOLT-01');
