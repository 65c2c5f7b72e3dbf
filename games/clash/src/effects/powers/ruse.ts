import { type Decision, type Io, next, type Seat } from '@imperia/engine';
import { spendAction } from '../../actions/spending.ts';
import { actionCard, type CivilEffect } from '../../card-data.ts';
import { citiesOf } from '../../cities.ts';
import { civil } from '../../civilization.ts';
import { EVENT_CARD, OBJECTIVE_CARD } from '../../decks.ts';
import type { ClashEvent } from '../../events.ts';
import { isNothing } from '../../goods.ts';
import { hexesWithin } from '../../map/distance.ts';
import type { Hex } from '../../map/grid.ts';
import { isArmy } from '../../pieces.ts';
import { discardAction, discardEvent, removeCard } from '../../piles.ts';
import type { State } from '../../state.ts';
import type { ClashStep, StepOf } from '../../steps.ts';
import { hexAt, kindOf } from '../../units.ts';

const REACH = 2;

/** Marks of the turn: nobody cancels the card that is declared; a card whose target is about to be named. */
const UNOPPOSED = 'unopposed';
const DECLARED = 'declared ';

/** Effects upon somebody else: whoever would cancel them may wait for the name. */
const TARGETED: ReadonlySet<CivilEffect['do']> = new Set<CivilEffect['do']>(['hinder', 'spy', 'exchange', 'truce']);

function placesOf(game: State, seat: Seat, armed: boolean): Hex[] {
  const units = game.seats[seat]!.units.filter((one) => !armed || isArmy(kindOf(one)));
  return [...citiesOf(game, seat).map(({ hex }) => hex), ...units.map(hexAt)];
}

/** Who could cancel a card of this seat: near enough, and with a card to give for it. */
function opponents(game: State, seat: Seat): Seat[] {
  const able = [...game.seats.keys()].filter((other) => {
    const { hand, persons } = game.seats[other]!;
    return other !== seat && hand.length + persons.length > 0 && civil(game, other, 'ruse') !== undefined;
  });
  if (able.length === 0) return able;
  const near = hexesWithin(game, placesOf(game, seat, false), REACH);
  return able.filter((other) => placesOf(game, other, true).some((hex) => near[hex]! >= 0));
}

/** The card lies open until everyone who could cancel it has been asked; then the step comes again. */
export function isOpposed(game: State, seat: Seat, card: number, step: ClashStep): boolean {
  if (game.used.includes(UNOPPOSED)) {
    game.used = game.used.filter((mark) => mark !== UNOPPOSED);
    return false;
  }
  const asked = opponents(game, seat);
  if (asked.length === 0) return false;
  const own = game.seats[seat]!;
  if (own.hand.includes(card)) {
    removeCard(own.hand, card);
    own.revealed.push(card);
  }
  next(game, ...questions(asked, seat, card), { do: 'unopposed' }, step);
  return true;
}

function questions(asked: readonly Seat[], of: Seat, card: number): ClashStep[] {
  return asked.map((seat): ClashStep => ({ do: 'ruse', seat, of, card }));
}

export function runUnopposed(game: State): void {
  game.used.push(UNOPPOSED);
}

/** A card whose target will be named, before anyone is asked and anything paid. */
export function isDeclaredFirst(game: State, seat: Seat, card: number): boolean {
  const [effect] = actionCard(card).civil.effects;
  if (!effect || !TARGETED.has(effect.do) || game.used.includes(UNOPPOSED)) return false;
  if (opponents(game, seat).length === 0) return false;
  game.used.push(`${DECLARED}${card}`);
  return true;
}

/** The target has been named: now they are asked, and then the card is paid for. */
export function isOpposedByName(game: State, seat: Seat, step: ClashStep): boolean {
  const mark = game.used.find((one) => one.startsWith(DECLARED));
  if (mark === undefined) return false;
  game.used = game.used.filter((one) => one !== mark);
  const card = Number(mark.slice(DECLARED.length));
  next(game, ...questions(opponents(game, seat), seat, card), { do: 'pay for card', seat, card }, step);
  return true;
}

export function runPayForCard(game: State, { seat, card }: StepOf<'pay for card'>, io: Io<ClashEvent>): void {
  const { action, cost } = actionCard(card).civil;
  if (action && !civil(game, seat, 'free cards')) spendAction(game, seat, 'play', io);
  if (!isNothing(cost)) next(game, { do: 'pay', seat, cost, tender: 'plain' });
}

/** Any card of the hand, or a great person, is given to cancel the card. */
export function askRuse(game: State, step: StepOf<'ruse'>): Decision<ClashStep> {
  const { seat, of } = step;
  const { hand, persons } = game.seats[seat]!;
  const options = [...hand, ...persons].map((card): ClashStep => ({ do: 'ruse played', seat, card, of }));
  return { seat, ask: step, options: options.length > 0 ? [...options, { do: 'decline', seat }] : [] };
}

/** The card is discarded as if it had not been played; its price is not paid. */
export function runRusePlayed(game: State, { seat, card, of }: StepOf<'ruse played'>, io: Io<ClashEvent>): void {
  const { hand, persons } = game.seats[seat]!;
  removeCard(isAction(card) ? hand : persons, card);
  layAside(game, seat, card, io);
  const cancelled = cancel(game);
  const own = game.seats[of]!;
  const pile = [own.revealed, own.persons].find((cards) => cards.includes(cancelled));
  if (!pile) return;
  removeCard(pile, cancelled);
  layAside(game, of, cancelled, io);
}

function isAction(card: number): boolean {
  return card < OBJECTIVE_CARD;
}

function layAside(game: State, seat: Seat, card: number, io: Io<ClashEvent>): void {
  if (card >= EVENT_CARD) discardEvent(game, seat, card);
  else discardAction(game, seat, card);
  io.tell?.({ did: 'discard', seat, card });
}

/** Nobody else is asked, and what waited does not come. The card that waited. */
function cancel(game: State): number {
  let step = game.steps.pop()!;
  while (step.do === 'ruse') step = game.steps.pop()!;
  const waiting = game.steps.pop()!;
  return 'card' in waiting ? waiting.card : -1;
}
