import type { Rules } from '@imperia/engine';
import type { ClashEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';

/** All rules, or those of a chapter. */
export type ClashRules = Rules<State, ClashStep, ClashEvent>;
