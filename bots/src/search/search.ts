import {
  type Dealt,
  type Decision,
  decisionOf,
  type GameEvent,
  type Rng,
  type Seat,
  type Step,
  seeded,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { answersTo, type Possible } from '../answers.ts';
import { Allowance, type Budget, type Surroundings } from './budget.ts';
import type { Considered } from './considered.ts';
import { Imagined } from './imagined.ts';
import { Rollout } from './rollout.ts';
import { type Skill, skillFor } from './skill.ts';
import { type Edge, follow, Node, reached } from './tree.ts';
import { leadsOf, pointsOf, reward } from './worth.ts';

interface Taken<S extends Step> {
  readonly node: Node<S>;
  readonly edge: Edge<S>;
  readonly seat: Seat;
}

/**
 * Information-set Monte Carlo tree search for one decision of one seat. It sees the seat's view and nothing else:
 * each iteration imagines what is hidden, on the given random source.
 */
export class Search<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly #playable: Playable<G, S, E, C, Z>;
  readonly #skill: Skill;
  readonly #view: G;
  readonly #seat: Seat;
  readonly #answers: readonly Possible<S>[];
  readonly #imagined: Imagined<G, S, E, C, Z>;
  readonly #root = new Node<S>();
  readonly #edges: readonly Edge<S>[];
  /** The leads when the search began: rewards are measured from here. */
  readonly #even: readonly number[];
  readonly rollout: Rollout<G, S, E, C, Z>;

  constructor(
    playable: Playable<G, S, E, C, Z>,
    view: G,
    seat: Seat,
    rng: Rng,
    skill: Skill = skillFor(playable.mind),
  ) {
    const decision = decisionOf(playable.game.rules, view, seat);
    if (!decision) throw new Error(`Seat ${seat} has nothing to decide`);
    this.#playable = playable;
    this.#skill = skill;
    this.#view = view;
    this.#seat = seat;
    this.#answers = answersTo(playable, view, decision, rng);
    this.rollout = new Rollout(playable, skill);
    this.#imagined = new Imagined(playable, view, seat, rng, this.rollout);
    if (this.#answers.length === 1) {
      this.#edges = this.#root.offer(this.#answers, () => 0);
      this.#even = [];
      return;
    }
    const { state } = this.#imagined.world(0);
    this.#even = this.#leads(state);
    this.#edges = this.#offer(this.#root, this.#answers, state, this.#imagined.decisionIn(state));
  }

  think(budget: Budget, surroundings: Surroundings): void {
    if (this.#answers.length === 1) return;
    const allowance = new Allowance(budget, surroundings);
    while (!this.#decided(allowance.left) && allowance.oneMore()) this.#iterate();
  }

  /** The options by what they are worth, the best first. */
  considered(): Considered[] {
    const { scale } = this.#skill;
    const even = this.#even[this.#seat] ?? 0;
    const weighed = this.#edges.map((edge) => ({ edge, worth: this.#root.worth(edge, this.#skill) }));
    weighed.sort((a, b) => b.worth - a.worth || b.edge.visits - a.edge.visits);
    return weighed.map(({ edge, worth }) => ({
      id: edge.id,
      worth: even + pointsOf(worth, scale),
      visits: edge.visits,
    }));
  }

  /** One option has been tried so often that, with the iterations left, no other can come near: it is the best. */
  #decided(left: number): boolean {
    if (left === Number.POSITIVE_INFINITY) return false;
    let most = 0;
    let second = 0;
    for (const { visits } of this.#edges) {
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  #iterate(): void {
    const at = this.#root.select(this.#edges, this.#skill);
    const edge = this.#edges[at]!;
    const world = this.#imagined.world(edge.visits);
    const state = this.#playable.game.copy(world.state);
    const luck = seeded(world.luck);
    const taken: Taken<S>[] = [{ node: this.#root, edge, seat: this.#seat }];
    const decision = this.rollout.take(state, this.#imagined.decisionIn(state), this.#answers[at]!.step);
    const leaf = this.#descend(state, decision, this.#root, edge, taken, luck);
    const leads = this.#leads(this.rollout.play({ state, decision: leaf }, luck));
    for (const { node, edge, seat } of taken) {
      node.back(edge, reward(leads[seat]! - this.#even[seat]!, this.#skill.scale));
    }
  }

  /** Down the tree, in this world, to a question that it does not know yet. */
  #descend(
    state: G,
    asked: Decision<S> | null,
    from: Node<S>,
    by: Edge<S>,
    taken: Taken<S>[],
    luck: Rng,
  ): Decision<S> | null {
    let decision = asked;
    let node = from;
    let edge = by;
    let number = this.#view.decision;
    while (decision) {
      const sealed = state.branches.length > 0 && state.decision === number;
      const here: Node<S> = sealed ? reached(node.beside, decision.seat) : follow(edge, decision);
      number = state.decision;
      if (!here.known) {
        here.known = true;
        return decision;
      }
      const answers = answersTo(this.#playable, state, decision, luck);
      const offered = this.#offer(here, answers, state, decision);
      const at = here.select(offered, this.#skill);
      const chosen = offered[at]!;
      taken.push({ node: here, edge: chosen, seat: decision.seat });
      decision = this.rollout.take(state, decision, answers[at]!.step);
      if (sealed) continue;
      node = here;
      edge = chosen;
    }
    return null;
  }

  #offer(node: Node<S>, answers: readonly Possible<S>[], state: G, decision: Decision<S>): Edge<S>[] {
    return node.offer(answers, (step) => this.#imagined.promised(state, decision, step));
  }

  #leads(state: G): number[] {
    return leadsOf(Array.from({ length: this.#imagined.seats }, (_, seat) => this.#playable.mind.value(state, seat)));
  }
}
