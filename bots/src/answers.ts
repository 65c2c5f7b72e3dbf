import {
  type Dealt,
  type Decision,
  type GameEvent,
  offered,
  optionId,
  type Pick,
  pickAllowed,
  pickId,
  type Rng,
  randomAnswer,
  type Step,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';

/** One way to answer a decision. */
export interface Possible<S extends Step> {
  readonly id: string;
  readonly step: S;
}

/** More ways to pick than these are sampled, not listed. */
const MOST_PICKS = 64;

/** What is worth a thought: of too many answers, those that the game names. */
export function answersTo<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { mind }: Playable<G, S, E, C, Z>,
  state: G,
  decision: Decision<S>,
  rng: Rng,
): Possible<S>[] {
  const ids = mind.narrow?.(state, decision, rng);
  return ids ? ids.flatMap((id) => possible(decision, id)) : possibleAnswers(decision, rng);
}

/** Every option, and every pick where there are few; otherwise some, the smallest and the largest among them. */
export function possibleAnswers<S extends Step>(decision: Decision<S>, rng: Rng): Possible<S>[] {
  const { options, pick } = decision;
  const answers = options.map((step) => ({ id: optionId(step), step }));
  if (!pick) return answers;
  for (const id of everyWay(decision) ? everyPick(pick) : somePicks(decision, pick, rng)) {
    answers.push(...possible(decision, id));
  }
  return answers;
}

function possible<S extends Step>(decision: Decision<S>, id: string): Possible<S>[] {
  const step = offered(decision, id);
  return step ? [{ id, step }] : [];
}

/** Whether `possibleAnswers` names every way to pick, and not only some. */
export function everyWay<S extends Step>({ pick }: Decision<S>): boolean {
  return !pick || waysToPick(pick) <= MOST_PICKS;
}

/** In how many ways it can be answered; of picks that a rule narrows, at most. */
export function waysToAnswer<S extends Step>({ options, pick }: Decision<S>): number {
  return options.length + (pick ? waysToPick(pick) : 0);
}

function waysToPick<S extends Step>({ from, min, max }: Pick<S>): number {
  let ways = 0;
  let ofThisSize = 1;
  for (let size = 0; size <= Math.min(max, from.length); size++) {
    if (size >= min) ways += ofThisSize;
    ofThisSize = (ofThisSize * (from.length - size)) / (size + 1);
  }
  return ways;
}

function everyPick<S extends Step>(pick: Pick<S>): Set<string> {
  const ids = new Set<string>();
  const extend = (picked: readonly number[], from: number): void => {
    if (pickAllowed(pick, picked)) ids.add(pickId(picked));
    if (picked.length >= pick.max) return;
    for (let i = from; i < pick.from.length; i++) extend([...picked, pick.from[i]!], i + 1);
  };
  extend([], 0);
  return ids;
}

function somePicks<S extends Step>(decision: Decision<S>, pick: Pick<S>, rng: Rng): Set<string> {
  const ids = new Set([pick.min, pick.max].map((size) => pickId(pick.from.slice(0, size))));
  for (let i = 0; i < MOST_PICKS; i++) {
    const id = randomAnswer({ ...decision, options: [] }, rng);
    if (id !== null) ids.add(id);
  }
  return ids;
}
