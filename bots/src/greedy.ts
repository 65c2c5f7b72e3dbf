import {
  advance,
  below,
  choose,
  type Dealt,
  type Decision,
  decisionOf,
  type GameEvent,
  type Io,
  type Rng,
  redeal,
  type Seat,
  type Step,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { answersTo } from './answers.ts';
import type { Bot } from './bot.ts';
import { randomStep } from './random.ts';

/** Looks one answer ahead, in a world that it imagines behind what it sees, and takes what the game values most. */
export function greedy<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  playable: Playable<G, S, E, C, Z>,
): Bot<G, S> {
  const { game } = playable;
  return {
    name: 'greedy',
    choose(view: G, seat: Seat, rng: Rng): string {
      const decision = decisionOf(game.rules, view, seat);
      if (!decision) throw new Error(`Seat ${seat} has nothing to decide`);
      const world = redeal(game, view, rng);
      let best = '';
      let most = Number.NEGATIVE_INFINITY;
      let equals = 0;
      for (const { id, step } of answersTo(playable, view, decision, rng)) {
        const worth = lead(playable, after(playable, world, decision, step, rng), seat);
        equals = worth > most ? 1 : worth === most ? equals + 1 : equals;
        if (worth > most || (worth === most && below(rng, equals) === 0)) best = id;
        most = Math.max(most, worth);
      }
      return best;
    },
  };
}

/** The world at the next question, when this step is taken. Who is asked at the same time answers anything. */
function after<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { game }: Playable<G, S, E, C, Z>,
  world: G,
  decision: Decision<S>,
  step: S,
  rng: Rng,
): G {
  const unheard: Io<E> = {};
  const copy = game.copy(world);
  choose(copy, decision, step);
  let asked = advance(game.rules, copy, unheard);
  while (asked && copy.branches.length > 0 && copy.decision === world.decision) {
    choose(copy, asked, randomStep(asked, rng));
    asked = advance(game.rules, copy, unheard);
  }
  return copy;
}

/** How far a seat is ahead of the best of the others. */
function lead<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { game, mind }: Playable<G, S, E, C, Z>,
  state: G,
  seat: Seat,
): number {
  const others = Array.from({ length: game.seats(state.config) }, (_, other) => other).filter(
    (other) => other !== seat,
  );
  const own = mind.value(state, seat);
  return others.length === 0 ? own : own - Math.max(...others.map((other) => mind.value(state, other)));
}
