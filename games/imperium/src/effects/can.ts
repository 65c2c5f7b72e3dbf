import type { Refusal, Seat } from '@imperia/engine';
import type { Do } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { affordable } from '../developments.ts';
import { exhaustedCards } from '../exhaust-tokens.ts';
import { isAny } from '../filter.ts';
import { symbols } from '../icons.ts';
import { acquirable } from '../market-choice.ts';
import { canPay } from '../price.ts';
import { CANNOT_PAY, NEEDS_CARD, OTHER_STATE, UNPLAYABLE } from '../refusals.ts';
import { faceOf, inPlay, others, seatOf, standing, tokenNo } from '../seats.ts';
import type { State } from '../state.ts';
import { isOfFirstRules } from '../versions.ts';
import { maskShortfall } from './masks.ts';
import { unrestPrice } from './price.ts';
import { type Choosing, type Context, candidates, handWithout, isChoosing, totalWeight } from './select.ts';
import { testHolds } from './tests.ts';

/** Whether an effect that starts here would do anything: some part of it can be done. */
export function isUsable(game: State, seat: Seat, card: number, list: readonly Do[]): boolean {
  const context = { seat, by: seat, card };
  return list.some((one) => isDoable(game, context, one));
}

/** Not all of it stands behind costs that cannot be paid. */
function isBlocked(game: State, context: Context, list: readonly Do[]): boolean {
  return list.length > 0 && list.every((one) => isBlockedWord(game, context, one));
}

function isBlockedWord(game: State, context: Context, one: Do): boolean {
  if (one.op === 'to') return !canDoAll(game, context, one.cost);
  if (one.op === 'choose') return one.of.every((list) => isBlocked(game, context, list));
  return false;
}

/**
 * Which of the options may be chosen: those whose first word can be done, or need not be; where there is none, those that
 * cost nothing.
 */
export function choosable(game: State, context: Context, options: readonly (readonly Do[])[]): number[] {
  const all = [...options.keys()];
  const doable = all.filter((i) => {
    const [first] = options[i]!;
    return !first || (first.op === 'may' && !isOfFirstRules(game)) || isDoable(game, context, first);
  });
  return doable.length > 0 ? doable : all.filter((i) => !isBlocked(game, context, options[i]!));
}

/** All of a cost, together. */
export function canDoAll(game: State, context: Context, cost: readonly Do[]): boolean {
  const own = seatOf(game, context.seat);
  const owed = [0, 0, 0];
  let actions = 0;
  let handCards = 0;
  for (const one of cost) {
    if (one.op === 'pay' && !one.upTo) {
      owed[tokenNo(one.token)]! += one.n === 'all' ? (one.min ?? 0) : unrestPrice(game, context, one);
    } else if (one.op === 'spend') actions += one.n;
    else if (!isDoable(game, context, one)) return false;
    else if (isChoosing(one) && takesFromHand(one)) handCards += unrestPrice(game, context, one);
  }
  return (
    actions <= own.actions && handCards <= handWithout(own, context.card).length && canPay(game, context.seat, owed)
  );
}

/** So many cards of the hand; masks may be fewer than the text says, and are counted apart. */
function takesFromHand({ cards }: Choosing): boolean {
  return cards.in[0] === 'hand' && typeof cards.n === 'number' && !cards.what.includes('mask');
}

