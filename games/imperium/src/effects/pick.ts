import { type Decision, type Io, next } from '@imperia/engine';
import { hasAvoided } from '../attack.ts';
import { CARDS, listNo, listOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { exileFromMarket } from '../market.ts';
import { learn, unlearn } from '../memory.ts';
import { abandon, leavePlay, recall, takeOut, toDiscard, toExile, toHand, toHistory, toSunk, toTop } from '../moves.ts';
import { beginPlay } from '../play.ts';
import { inPlay, memoOf, remember, seatOf } from '../seats.ts';
import { isRival } from '../solo/rival.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';
import { returnToPile } from '../unrest.ts';
import { isOfFirstRules } from '../versions.ts';
import { fitsPlay } from './can.ts';
import { putUnder } from './garrison.ts';
import { substitutes } from './masks.ts';
import { unrestPrice } from './price.ts';
import { type Choosing, candidates, isChoosing, isPublic, totalWeight, weight } from './select.ts';

function choosingAt({ card, list, at }: EffectStep): Choosing | null {
  const one = listOf(card, list)[at];
  return one && isChoosing(one) ? one : null;
}

function isMasks({ op, cards }: Choosing): boolean {
  return op === 'discard' && cards.what.includes('mask');
}

/** Between how many and how many of which. */
export function askPick(game: State, ask: StepOf<'pick'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at, left } = ask;
  const one = choosingAt(ask);
  if (!one) return { seat, ask, options: [] };
  const from = candidates(game, ask, one).filter((candidate) => fitsPlay(game, ask, one, candidate));
  if (isMasks(one)) from.push(...substitutes(game, seat));
  const { cards } = one;
  const most = cards.n === 'any' || cards.n === 'all' ? from.length : atOnce(game, ask, one);
  const optional = cards.upTo === true || cards.n === 'any' || isOptional(ask);
  const max = Math.min(most, from.length);
  const heavy = max > 1 && from.some((candidate) => weight(candidate, cards) > 1);
  const wanted = Math.min(most, totalWeight(from, cards));
  return {
    seat,
    ask,
    options: [],
    pick: {
      from,
      min: optional ? 0 : heavy ? leastCards(from, one, wanted) : max,
      max,
      ...(heavy && { allows: (picked: readonly number[]) => isEnough(picked, one, optional, wanted) }),
      answer: (picked) => ({ do: 'picked', seat, by, card, list, at, cards: picked, left }),
    },
    forced: isPublic(one) || hasNothing(game, ask, one),
  };
}

/** Everyone sees that there is nothing to choose from. */
function hasNothing(game: State, { seat }: EffectStep, { cards }: Choosing): boolean {
  return seatOf(game, seat).hand.length === 0 && cards.in.every((place) => place === 'hand' || place === 'drawn');
}

/** The fewest cards that count as so many. */
function leastCards(from: readonly number[], { cards }: Choosing, wanted: number): number {
  const weights = from.map((card) => weight(card, cards)).sort((a, b) => b - a);
  let sum = 0;
  for (const [i, n] of weights.entries()) {
    sum += n;
    if (sum >= wanted) return i + 1;
  }
  return from.length;
}

/** As much as is wanted, and no card too many. */
function isEnough(picked: readonly number[], { cards }: Choosing, optional: boolean, wanted: number): boolean {
  const total = totalWeight(picked, cards);
  const spare = picked.some((card) => total - weight(card, cards) >= wanted);
  return !spare && (optional || total >= wanted);
}

/** The only word of a "may". */
const optionalLists = new WeakMap<object, boolean>();
function isOptional({ card, list }: EffectStep): boolean {
  const words = listOf(card, list);
  let optional = optionalLists.get(words);
  if (optional === undefined) {
    optional = words.length === 1 && isUnderMay(card, list);
    optionalLists.set(words, optional);
  }
  return optional;
}

export function isUnderMay(card: number, list: number): boolean {
  for (let outer = 0; outer < list; outer++) {
    for (const one of listOf(card, outer)) if (one.op === 'may' && listNo(one.do) === list) return true;
  }
  return false;
}

export function runPicked(game: State, step: StepOf<'picked'>, io: Io<ImperiumEvent>): void {
  const one = choosingAt(step);
  if (!one) return;
  const { cards, left, seat, by, card, list, at } = step;
  if (one.op === 'top' && cards.length > 0 && left > 1)
    next(game, { do: 'pick', seat, by, card, list, at, left: left - 1 });
  if (isMasks(one) && cards.length < stillLeft(game, step, one)) remember(game, by, { failed: true });
  if (cards.length === 0) return;
  moveCards(game, step, one, cards, io);
}

/** How many are to be chosen. */
export function beginPick(game: State, step: EffectStep, one: Choosing): void {
  const { seat, by, card, list, at } = step;
  if (one.cards.n === 'all') {
    next(game, allPicked(game, step, one));
    return;
  }
  const n = typeof one.cards.n === 'number' ? unrestPrice(game, step, one) : 0;
  next(game, { do: 'pick', seat, by, card, list, at, left: n });
}

/** Cards go onto the deck one after another, so that their order is chosen. */
function atOnce(game: State, ask: StepOf<'pick'>, one: Choosing): number {
  const left = stillLeft(game, ask, one);
  return one.op === 'top' && !isOfFirstRules(game) ? Math.min(1, left) : left;
}

