import type { Dealt, GameEvent, Seat, Step } from '@imperia/engine';
import type { Playable } from '@imperia/kit';

/** How far a seat is ahead of the best of the others. */
export function leadOf<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { mind }: Playable<G, S, E, C, Z>,
  state: G,
  seat: Seat,
  seats: number,
): number {
  if (seats === 1) return mind.value(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) best = Math.max(best, mind.value(state, other));
  }
  return mind.value(state, seat) - best;
}

/** The lead of every seat, from one valuation of each. */
export function leadsOf(values: readonly number[]): number[] {
  if (values.length === 1) return [...values];
  return values.map((own, seat) => own - Math.max(...values.filter((_, other) => other !== seat)));
}

/** From points to a reward between 0 and 1, and back. */
export function reward(points: number, scale: number): number {
  return 1 / (1 + Math.exp(-points / scale));
}

export function pointsOf(mean: number, scale: number): number {
  const inside = Math.min(0.999, Math.max(0.001, mean));
  return scale * Math.log(inside / (1 - inside));
}
