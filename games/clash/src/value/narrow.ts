import { type Decision, optionId, pickAllowed, pickId, type Rng, randomAnswer, type Seat } from '@imperia/engine';
import { yieldGood } from '../actions/collect.ts';
import { STARS_READ } from '../effects/powers/ventures.ts';
import { isArmy } from '../pieces.ts';
import type { State } from '../state.ts';
import type { ClashStep } from '../steps.ts';
import { GOOD_ITEM, offersMade } from '../trade.ts';
import { kindOf } from '../units.ts';
import { swapWith } from './swaps.ts';

/** More than this a search need not look at. */
const ENOUGH = 40;
const SAMPLES = 6;

/** Of too many answers, those worth a thought, by id. */
export function narrow(game: State, asked: Decision<ClashStep>, rng: Rng): readonly string[] {
  const ids = new Set(asked.options.filter((option) => isWorthAThought(game, option)).map(optionId));
  const { pick } = asked;
  if (pick) {
    for (const picked of proposals(game, asked)) if (pickAllowed(pick, picked)) ids.add(pickId(picked));
    for (let i = 0; i < (isTrade(asked) && ids.size > 0 ? 0 : SAMPLES) && ids.size < ENOUGH; i++) {
      const id = randomAnswer({ ...asked, options: [] }, rng);
      if (id !== null) ids.add(id);
    }
  }
  const all = [...ids];
  if (all.length === 0) return asked.options.map(optionId).slice(0, ENOUGH);
  return all.slice(0, ENOUGH);
}

/** Nobody looks for ever at the same event, nor waits for what is answered without waiting. */
function isWorthAThought(game: State, option: ClashStep): boolean {
  switch (option.do) {
    case 'read stars':
      return !game.used.includes(STARS_READ);
    case 'propose trade':
      return isWorthAnOffer(game, option.seat, option.to);
    default:
      return option.do !== 'set terms';
  }
}

/** Where two play, what one gains by a trade the other loses. Whoever was asked once is left in peace. */
function isWorthAnOffer(game: State, seat: Seat, to: Seat): boolean {
  return game.seats.length > 2 && offersMade(game, to) === 0 && swapWith(game, seat, to) !== null;
}

/** An offer that is no swap is not made. */
function isTrade({ ask }: Decision<ClashStep>): boolean {
  return ask.do === 'offer' || ask.do === 'demand';
}

/** Ways to pick that a person would think of. */
function proposals(game: State, asked: Decision<ClashStep>): number[][] {
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
    case 'offer':
      return swapped(swapWith(game, asked.ask.seat, asked.ask.to)?.give);
    case 'demand':
      return swapped(swapWith(game, asked.ask.seat, asked.ask.to)?.take);
    case 'trade routes':
      return [filled(asked, from, max)];
    default:
      return [];
  }
}

function swapped(good: number | undefined): number[][] {
  return good === undefined ? [] : [[GOOD_ITEM + good]];
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
