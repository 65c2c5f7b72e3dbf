import {
  advance,
  choose,
  type Dealt,
  type Decision,
  decisionOf,
  type GameEvent,
  type Io,
  offered,
  type Rng,
  redeal,
  type Seat,
  type Step,
} from '@imperia/engine';
import type { Change, Playable } from '@imperia/kit';
import { answersTo } from '../answers.ts';
import { randomStep } from '../random.ts';

/** What a game tells the reader of a hint. */
export interface Account<G, S extends Step, M extends string> {
  /** What a seat has, by kind. */
  readonly measure: (state: G, seat: Seat) => Readonly<Record<M, number>>;
  /** Whether a deed is done once this is asked: what follows is another choice. */
  readonly isDone: (asked: Decision<S>) => boolean;
  /** Two options of the same name are one and the same to a person. */
  readonly nameOf: (view: G, decision: Decision<S>, step: S) => string;
}

export type Changes<M extends string> = Readonly<Partial<Record<M, Change>>>;

const WORLDS = 5;
/** Questions within one deed: how to pay, what to give up, what to aim at. */
const MOST_QUESTIONS = 12;

/** What changes for a seat that takes this option and carries the deed through; only what does change. */
export function foresee<
  G extends Dealt<S, C>,
  S extends Step,
  E extends GameEvent,
  C,
  Z extends string,
  M extends string,
>(playable: Playable<G, S, E, C, Z>, account: Account<G, S, M>, view: G, seat: Seat, id: string, rng: Rng): Changes<M> {
  const { game } = playable;
  const seen: { readonly before: Readonly<Record<M, number>>; readonly after: Readonly<Record<M, number>> }[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = redeal(game, view, rng);
    const before = account.measure(world, seat);
    const step = offered(decisionOf(game.rules, world, seat)!, id);
    if (!step) throw new Error(`«${id}» is not offered`);
    carryThrough(playable, account, world, seat, step, rng);
    seen.push({ before, after: account.measure(world, seat) });
  }
  const changes: Partial<Record<M, Change>> = {};
  for (const kind of Object.keys(seen[0]!.before) as M[]) {
    const by = seen.map(({ before, after }) => after[kind] - before[kind]);
    if (by.every((n) => n === 0)) continue;
    const left = mean(seen.map(({ after }) => after[kind]));
    changes[kind] = { by: mean(by), left, sure: by.every((n) => n === by[0]) };
  }
  return changes;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** Takes the step and answers what it asks of the seat, as a player who looks one answer ahead would. */
function carryThrough<
  G extends Dealt<S, C>,
  S extends Step,
  E extends GameEvent,
  C,
  Z extends string,
  M extends string,
>(playable: Playable<G, S, E, C, Z>, { isDone }: Account<G, S, M>, world: G, seat: Seat, first: S, rng: Rng): void {
  const { rules } = playable.game;
  const unheard: Io<E> = {};
  const number = world.decision;
  choose(world, decisionOf(rules, world, seat)!, first);
  let asked = advance(rules, world, unheard);
  while (asked && world.branches.length > 0 && world.decision === number) {
    choose(world, asked, randomStep(asked, rng));
    asked = advance(rules, world, unheard);
  }
  for (let i = 0; asked && asked.seat === seat && !isDone(asked) && i < MOST_QUESTIONS; i++) {
    choose(world, asked, bestNext(playable, world, asked, rng));
    asked = advance(rules, world, unheard);
  }
}

function bestNext<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  playable: Playable<G, S, E, C, Z>,
  world: G,
  asked: Decision<S>,
  rng: Rng,
): S {
  const { game, mind } = playable;
  let best: S | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { step } of answersTo(playable, world, asked, rng)) {
    const copy = game.copy(world);
    choose(copy, asked, step);
    advance(game.rules, copy, {});
    const worth = mind.value(copy, asked.seat);
    if (best && worth <= most) continue;
    best = step;
    most = worth;
  }
  return best!;
}
