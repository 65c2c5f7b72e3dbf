import type { Dealt, GameEvent, Rng, Seat, Step } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { type Budget, checkBudget, type Surroundings } from './budget.ts';
import type { Considered } from './considered.ts';
import { Halving } from './halving.ts';
import { Search } from './search.ts';
import { type Skill, skillFor } from './skill.ts';

/** What a seat might do, with what each option is worth, the best first. */
export function consider<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  playable: Playable<G, S, E, C, Z>,
  view: G,
  seat: Seat,
  budget: Budget,
  rng: Rng,
  surroundings: Surroundings,
  skill: Skill = skillFor(playable.mind),
): Considered[] {
  checkBudget(budget);
  const Thinking = playable.mind.settled ? Halving : Search;
  const thinking = new Thinking(playable, view, seat, rng, skill);
  thinking.think(budget, surroundings);
  return thinking.considered();
}
