import type { ChanceLog } from '../chance.ts';
import { isAmong } from '../eyes.ts';
import type { GameEvent } from '../game.ts';
import { type Rng, shuffle } from '../rng.ts';
import { decisionOf } from '../run.ts';
import { type Answer, type Branch, offered, optionId, pickedIn, pickId, type Seat, type Step } from '../step.ts';
import { cardsNamed, mapCardFields, openlyNamed, relabel } from '../view.ts';
import { type AnyGame, type AnyState, clone } from './suite.ts';
import type { Luck } from './transition.ts';

export type Rename = (card: number) => number;

/** The faces that an observer is told of, though it may not see where they lie. */
export function toldFaces(game: AnyGame, events: readonly GameEvent[], observer: Seat): number[] {
  return events.flatMap((event) => {
    const { only, shown = false } = event;
    const isFor = only === undefined ? shown : isAmong(observer, only);
    return [...(isFor ? cardsNamed(game, event) : []), ...(shown ? openlyNamed(game, event) : [])];
  });
}

/** Hidden cards change places with others of the same kind; null when none can. */
export function permutation(game: AnyGame, state: AnyState, known: ReadonlySet<number>, rng: Rng): Rename | null {
  const piles = new Map<number, number[]>();
  for (const card of game.cards(state.config)) {
    if (known.has(card)) continue;
    const kind = game.kind ? game.kind(card, state) : game.back(card);
    piles.set(kind, [...(piles.get(kind) ?? []), card]);
  }
  const renamed = new Map<number, number>();
  for (const pile of piles.values()) {
    const moved = shuffle(rng, [...pile]);
    for (const [i, card] of pile.entries()) if (moved[i] !== card) renamed.set(card, moved[i]!);
  }
  return renamed.size > 0 ? (card) => renamed.get(card) ?? card : null;
}

/** The world after `rename`, with another key; null when an answer that is sealed already is not possible there. */
export function otherWorld(game: AnyGame, state: AnyState, rename: Rename, key: string): AnyState | null {
  const world = clone(relabel(game, state, rename));
  world.chance.key = key;
  return world.branches.every((branch) => sealedAnswerStands(game, world, branch)) ? world : null;
}

function sealedAnswerStands(game: AnyGame, world: AnyState, branch: Branch<Step>): boolean {
  const { answer } = branch;
  if (!answer) return true;
  const reopened = { ...world, branches: [{ ...branch, answered: false, answer: null }] };
  const decision = decisionOf(game.rules, reopened, branch.seat);
  return decision !== null && (decision.pick !== undefined || offered(decision, optionId(answer)) !== null);
}

/** What the same answer is called in the other world. */
export function sameAnswer(game: AnyGame, here: AnyState, there: AnyState, answer: Answer, rename: Rename): Answer {
  const decision = decisionOf(game.rules, here, answer.seat);
  const option = decision?.options.find((one) => optionId(one) === answer.option);
  if (option) return { ...answer, option: optionId(mapCardFields(game, option, rename)) };
  const from = decision?.pick?.from ?? [];
  const fromThere = decisionOf(game.rules, there, answer.seat)?.pick?.from ?? [];
  const picked = pickedIn(answer.option) ?? [];
  return { ...answer, option: pickId(picked.map(meaning(from, fromThere, rename))) };
}

/** The luck of this world, dictated in the other: the same die, the same order of the renamed cards. */
export function sameLuck(luck: readonly Luck[], rename: Rename): NonNullable<ChanceLog['dictate']> {
  let used = 0;
  return (_purpose, of, dice) => {
    const here = luck[used++];
    if (!here) return undefined;
    if (typeof of === 'number' || typeof here.of === 'number') {
      return of === here.of && dice === here.result.length ? here.result : undefined;
    }
    return sameThings(here.of.map(meaning(here.of, of, rename)), of)
      ? here.result.map(meaning(here.of, of, rename))
      : undefined;
  };
}

/** Numbers that are picked or shuffled may be cards or anything else: they are cards when they were renamed. */
function meaning(here: readonly number[], there: readonly number[], rename: Rename): Rename {
  const renamed = here.map(rename);
  if (renamed.join() === there.join()) return rename;
  return here.join() === there.join() ? (number) => number : rename;
}

function sameThings(a: readonly number[], b: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  return sorted(a) === sorted(b);
}