/** What lowers the number of masks is used after they are asked for. */
function stillLeft(game: State, { by, left }: StepOf<'pick'> | StepOf<'picked'>, one: Choosing): number {
  return isMasks(one) ? Math.max(0, left - memoOf(game, by).reduced) : left;
}

function allPicked(game: State, step: EffectStep, one: Choosing): ImperiumStep {
  const { seat, by, card, list, at } = step;
  return { do: 'picked', seat, by, card, list, at, cards: candidates(game, step, one), left: 0 };
}

/** Every chosen card goes where the word says. */
function moveCards(
  game: State,
  step: EffectStep,
  one: Choosing,
  cards: readonly number[],
  io: Io<ImperiumEvent>,
): void {
  const { seat, by } = step;
  if (one.op === 'give') return;
  if (one.cards.n === 'all' && one.cards.in.includes('deck')) io.tell?.({ did: 'found all', seat, cards, shown: true });
  for (const card of one.op === 'return' || one.op === 'discard' ? [] : cards) moveCard(game, step, one, card, io);
  if (one.op === 'discard') discardAll(game, step, cards, io);
  if (one.op === 'return') {
    const from = takeOutAll(game, seat, cards);
    io.tell?.({ did: 'return', seat, cards, from });
    returnToPile(game, seat, by, cards);
  }
}

function takeOutAll(game: State, seat: number, cards: readonly number[]) {
  const from = cards.map((card) => takeOut(game, seat, card));
  return from[0] ?? 'hand';
}

/** Masks may be replaced by cards under Stone Heads. */
function discardAll(game: State, { seat, by }: EffectStep, cards: readonly number[], io: Io<ImperiumEvent>): void {
  remember(game, by, { discarded: memoOf(game, by).discarded + cards.length });
  const inHand = cards.filter((card) => seatOf(game, seat).hand.includes(card));
  for (const card of cards) takeOut(game, seat, card);
  toDiscard(game, seat, inHand, 'hand', io);
  toDiscard(
    game,
    seat,
    cards.filter((card) => !inHand.includes(card)),
    'garrison',
    io,
  );
}

function moveCard(game: State, step: EffectStep, one: Choosing, card: number, io: Io<ImperiumEvent>): void {
  const { seat, by } = step;
  const own = seatOf(game, seat);
  const isHost = inPlay(own, card) !== undefined;
  switch (one.op) {
    case 'take':
      toHand(game, seat, [card], takeOut(game, seat, card), io);
      return;
    case 'top':
      toTop(game, seat, card, takeOut(game, seat, card), io);
      return;
    case 'bottom':
      own.looked = own.looked.filter((looked) => looked !== card);
      own.nationDeck.unshift(card);
      return;
    case 'history':
      if (isHost) toHistory(game, seat, leavePlay(game, seat, card), 'play', io);
      else toHistory(game, seat, [card], takeOut(game, seat, card), io);
      return;
    case 'sink':
      if (isHost) toSunk(game, seat, leavePlay(game, seat, card), 'play', io);
      else toSunk(game, seat, [card], takeOut(game, seat, card), io);
      return;
    case 'exile':
      remember(game, by, { exiled: card });
      if (game.market.some((slot) => slot.card === card)) {
        exileFromMarket(game, seat, card, io);
        return;
      }
      if (isHost) toExile(game, seat, leavePlay(game, seat, card), 'play', io);
      else toExile(game, seat, [card], takeOut(game, seat, card), io);
      return;
    case 'abandon':
      if (isHost) abandon(game, seat, by, card, io);
      else toDiscard(game, seat, [card], takeOut(game, seat, card), io);
      return;
    case 'recall':
      recall(game, seat, by, card, io);
      return;
    case 'garrison':
      putUnder(game, step, one, card, io);
      return;
    case 'play':
    case 'freeplay':
      beginPlay(game, seat, card, one.op === 'freeplay', io);
      return;
    default:
      return;
  }
}

/** Each other player is handed a different card. */
export function askGive(game: State, ask: StepOf<'give'>): Decision<ImperiumStep> {
  const { seat, by, card, list, at, to } = ask;
  const one = choosingAt(ask);
  if (!one || hasAvoided(game, by, to)) return { seat, ask, options: [] };
  const from = candidates(game, ask, one);
  const n = Math.min(1, from.length);
  const answer = (cards: readonly number[]): ImperiumStep => ({ do: 'given', seat, by, card, list, at, to, cards });
  return { seat, ask, options: [], pick: { from, min: n, max: n, answer }, forced: true };
}

export function runGiven(game: State, { seat, by, to, cards }: StepOf<'given'>, io: Io<ImperiumEvent>): void {
  for (const card of cards) {
    takeOut(game, seat, card);
    seatOf(game, to)[isRival(game, to) ? 'discard' : 'hand'].push(card);
    const memo = memoOf(game, by);
    const isMask = CARDS[card]!.icons.includes('mask');
    remember(game, by, { given: memo.given | (1 << to), masked: isMask ? memo.masked | (1 << to) : memo.masked });
    unlearn(game, seat, card);
    if (!isRival(game, to)) learn(game, to, card);
    io.tell?.({ did: 'give', seat, card, to, shown: true });
  }
}
