import {
  advance,
  choose,
  type Dealt,
  type Decision,
  type GameEvent,
  type Io,
  type Rng,
  type Seat,
  type Step,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { answersTo } from '../answers.ts';
import { randomStep } from '../random.ts';
import type { Skill } from './skill.ts';

export interface Position<G, S extends Step> {
  readonly state: G;
  /** Null when the game is over. */
  readonly decision: Decision<S> | null;
}

/** What takes longer is valued as it stands; so many for each turn of a seat. */
const MOST_TO_FINISH = 30;

/** Plays on, quickly and not too badly: of a few options drawn at random, each seat takes the one that leaves it best. */
export class Rollout<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly #playable: Playable<G, S, E, C, Z>;
  readonly #skill: Skill;
  readonly #unheard: Io<E> = {};
  /** Decisions taken so far, for those who measure. */
  decisions = 0;

  constructor(playable: Playable<G, S, E, C, Z>, skill: Skill) {
    this.#playable = playable;
    this.#skill = skill;
  }

  /** Plays on from here, in this very state, for as many decisions as the skill says. */
  play(from: Position<G, S>, rng: Rng): G {
    let { state, decision } = from;
    for (let count = 0; decision && count < this.#skill.depth; count++) {
      this.decisions++;
      if (this.#skill.tries === 1 || isForced(decision)) {
        decision = this.take(state, decision, randomStep(decision, rng));
      } else {
        ({ state, decision } = this.#best(state, decision, this.#drawn(decision, rng)));
      }
    }
    return state;
  }

  /**
   * Plays on until the game has said so many times that this seat can be valued: each seat takes the best of all that is
   * worth a thought.
   */
  finish(from: Position<G, S>, seat: Seat, rng: Rng, times = 1): G {
    const { game, mind } = this.#playable;
    let { state, decision } = from;
    const most = MOST_TO_FINISH * (1 + (times - 1) * (game.seats(state.config) + 1));
    let left = times;
    let settled = false;
    for (let count = 0; decision && count < most; count++) {
      const before = settled;
      settled = mind.settled?.(state, seat) ?? false;
      if (settled && !before) left--;
      if (left === 0) break;
      this.decisions++;
      const steps = answersTo(this.#playable, state, decision, rng).map(({ step }) => step);
      ({ state, decision } = this.#best(state, decision, steps));
    }
    return state;
  }

  /** Takes a step of this decision; the state runs on to the next question. */
  take(state: G, decision: Decision<S>, step: S): Decision<S> | null {
    choose(state, decision, step);
    return advance(this.#playable.game.rules, state, this.#unheard);
  }

  /** After the best of these steps; the last of them needs no copy. */
  #best(state: G, decision: Decision<S>, steps: readonly S[]): Position<G, S> {
    const { game } = this.#playable;
    if (steps.length === 1) return { state, decision: this.take(state, decision, steps[0]!) };
    let best: Position<G, S> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, step] of steps.entries()) {
      const copy = i + 1 < steps.length ? game.copy(state) : state;
      const next = this.take(copy, decision, step);
      const worth = this.#playable.mind.value(copy, decision.seat);
      if (best && worth <= most) continue;
      best = { state: copy, decision: next };
      most = worth;
    }
    return best!;
  }

  /** A few steps at random, each of them once. */
  #drawn(decision: Decision<S>, rng: Rng): S[] {
    const steps: S[] = [];
    for (let i = 0; i < this.#skill.tries; i++) {
      const step = randomStep(decision, rng);
      if (!steps.includes(step)) steps.push(step);
    }
    return steps;
  }
}

function isForced<S extends Step>({ options, pick }: Decision<S>): boolean {
  return options.length === 1 && !pick;
}
