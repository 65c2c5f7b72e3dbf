import { type Dealt, type GameEvent, type Rng, type Seat, type Step, word } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import type { Bot } from '../bot.ts';
import { type Budget, checkBudget, type Surroundings } from './budget.ts';
import { consider } from './consider.ts';
import { Search } from './search.ts';

/** Thinks ahead in many imagined worlds, within its budget. */
export function search<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  name: string,
  playable: Playable<G, S, E, C, Z>,
  budget: Budget,
  surroundings: Surroundings,
): Bot<G, S> {
  checkBudget(budget);
  return {
    name,
    budget,
    choose: (view, seat, rng) => consider(playable, view, seat, budget, rng, surroundings)[0]!.id,
  };
}

/** Looks one step ahead and misjudges every option by up to so many points. */
export function careless<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  name: string,
  playable: Playable<G, S, E, C, Z>,
  points: number,
): Bot<G, S> {
  return {
    name,
    choose(view: G, seat: Seat, rng: Rng): string {
      let best = '';
      let most = Number.NEGATIVE_INFINITY;
      for (const { id, worth } of new Search(playable, view, seat, rng).considered()) {
        const seeming = worth + (points * word(rng)) / 2 ** 32;
        if (seeming > most) best = id;
        most = Math.max(most, seeming);
      }
      return best;
    },
  };
}
