import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS, type CompiledAction } from '../cards.ts';
import { useRefusal } from '../effects/words.ts';
import {
  controllerOf,
  dealsOf,
  findLocation,
  isCommon,
  locationOf,
  replaceLocation,
  takenDeal,
  works,
} from '../empire.ts';
import { timesOf } from '../equipped.ts';
import type { OsadnicyEvent } from '../events.ts';
import { NO_TOKENS, type Tokens, tokens } from '../goods.ts';
import { isFree, layOn, times as timesOver } from '../payment.ts';
import { discard, removeCard } from '../piles.ts';
import { removeFoundation } from '../positions.ts';
import { BARRED, CARD_SAYS_SO, LOCKED, NEUTRAL, NO_ACTION, NOT_IN_EMPIRE, USED_UP, WRECKED } from '../refusals.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { scoreUse } from '../technology.ts';
import { endTurn } from './end-turn.ts';

const USED_MARKER: Tokens = tokens({ worker: 1 });

/** May this location's action be used so many times now? */
export function activationRefusal(game: State, seat: Seat, card: number, times: number): Refusal | null {
  if (!CARDS[card]!.action) return NO_ACTION;
  const location = findLocation(game, card);
  if (location.barred) return BARRED;
  if (location.neutral) return NEUTRAL;
  if (controllerOf(game, card) !== seat) return NOT_IN_EMPIRE;
  return ownActionRefusal(game, seat, location, times);
}

/** The same of an action location that is in the empire. */
export function ownActionRefusal(game: State, seat: Seat, location: Location, times: number): Refusal | null {
  const { card, used, blocked, wrecked } = location;
  if (blocked) return CARD_SAYS_SO;
  if (wrecked) return WRECKED;
  if (!works(location)) return LOCKED;
  if (used + times > timesOf(location)) return USED_UP;
  return useRefusal(game, seat, card, CARDS[card]!.action!, times);
}

/** Used twice at once, an action is paid for twice and carried out twice, one after the other. */
export function runActivate(game: State, { seat, card, times }: StepOf<'activate'>, io: Io<OsadnicyEvent>): void {
  endTurn(game, seat, ...useSteps(game, seat, card, times, io));
}

/** The goods lie on the location, whoever uses it, and its use is up for its owner too. */
export function runUseEnemyAction(
  game: State,
  { seat, card }: StepOf<'use enemy action'>,
  io: Io<OsadnicyEvent>,
): void {
  next(game, ...useSteps(game, seat, card, 1, io));
}

/** Nothing is paid: a worker from the supply marks the use. */
export function runUseOwnAction(game: State, { seat, card }: StepOf<'use own action'>, io: Io<OsadnicyEvent>): void {
  const free: CompiledAction = { ...CARDS[card]!.action!, spend: NO_TOKENS, cards: 0, deals: 0, foundations: 0 };
  next(game, ...useSteps(game, seat, card, 1, io, free));
}

function useSteps(
  game: State,
  seat: Seat,
  card: number,
  times: number,
  io: Io<OsadnicyEvent>,
  action = CARDS[card]!.action!,
): OsadnicyStep[] {
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, used: location.used + times });
  io.tell?.({ did: 'activate', seat, card, times });
  if (isFree(action.spend)) layOn(game, card, timesOver(USED_MARKER, times));
  if (location.technology) scoreUse(game, card, times, io);
  return actionSteps(seat, card, action, times, card);
}

/** Pay, on this location if any, and carry out. */
export function actionSteps(
  seat: Seat,
  card: number,
  action: CompiledAction,
  times: number,
  on: number,
): OsadnicyStep[] {
  const steps: OsadnicyStep[] = [];
  if (!isFree(action.spend)) steps.push({ do: 'pay', seat, card, cost: timesOver(action.spend, times), on });
  for (let i = 0; i < times; i++) {
    for (let n = 0; n < action.cards; n++) steps.push({ do: 'discard for', seat, card });
    for (let n = 0; n < action.laid; n++) steps.push({ do: 'lay for', seat, card });
    for (let n = 0; n < action.foundations; n++) steps.push({ do: 'spend foundation for', seat, card });
    for (let n = 0; n < action.deals; n++) steps.push({ do: 'end deal for', seat, card });
    steps.push({ do: 'effects', seat, card, why: 'action', program: action.program, at: 0 });
  }
  return steps;
}

/** A card from the hand as the cost of an action. */
export function askDiscardFor(game: State, step: StepOf<'discard for'>): Decision<OsadnicyStep> {
  const { seat } = step;
  return { seat, ask: step, options: game.seats[seat]!.hand.map((card) => ({ do: 'discard', seat, card })) };
}

export function runDiscard(game: State, { seat, card }: StepOf<'discard'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  discard(game, card);
  io.tell?.({ did: 'discard', seat, card });
}

/** A common card from the hand, laid under the location. */
export function askLayFor(game: State, step: StepOf<'lay for'>): Decision<OsadnicyStep> {
  const { seat, card: source } = step;
  const common = game.seats[seat]!.hand.filter((card) => card >= 0 && isCommon(CARDS[card]!));
  return { seat, ask: step, options: common.map((card) => ({ do: 'lay', seat, card, source })) };
}

export function runLay(game: State, { seat, card, source }: StepOf<'lay'>, io: Io<OsadnicyEvent>): void {
  removeCard(game.seats[seat]!.hand, card);
  const { owner, at } = locationOf(game, source);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, laid: [...(location.laid ?? []), card] });
  io.tell?.({ did: 'put under', seat, on: source, cards: [card] });
}

/** A foundation as the cost of an action; a location does not do. */
export function askSpendFoundationFor(game: State, step: StepOf<'spend foundation for'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options = game.seats[seat]!.foundations.map((card): OsadnicyStep => ({ do: 'spend foundation', seat, card }));
  return { seat, ask: step, options };
}

export function runSpendFoundation(game: State, step: StepOf<'spend foundation'>, io: Io<OsadnicyEvent>): void {
  const { seat, card } = step;
  removeFoundation(game, seat, card);
  discard(game, card);
  io.tell?.({ did: 'give up', seat, card, foundation: true });
}

/** A deal as the cost of an action: from under the own board, or made with a location of another empire. */
export function askEndDealFor(game: State, step: StepOf<'end deal for'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options = dealsOf(game, seat).map(({ card, of }): OsadnicyStep => ({ do: 'end deal', seat, card, of }));
  return { seat, ask: step, options };
}

export function runEndDeal(game: State, { seat, card, of }: StepOf<'end deal'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'lose deal', seat, of: seat, card });
  discard(game, takenDeal(game, seat, of, card));
}