/** Whether a word can be done in full, as far as whoever does it can see. */
function isDoable(game: State, context: Context, one: Do): boolean {
  const { seat } = context;
  const own = seatOf(game, seat);
  if (isChoosing(one)) return canChoose(game, context, one);
  switch (one.op) {
    case 'to':
      return canDoAll(game, context, one.cost);
    case 'choose':
      return one.of.some((list) => list.length === 0 || isDoable(game, context, list[0]!));
    case 'if':
      return testHolds(game, context, one.test) ? isUsable(game, seat, context.card, one.do) : false;
    case 'may':
      return isUsable(game, seat, context.card, one.do);
    case 'pay':
    case 'spend':
      return canDoAll(game, context, [one]);
    case 'acquire':
      return acquirable(game, seat, one).length > 0;
    case 'develop':
      return affordable(game, seat, one.free === true).length > 0;
    case 'take unrest':
      return game.unrest.length > 0;
    case 'unexhaust':
      return exhaustedCards(game, seat, context.card).length > 0;
    case 'treat':
      return own.play.some((host) => symbols(host, one.what) > 0);
    case 'resolve':
      return borrowable(game, seat).length > 0;
    case 'garrison':
      return own.play.some(({ card }) => CARDS[card]!.region);
    case 'collect':
      return (inPlay(own, context.card)?.progress ?? 0) > 0;
    default:
      return true;
  }
}

function canChoose(game: State, context: Context, one: Choosing): boolean {
  const { cards } = one;
  const found = candidates(game, context, one).filter(
    (card) => isOfFirstRules(game) || fitsPlay(game, context, one, card),
  );
  if (one.op === 'garrison' && !inPlay(seatOf(game, context.seat), context.card) && !isOfFirstRules(game)) return false;
  if (cards.n === 'any' || cards.n === 'all') return found.length > 0;
  if (one.op === 'discard' && cards.what.includes('mask')) return maskShortfall(game, context, cards.n, found) <= 0;
  const least = cards.upTo ? 1 : unrestPrice(game, context, one);
  return totalWeight(found, cards) >= least;
}

/** Whether the card may be played, where the word asks for that. */
export function fitsPlay(game: State, { seat }: Context, { op, cards }: Choosing, card: number): boolean {
  if (op !== 'play' && op !== 'freeplay') return true;
  return cardRefusal(game, seat, card, cards.what.includes('empire')) === null;
}

/** Why this card cannot be played, whatever allows it. */
export function cardRefusal(game: State, seat: Seat, card: number, whateverState: boolean): Refusal | null {
  const own = seatOf(game, seat);
  const { data, state, faces } = CARDS[card]!;
  if (data.flags?.includes('unplayable')) return UNPLAYABLE;
  if (!whateverState && state !== null && !mayPlayState(game, seat, card)) return OTHER_STATE;
  for (const { name, in: place } of data.requires ?? []) {
    const there = place === 'play' ? own.play.map((one) => one.card) : own.history;
    if (!there.some((one) => CARDS[one]!.data.name.en === name)) return NEEDS_CARD;
  }
  const context = { seat, by: seat, card };
  const plays = faces[0]!.effects.filter(({ when }) => when === 'play');
  const blocked = plays.length > 0 && plays.every(({ do: list }) => isBlocked(game, context, list));
  return blocked ? CANNOT_PAY : null;
}

/** Some cards in play take an icon off others; one card may be played as if there were none. */
function mayPlayState(game: State, seat: Seat, card: number): boolean {
  const own = seatOf(game, seat);
  const { state } = CARDS[card]!;
  if ((state === 'empire') === own.empire) return true;
  if (state === 'empire' && own.ignoresIcon) return true;
  return standing(game, seat).some((one) => one.op === 'loseicon' && one.icon === state && isAny(one.what, card));
}

export interface Borrowed {
  readonly of: Seat;
  readonly card: number;
  readonly effect: number;
}

/** Exhaust effects of others' permanents that could be used as one's own. */
export function borrowable(game: State, seat: Seat): Borrowed[] {
  return others(game, seat).flatMap((of) =>
    seatOf(game, of).play.flatMap(({ card }) =>
      faceOf(game, of, card).effects.flatMap(({ when, on, no, do: list }) => {
        const own = when === 'exhaust' && !on && !list.some(({ op }) => op === 'resolve');
        return own && CARDS[card]!.permanent && isUsable(game, seat, card, list) ? [{ of, card, effect: no }] : [];
      }),
    ),
  );
}
