import type { Decision, Io, Refusal, Seat } from '@imperia/engine';
import { CARDS, type CompiledAction, PROGRAMS } from '../cards.ts';
import { targetRefusal } from '../effects/words.ts';
import { controllerOf, dealsOf, findLocation, locationOf, replaceLocation, takenDeal } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { type Tokens, tokens } from '../goods.ts';
import { isFree, layOn, payable, times as timesOver } from '../payment.ts';
import { discard, removeCard } from '../piles.ts';
import { CANNOT_PAY_ACTION, CARD_SAYS_SO, NO_ACTION, NO_FOUNDATION, NOT_IN_EMPIRE, USED_UP } from '../refusals.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { endTurn } from './end-turn.ts';

const USED_MARKER: Tokens = tokens({ worker: 1 });

/** May this location's action be used so many times now? */
export function activationRefusal(game: State, seat: Seat, card: number, times: number): Refusal | null {
  const { action } = CARDS[card]!;
  if (!action) return NO_ACTION;
  const { used, blocked } = findLocation(game, card);
  if (controllerOf(game, card) !== seat) return NOT_IN_EMPIRE;
  if (blocked) return CARD_SAYS_SO;
  if (used + times > action.times) return USED_UP;
  return priceRefusal(game, seat, action, times) ?? effectRefusal(game, seat, card, action, times);
}

function priceRefusal(game: State, seat: Seat, action: CompiledAction, times: number): Refusal | null {
  const own = game.seats[seat]!;
  if (!payable(own.tokens, timesOver(action.spend, times))) return CANNOT_PAY_ACTION;
  if (own.hand.length < action.cards * times) return CANNOT_PAY_ACTION;
  if (own.foundations.length < action.foundations * times) return NO_FOUNDATION;
  return action.deals > 0 && dealsOf(game, seat).length < action.deals * times ? CANNOT_PAY_ACTION : null;
}

function effectRefusal(game: State, seat: Seat, card: number, action: CompiledAction, times: number): Refusal | null {
  const { program } = action;
  const promised = timesOver(action.spend, times);
  for (let at = 0; at < PROGRAMS[program]!.length; at++) {
    const refusal = targetRefusal(game, { seat, card, why: 'action', program, at, promised });
    if (refusal) return refusal;
  }
  return null;
}

/** Used twice at once, an action is paid for twice and carried out twice, one after the other. */
export function runActivate(game: State, { seat, card, times }: StepOf<'activate'>, io: Io<OsadnicyEvent>): void {
  const action = CARDS[card]!.action!;
  const { owner, at } = locationOf(game, card);
  const location = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, { ...location, used: location.used + times });
  io.tell?.({ did: 'activate', seat, card, times });
  const steps: OsadnicyStep[] = [];
  if (isFree(action.spend)) layOn(game, card, timesOver(USED_MARKER, times));
  else steps.push({ do: 'pay', seat, card, cost: timesOver(action.spend, times), on: card });
  for (let i = 0; i < times; i++) {
    for (let n = 0; n < action.cards; n++) steps.push({ do: 'discard for', seat, card });
    for (let n = 0; n < action.foundations; n++) steps.push({ do: 'spend foundation for', seat, card });
    for (let n = 0; n < action.deals; n++) steps.push({ do: 'end deal for', seat, card });
    steps.push({ do: 'effects', seat, card, why: 'action', program: action.program, at: 0 });
  }
  endTurn(game, seat, ...steps);
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

/** A foundation as the cost of an action; a location does not do. */
export function askSpendFoundationFor(game: State, step: StepOf<'spend foundation for'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const options = game.seats[seat]!.foundations.map((card): OsadnicyStep => ({ do: 'spend foundation', seat, card }));
  return { seat, ask: step, options };
}

export function runSpendFoundation(game: State, step: StepOf<'spend foundation'>, io: Io<OsadnicyEvent>): void {
  const { seat, card } = step;
  removeCard(game.seats[seat]!.foundations, card);
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
