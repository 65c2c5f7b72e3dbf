import type { Decision, Rng, Seat, Step } from '@imperia/engine';
import type { Budget } from './search/budget.ts';

/** A player made of code. All it learns is what its seat may know; the random source is its own. */
export interface Bot<G, S extends Step> {
  readonly name: string;
  /** The id of an option, or of a pick, of the decision that this seat faces in its view. */
  choose(view: G, seat: Seat, rng: Rng): string;
  /** For a bot that looks at nothing but the decision: the same choice, without the cost of a view. */
  readonly blind?: (decision: Decision<S>, rng: Rng) => S;
  /** For a bot that thinks: how long, at most, about one decision. */
  readonly budget?: Budget;
}

/** A bot that answers in its own time: another process, whatever it is written in. */
export interface FarBot<G> {
  readonly name: string;
  ask(view: G, seat: Seat, rng: Rng): Promise<string>;
}
