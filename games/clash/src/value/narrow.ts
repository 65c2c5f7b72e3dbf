import { type Decision, optionId, pickAllowed, pickId, type Rng, randomAnswer } from '@imperia/engine';
import { yieldGood } from '../actions/collect.ts';
import { STARS_READ } from '../effects/powers/ventures.ts';
import { isArmy } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { kindOf } from '../units.ts';

/** More than this a search need not look at. */
const ENOUGH = 40;
const SAMPLES = 6;

/** Of too many answers, those worth a thought, by id. */
export function narrow(game: State, asked: Decision<ClashStep>, rng: Rng): readonly string[] {
  const ids = new Set(asked.options.filter((option) => isWorthAThought(game, option)).map(optionId));
  const { pick } = asked;
  if (pick) {
    for (const picked of proposals(asked)) if (pickAllowed(pick, picked)) ids.add(pickId(picked));
    for (let i = 0; i < SAMPLES && ids.size < ENOUGH; i++) {
      const id = randomAnswer({ ...asked, options: [] }, rng);
      if (id !== null) ids.add(id);
    }
  }
  const all = [...ids];
  if (all.length === 0) return asked.options.map(optionId).slice(0, ENOUGH);
  return all.slice(0, ENOUGH);
}

/** Offers are made by people: a search does not wade through them, nor look for ever at the same event. */
function isWorthAThought(game: State, option: ClashStep): boolean {
  if (option.do === 'read stars') return !game.used.includes(STARS_READ);
  return option.do !== 'propose trade' && option.do !== 'set terms';
}

/** Ways to pick that a person would think of. */
function proposals(asked: Decision<ClashStep>): number[][] {
  const { from, max } = asked.pick!;
  switch (asked.ask.do) {
    case 'gather':
      return orders(from, yieldGood).map((order) => filled(asked, order, max));
    case 'choose units':
      return orders(from, (kind) => kind).map((order) => filled(asked, order, max));
    case 'levy':
      return orders(from, (good) => good).map((order) => filled(asked, order, max));
    case 'choose group': {
      const army = from.filter((one) => isArmy(kindOf(one)));
      return [[...from], army, ...from.map((one) => [one])].filter((group) => group.length > 0);
    }
    case 'trade routes':
      return [filled(asked, from, max)];
    default:
      return [];
  }
}

/** The same things, each kind in its turn first. */
function orders(from: readonly number[], kindOfItem: (item: number) => number): number[][] {
  const kinds = [...new Set(from.map(kindOfItem))];
  return kinds.map((first) => [...from].sort((a, b) => rank(kindOfItem(a), first) - rank(kindOfItem(b), first)));
}

function rank(kind: number, first: number): number {
  return kind === first ? -1 : kind;
}

/** As many as may be picked, taken in this order. */
function filled(asked: Decision<ClashStep>, order: readonly number[], max: number): number[] {
  const picked: number[] = [];
  for (const item of order) {
    if (picked.length === max) break;
    const more = [...picked, item];
    if (asked.pick!.allows?.(more) ?? true) picked.push(item);
  }
  return picked;
}
