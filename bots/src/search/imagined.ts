import {
  type Dealt,
  type Decision,
  decisionOf,
  type GameEvent,
  type Rng,
  redeal,
  type Seat,
  type Step,
  seeded,
  word,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { randomStep } from '../random.ts';
import type { Position, Rollout } from './rollout.ts';
import { leadOf } from './worth.ts';

/** What a seat imagines behind what it sees, and the luck that comes with it. */
interface World<G> {
  readonly state: G;
  readonly luck: number;
}

/** Worlds that agree with what a seat sees: always the same in the same order, so that options are compared and not their luck. */
export class Imagined<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly seats: number;
  readonly #playable: Playable<G, S, E, C, Z>;
  readonly #view: G;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #rollout: Rollout<G, S, E, C, Z>;
  readonly #worlds: World<G>[] = [];

  constructor(playable: Playable<G, S, E, C, Z>, view: G, seat: Seat, rng: Rng, rollout: Rollout<G, S, E, C, Z>) {
    this.seats = playable.game.seats(view.config);
    this.#playable = playable;
    this.#view = view;
    this.#seat = seat;
    this.#rng = rng;
    this.#rollout = rollout;
  }

  world(number: number): World<G> {
    const known = this.#worlds[number];
    if (known) return known;
    const state = redeal(this.#playable.game, this.#view, this.#rng);
    const world = { state, luck: word(this.#rng) };
    this.#worlds.push(world);
    return world;
  }

  /** The question as it is asked in such a world. */
  decisionIn(state: G): Decision<S> {
    return decisionOf(this.#playable.game.rules, state, this.#seat)!;
  }

  /** The lead that a step leaves to who takes it, one step on. */
  promised(state: G, decision: Decision<S>, step: S): number {
    return leadOf(this.#playable, this.after(state, decision, step).state, decision.seat, this.seats);
  }

  /** Where a step leads to; who was asked at the same time has answered too: anything, but the same whatever the others say. */
  after(from: G, decision: Decision<S>, step: S): Position<G, S> {
    const state = this.#playable.game.copy(from);
    const luck = seeded(from.decision);
    let asked = this.#rollout.take(state, decision, step);
    while (asked && state.branches.length > 0 && state.decision === from.decision) {
      asked = this.#rollout.take(state, asked, randomStep(asked, luck));
    }
    return { state, decision: asked };
  }
}
