import { next } from './run.ts';
import type { Core, Seat, Step } from './step.ts';

/** A modifier is a pure query: a plain value, as each thing that is active changes it in turn. */
export function modified<V, A>(plain: V, active: Iterable<A>, change: (value: V, by: A) => V): V {
  let value = plain;
  for (const by of active) value = change(value, by);
  return value;
}

/**
 * Something happened, and each thing that is active says what follows, if anything. All of them speak before the
 * first consequence happens; the consequences come in the order of `active`, which is for the rules to state.
 */
export function trigger<S extends Step, A>(game: Core<S>, active: Iterable<A>, follows: (of: A) => S | null): void {
  const steps: S[] = [];
  for (const one of active) {
    const step = follows(one);
    if (step) steps.push(step);
  }
  if (steps.length > 0) next(game, ...steps);
}

/** All seats in turn order, beginning with `first`. */
export function clockwise(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}
