import type { Rules } from '@imperia/engine';
import { rounds } from './rounds.ts';
import { sailing } from './sailing.ts';
import type { TinyState } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';
import { trade } from './trade.ts';
import { turns } from './turns.ts';

export const rules: Rules<TinyState, TinyStep, TinyEvent> = {
  run: { ...rounds.run, ...turns.run, ...sailing.run, ...trade.run },
  ask: { ...rounds.ask, ...turns.ask, ...sailing.ask, ...trade.ask },
};
