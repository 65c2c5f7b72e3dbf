/** How long a bot may think about one decision; whichever runs out first ends it. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** What a thinking bot needs of the world outside: a clock, and somebody who may tell it to stop. */
export interface Surroundings {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  readonly stop?: Stop;
}

export interface Stop {
  stopped(): boolean;
}

export class NoBudget extends Error {
  constructor() {
    super('A search needs a budget: iterations, milliseconds or both, each a number above zero.');
  }
}

export function checkBudget({ iterations, milliseconds }: Budget): void {
  const given = [iterations, milliseconds].filter((amount) => amount !== undefined);
  if (given.length === 0 || given.some((amount) => !(amount > 0))) throw new NoBudget();
}

/** Says, before each iteration, whether there may be one more. */
export class Allowance {
  readonly #most: number;
  readonly #until: number;
  readonly #now: () => number;
  readonly #stop: Stop | undefined;
  #used = 0;

  constructor({ iterations, milliseconds }: Budget, { now, stop }: Surroundings) {
    this.#most = iterations ?? Number.POSITIVE_INFINITY;
    this.#until = milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + milliseconds;
    this.#now = now;
    this.#stop = stop;
  }

  /** How many iterations are left; endless where only time is limited. */
  get left(): number {
    return this.#most - this.#used;
  }

  oneMore(): boolean {
    if (this.#used >= this.#most || this.#stop?.stopped()) return false;
    if (this.#until < Number.POSITIVE_INFINITY && this.#now() >= this.#until) return false;
    this.#used++;
    return true;
  }
}
