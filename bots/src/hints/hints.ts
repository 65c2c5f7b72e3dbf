import { type Dealt, decisionOf, type GameEvent, offered, type Rng, type Seat, type Step } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import type { Budget, Surroundings } from '../search/budget.ts';
import { consider } from '../search/consider.ts';
import { type Account, type Changes, foresee } from './foresee.ts';

/** An option that is worth a thought, and what it changes. */
export interface Advice<S extends Step, M extends string> {
  readonly id: string;
  readonly step: S;
  /** Points: of the best option, how far it is ahead of the next; of the others, how far from the best (below zero). */
  readonly ahead: number;
  readonly changes: Changes<M>;
}

const FEW = 3;

/** The best few options of a seat, from what that seat may know and nothing else; the best first. */
export function advise<
  G extends Dealt<S, C>,
  S extends Step,
  E extends GameEvent,
  C,
  Z extends string,
  M extends string,
>(
  playable: Playable<G, S, E, C, Z>,
  account: Account<G, S, M>,
  view: G,
  seat: Seat,
  budget: Budget,
  rng: Rng,
  surroundings: Surroundings,
): Advice<S, M>[] {
  const decision = decisionOf(playable.game.rules, view, seat);
  if (!decision) throw new Error(`Seat ${seat} has nothing to decide`);
  const names = new Set<string>();
  const different = consider(playable, view, seat, budget, rng, surroundings).flatMap(({ id, worth }) => {
    const step = offered(decision, id)!;
    const name = account.nameOf(view, decision, step);
    if (names.has(name)) return [];
    names.add(name);
    return [{ id, step, worth }];
  });
  const [best, next = best] = different;
  return different.slice(0, FEW).map(({ id, step, worth }, i) => ({
    id,
    step,
    ahead: worth - (i === 0 ? next! : best!).worth,
    changes: foresee(playable, account, view, seat, id, rng),
  }));
}
