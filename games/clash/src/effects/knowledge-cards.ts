import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { priceOf } from '../actions/advance.ts';
import { ADVANCES, type Advance } from '../advances.ts';
import { actionCard } from '../card-data.ts';
import { citiesOf } from '../cities.ts';
import type { ClashEvent } from '../events.ts';
import { plus } from '../goods.ts';
import { canGain, gainable, governmentOf, owns } from '../knowledge.ts';
import { hexesWithin } from '../map/distance.ts';
import type { Hex } from '../map/grid.ts';
import { payable } from '../payment.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepOf } from '../steps.ts';
import { hexAt } from '../units.ts';
import { playCard } from './play.ts';
import { isOpposed, isOpposedByName } from './powers/ruse.ts';

const NEAR = 2;

function presence(game: State, seat: Seat): Hex[] {
  return [...citiesOf(game, seat).map(({ hex }) => hex), ...game.seats[seat]!.units.map(hexAt)];
}

/** Players with a unit or city near one of the seat's. */
export function neighbours(game: State, seat: Seat): Seat[] {
  const near = hexesWithin(game, presence(game, seat), NEAR);
  return [...game.seats.keys()].filter(
    (other) => other !== seat && presence(game, other).some((hex) => near[hex]! >= 0),
  );
}

/** Advances that the seat could gain and one of these owns; any without them. */
export function learnable(game: State, seat: Seat, from: readonly Seat[]): Advance[] {
  const all = gainable(game, seat);
  return from.length === 0 ? all : all.filter((advance) => from.some((other) => owns(game.seats[other]!, advance)));
}

export function askLearn(game: State, step: StepOf<'learn'>): Decision<ClashStep> {
  const { seat, from } = step;
  const options = learnable(game, seat, from).map(
    (advance): ClashStep => ({ do: 'gain advance', seat, advance, cube: false }),
  );
  return { seat, ask: step, options, forced: true };
}

/** Neighbours of whom something can be learned. */
export function partners(game: State, seat: Seat): Seat[] {
  return neighbours(game, seat).filter((other) => learnable(game, seat, [other]).length > 0);
}

export function askExchangeKnowledge(game: State, step: StepOf<'exchange knowledge'>): Decision<ClashStep> {
  const { seat } = step;
  const options = partners(game, seat).map((of): ClashStep => ({ do: 'exchange with', seat, of }));
  return { seat, ask: step, options, forced: true };
}

/** First the one, then the other. */
export function runExchangeWith(game: State, step: StepOf<'exchange with'>): void {
  const { seat, of } = step;
  if (isOpposedByName(game, seat, step)) return;
  next(game, { do: 'learn', seat, from: [of] }, { do: 'learn', seat: of, from: [seat] });
}

/** Advances of a category that can be bought now, so that `left` of them can be bought in a row. */
export function purchases(game: State, seat: Seat, category: number, left: number): Advance[] {
  return gainable(game, seat).filter((advance) => {
    if (category >= 0 && ADVANCES[advance]!.category !== category) return false;
    const price = priceOf(game, seat, advance);
    if (left === 1) return payable(game, seat, price, 'advance');
    return ADVANCES.some(
      (_, then) =>
        follows(game, seat, advance, then) && payable(game, seat, plus(price, priceOf(game, seat, then)), 'advance'),
    );
  });
}

/** Whether the second may be bought after the first, of the same category. */
function follows(game: State, seat: Seat, first: Advance, then: Advance): boolean {
  const { category, requires, government } = ADVANCES[then]!;
  const own = game.seats[seat]!;
  if (first === then || category !== ADVANCES[first]!.category || owns(own, then)) return false;
  if (canGain(game, seat, then)) return true;
  return requires === first && (!government || governmentOf(own) < 0);
}

export function askChoosePurchase(game: State, step: StepOf<'choose purchase'>): Decision<ClashStep> {
  const { seat, category, left } = step;
  const options = purchases(game, seat, category, left).map(
    (advance): ClashStep => ({ do: 'purchase', seat, advance, left }),
  );
  return { seat, ask: step, options, forced: true };
}

export function runPurchase(game: State, { seat, advance, left }: StepOf<'purchase'>): void {
  const { category } = ADVANCES[advance]!;
  const more: ClashStep[] = left > 1 ? [{ do: 'choose purchase', seat, category, left: left - 1 }] : [];
  next(game, { do: 'buy advance', seat, advance, cube: false }, ...more);
}

/** A city has been captured: whoever holds cards is asked, whatever they are; one card for one city. */
export function askTeachUs(game: State, step: StepOf<'teach us'>): Decision<ClashStep> {
  const { seat, of } = step;
  const { hand } = game.seats[seat]!;
  if (hand.length === 0) return { seat, ask: step, options: [] };
  const cards = learnable(game, seat, [of]).length > 0 ? hand.filter(isTeaching) : [];
  const options = cards.slice(0, 1).map((card): ClashStep => ({ do: 'taught', seat, card, of }));
  return { seat, ask: step, options: [...options, { do: 'decline', seat }] };
}

function isTeaching(card: number): boolean {
  return actionCard(card).civil.when === 'city captured';
}

export function runTaught(game: State, step: StepOf<'taught'>, io: Io<ClashEvent>): void {
  const { seat, card, of } = step;
  if (isOpposed(game, seat, card, step)) return;
  playCard(game, seat, card, io);
  next(game, { do: 'learn', seat, from: [of] });
}
