import { type Dealt, decisionOf, type GameEvent, type Rng, type Seat, type Step, seeded } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { answersTo, type Possible } from '../answers.ts';
import { Allowance, type Budget, type Surroundings } from './budget.ts';
import type { Considered } from './considered.ts';
import { Imagined } from './imagined.ts';
import { Rollout } from './rollout.ts';
import type { Skill } from './skill.ts';
import { leadOf } from './worth.ts';

/** An option, and the leads it came to. */
interface Rival<S extends Step> {
  readonly id: string;
  readonly step: S;
  /** The lead that it leaves one step on. */
  readonly promised: number;
  sum: number;
  visits: number;
}

/** Where only time is given, as many are shared out: the last rivals are to meet while there is still time. */
const USUAL = 400;

/**
 * For a game that says when a position is settled: of the most promising options each is played until then in the same
 * worlds, the worse half is given up, the others meet more worlds, until one is left.
 */
export class Halving<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly #playable: Playable<G, S, E, C, Z>;
  readonly #seat: Seat;
  readonly #imagined: Imagined<G, S, E, C, Z>;
  readonly #rollout: Rollout<G, S, E, C, Z>;
  /** The best first. */
  #rivals: readonly Rival<S>[];

  constructor(playable: Playable<G, S, E, C, Z>, view: G, seat: Seat, rng: Rng, skill: Skill) {
    const asked = decisionOf(playable.game.rules, view, seat);
    if (!asked) throw new Error(`Seat ${seat} has nothing to decide`);
    this.#playable = playable;
    this.#seat = seat;
    this.#rollout = new Rollout(playable, skill);
    this.#imagined = new Imagined(playable, view, seat, rng, this.#rollout);
    this.#rivals = this.#promising(answersTo(playable, view, asked, rng));
  }

  #promising(answers: readonly Possible<S>[]): Rival<S>[] {
    const rivals = (promised: (step: S) => number) =>
      answers.map(({ id, step }) => ({ id, step, promised: promised(step), sum: 0, visits: 0 }));
    if (answers.length === 1) return rivals(() => 0);
    const { state } = this.#imagined.world(0);
    const decision = this.#imagined.decisionIn(state);
    return rivals((step) => this.#imagined.promised(state, decision, step)).sort((a, b) => b.promised - a.promised);
  }

  think(budget: Budget, surroundings: Surroundings): void {
    const iterations = budget.iterations ?? USUAL;
    const allowance = new Allowance(budget, surroundings);
    let left = Math.min(this.#rivals.length, widthFor(iterations));
    const rounds = Math.ceil(Math.log2(left));
    for (let number = 0; left > 1; left = Math.ceil(left / 2)) {
      const worlds = Math.max(1, Math.floor(iterations / rounds / left));
      for (const end = number + worlds; number < end; number++) if (!this.#meet(number, left, allowance)) return;
    }
  }

  /** The options by what they are worth, the best first; one that was given up is worth no more than those that were not. */
  considered(): Considered[] {
    let most = Number.POSITIVE_INFINITY;
    return this.#rivals.map((rival) => {
      most = Math.min(most, worthOf(rival));
      return { id: rival.id, worth: most, visits: rival.visits };
    });
  }

  /** The foremost rivals in one world, all or none; false where the budget is spent. */
  #meet(number: number, left: number, allowance: Allowance): boolean {
    const foremost = this.#rivals.slice(0, left);
    const leads: number[] = [];
    for (const { step } of foremost) {
      if (!allowance.oneMore()) return false;
      leads.push(this.#playedOut(number, step));
    }
    for (const [i, rival] of foremost.entries()) {
      rival.sum += leads[i]!;
      rival.visits++;
    }
    this.#rivals = [...foremost.sort((a, b) => worthOf(b) - worthOf(a)), ...this.#rivals.slice(left)];
    return true;
  }

  #playedOut(number: number, step: S): number {
    const { state, luck } = this.#imagined.world(number);
    const begun = this.#imagined.after(state, this.#imagined.decisionIn(state), step);
    const settled = this.#rollout.finish(begun, this.#seat, seeded(luck));
    return leadOf(this.#playable, settled, this.#seat, this.#imagined.seats);
  }
}

/** The more iterations, the more options are looked at and the more often each: 4 of 16 to 63, 8 of 64 to 255. */
function widthFor(iterations: number): number {
  return 2 ** Math.floor(Math.log2(iterations) / 2);
}

/** One step ahead counts as much as one world. */
function worthOf({ promised, sum, visits }: Rival<Step>): number {
  return (promised + sum) / (1 + visits);
}
