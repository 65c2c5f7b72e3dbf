import type { Part } from '@imperia/kit';
import type { ClashEvent } from '../events.ts';
import type { StepName, StepOf } from '../steps.ts';

/** For each kind of step what is said of it; a kind that is nobody's choice has nothing here. */
export type Says<Names> = { readonly [K in StepName]?: (step: StepOf<K>, names: Names) => Part[] };

/** For each kind of event the line of the log; empty where nobody needs to be told. */
export type Tells<Names> = {
  readonly [K in ClashEvent['did']]?: (event: Extract<ClashEvent, { did: K }>, names: Names) => Part[];
};

/** For each word of a vocabulary of cards what it says. */
export type Clauses<Effect extends { readonly do: string }> = {
  readonly [K in Effect['do']]: (effect: Extract<Effect, { do: K }>) => Part[];
};

/** The same for what must be so. */
export type Conditions<Condition extends { readonly is: string }> = {
  readonly [K in Condition['is']]: (condition: Extract<Condition, { is: K }>) => Part[];
};
