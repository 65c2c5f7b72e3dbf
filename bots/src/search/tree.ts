import type { Decision, Seat, Step } from '@imperia/engine';
import type { Possible } from '../answers.ts';
import type { Skill } from './skill.ts';

/** One option at a node: how often it could be taken, how often it was, and with what reward for who takes it. */
export interface Edge<S extends Step> {
  readonly id: string;
  /** The lead that it leaves, one step on, in the world where it was first seen. */
  readonly prior: number;
  available: number;
  visits: number;
  sum: number;
  /** What may be asked next: in another world, perhaps of another seat. */
  readonly next: Map<string, Node<S>>;
}

/** A question, as the searching seat would recognise it: by the options that led to it, not by what is hidden. */
export class Node<S extends Step> {
  visits = 0;
  sum = 0;
  /** The first time, the search plays on from here without weighing the options. */
  known = false;
  /** The best one-step lead among its options. */
  best = Number.NEGATIVE_INFINITY;
  readonly edges = new Map<string, Edge<S>>();
  /** Seats that are asked together do not see each other's answers: their questions stand side by side. */
  readonly beside = new Map<Seat, Node<S>>();

  /** The edges of the options that this world offers; `prior` values those that no world has offered before. */
  offer(answers: readonly Possible<S>[], prior: (step: S) => number): Edge<S>[] {
    return answers.map(({ id, step }) => {
      const known = this.edges.get(id);
      if (known) return known;
      const edge: Edge<S> = { id, prior: prior(step), available: 0, visits: 0, sum: 0, next: new Map() };
      this.best = Math.max(this.best, edge.prior);
      this.edges.set(id, edge);
      return edge;
    });
  }

  /** The mean reward of an edge, drawn towards what one step ahead promises. */
  worth({ prior, sum, visits }: Edge<S>, { trust, scale }: Skill): number {
    const mean = this.visits > 0 ? this.sum / this.visits : 0.5;
    const promised = mean + Math.max(-0.5, (prior - this.best) / (4 * scale));
    return (sum + trust * promised) / (visits + trust);
  }

  /** Upper confidence bound over the offered edges; of many, first only the most promising. */
  select(offered: readonly Edge<S>[], skill: Skill): number {
    const { curiosity, trust } = skill;
    const least = this.#leastPrior(offered, skill);
    let chosen = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, edge] of offered.entries()) {
      edge.available++;
      if (edge.prior < least && edge.visits === 0) continue;
      const bound =
        this.worth(edge, skill) + curiosity * Math.sqrt(Math.log(edge.available + 1) / (edge.visits + trust));
      if (bound <= most) continue;
      most = bound;
      chosen = i;
    }
    return chosen;
  }

  #leastPrior(offered: readonly Edge<S>[], { width, widening }: Skill): number {
    const wide = Math.floor(width + widening * Math.sqrt(this.visits));
    if (offered.length <= wide) return Number.NEGATIVE_INFINITY;
    return offered.map(({ prior }) => prior).sort((a, b) => b - a)[wide - 1]!;
  }

  back(edge: Edge<S>, reward: number): void {
    this.visits++;
    this.sum += reward;
    edge.visits++;
    edge.sum += reward;
  }
}

/** The node of the question that follows an edge, made when first reached. */
export function follow<S extends Step>(edge: Edge<S>, { seat, ask }: Decision<S>): Node<S> {
  return reached(edge.next, `${seat} ${ask.do}`);
}

export function reached<K, S extends Step>(nodes: Map<K, Node<S>>, key: K): Node<S> {
  const known = nodes.get(key);
  if (known) return known;
  const node = new Node<S>();
  nodes.set(key, node);
  return node;
}
