import { type Dealt, decisionOf, type GameEvent, type Rng, type Seat, type Step, seeded } from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { answersTo, type Possible } from '../answers.ts';
import { Allowance, type Budget, type Surroundings } from './budget.ts';
import type { Considered } from './considered.ts';
import { Imagined } from './imagined.ts';
import { Rollout } from './rollout.ts';
import type { Skill } from './skill.ts';
import { leadOf } from './worth.ts';

/** An option, and the lead that it has come to on average. */
interface Rival<S extends Step> {
  readonly id: string;
  readonly step: S;
  lead: number;
  /** For how many worlds that lead counts: at first, one step ahead for one. */
  weight: number;
  visits: number;
}

/** From so many options to so few, in so many iterations, each played on until it has been settled so many times. */
interface Stage {
  readonly from: number;
  readonly to: number;
  readonly iterations: number;
  readonly times: number;
}

/** Where only time is given, as many are shared out: the last rivals are to meet while there is still time. */
const USUAL = 400;

/**
 * For a game that says when a position is settled: of the most promising options each is played until then in the same
 * worlds, the worse half is given up, the others meet more worlds, until one is left. With many iterations the last few are
 * played on further, until they are settled once more.
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
    const rivals = (lead: (step: S) => number) =>
      answers.map(({ id, step }) => ({ id, step, lead: lead(step), weight: 1, visits: 0 }));
    if (answers.length === 1) return rivals(() => 0);
    const { state } = this.#imagined.world(0);
    const decision = this.#imagined.decisionIn(state);
    return rivals((step) => this.#imagined.promised(state, decision, step)).sort((a, b) => b.lead - a.lead);
  }

  think(budget: Budget, surroundings: Surroundings): void {
    const allowance = new Allowance(budget, surroundings);
    let number = 0;
    for (const stage of stagesOf(budget.iterations ?? USUAL, this.#imagined.seats)) {
      for (const rival of this.#rivals) rival.weight = Math.min(rival.weight, MOST_WEIGHT);
      number = this.#halve(stage, number, allowance);
    }
  }

  /** From the world of this number on; the number of the first that was not met. */
  #halve({ from, to, iterations, times }: Stage, first: number, allowance: Allowance): number {
    let left = Math.min(this.#rivals.length, from);
    if (left === 1) return first;
    let number = first;
    const rounds = Math.max(1, Math.ceil(Math.log2(left / to)));
    for (let round = 0; round < rounds; round++) {
      const worlds = Math.max(1, Math.floor(iterations / rounds / left));
      for (const end = number + worlds; number < end; number++) {
        if (!this.#meet(number, left, times, allowance)) return number;
      }
      left = Math.ceil(left / 2);
    }
    return number;
  }

  /** The options by what they are worth, the best first; one that was given up is worth no more than those that were not. */
  considered(): Considered[] {
    let most = Number.POSITIVE_INFINITY;
    return this.#rivals.map((rival) => {
      most = Math.min(most, rival.lead);
      return { id: rival.id, worth: most, visits: rival.visits };
    });
  }

  /** The foremost rivals in one world, all or none; false where the budget is spent. */
  #meet(number: number, left: number, times: number, allowance: Allowance): boolean {
    const foremost = this.#rivals.slice(0, left);
    const leads: number[] = [];
    for (const { step } of foremost) {
      if (!allowance.oneMore()) return false;
      leads.push(this.#playedOut(number, step, times));
    }
    // What comes after this turn is there to tell the options apart: their lead stays that of this turn.
    const off = times > 1 ? mean(foremost.map(({ lead }) => lead)) - mean(leads) : 0;
    for (const [i, rival] of foremost.entries()) {
      rival.lead += (leads[i]! + off - rival.lead) / (rival.weight + 1);
      rival.weight++;
      rival.visits++;
    }
    this.#rivals = [...foremost.sort((a, b) => b.lead - a.lead), ...this.#rivals.slice(left)];
    return true;
  }

  #playedOut(number: number, step: S, times: number): number {
    const { state, luck } = this.#imagined.world(number);
    const begun = this.#imagined.after(state, this.#imagined.decisionIn(state), step);
    const settled = this.#rollout.finish(begun, this.#seat, seeded(luck), times);
    return leadOf(this.#playable, settled, this.#seat, this.#imagined.seats);
  }
}

/** From so many iterations on, some are kept for looking further. */
const MANY = 100;
const KEPT = 0.6;
const FIRST = 8;
const LAST = 4;
/** However many worlds were met before: what is seen further on must be able to turn the scales. */
const MOST_WEIGHT = 10;

function stagesOf(iterations: number, seats: number): Stage[] {
  if (iterations < MANY) return [{ from: widthFor(iterations), to: 1, iterations, times: 1 }];
  const kept = KEPT * iterations;
  // Until an option is settled once more, every other seat has its turn, and the own one comes again.
  const further = kept / (seats + 1);
  return [
    { from: FIRST, to: LAST, iterations: iterations - kept, times: 1 },
    { from: LAST, to: 1, iterations: further, times: 2 },
  ];
}

/** The more iterations, the more options are looked at and the more often each: 4 of 16 to 63, 8 of 64 to 99. */
function widthFor(iterations: number): number {
  return 2 ** Math.floor(Math.log2(iterations) / 2);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
