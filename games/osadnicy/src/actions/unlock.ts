import { type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { controllerOf, findLocation, locationOf, NO_CARD, replaceLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { type Tokens, tokens, WORKER } from '../goods.ts';
import { payable } from '../payment.ts';
import {
  BARRED,
  CANNOT_PAY_ACTION,
  NO_ACTION,
  NOT_IN_EMPIRE,
  NOT_WRECKED,
  TOO_FEW_WORKERS,
  UNLOCKED_ALREADY,
  WRECKED,
} from '../refusals.ts';
import type { Location, State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { scoreUse } from '../technology.ts';
import { endTurn } from './end-turn.ts';

/** What it costs the owner to free a wrecked location. */
export const FREEING_COST: Tokens = tokens({ worker: 2 });

export function unlockRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { unlock } = CARDS[card]!;
  if (!unlock) return NO_ACTION;
  const { unlocked, barred, wrecked } = findLocation(game, card);
  if (barred) return BARRED;
  if (controllerOf(game, card) !== seat) return NOT_IN_EMPIRE;
  if (wrecked) return WRECKED;
  if (unlocked) return UNLOCKED_ALREADY;
  return payable(game.seats[seat]!.tokens, unlock) ? null : CANNOT_PAY_ACTION;
}

/** An action of its own: what it unlocks can be used from the next turn on, to the end of the round. */
export function runUnlock(game: State, { seat, card }: StepOf<'unlock'>, io: Io<OsadnicyEvent>): void {
  const { owner, at } = locationOf(game, card);
  replaceLocation(game, owner, at, { ...game.seats[owner]!.locations[at]!, unlocked: true });
  io.tell?.({ did: 'unlock', seat, card });
  scoreUse(game, card, 1, io);
  endTurn(game, seat, { do: 'pay', seat, card, cost: CARDS[card]!.unlock!, on: card });
}

export function freeRefusal(game: State, seat: Seat, card: number): Refusal | null {
  const { owner, at } = locationOf(game, card);
  if (owner !== seat) return NOT_IN_EMPIRE;
  if (!game.seats[owner]!.locations[at]!.wrecked) return NOT_WRECKED;
  return game.seats[seat]!.tokens[WORKER]! < FREEING_COST[WORKER]! ? TOO_FEW_WORKERS : null;
}

export function runFreeLocation(game: State, { seat, card }: StepOf<'free location'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'free location', seat, card });
  unwreck(game, card);
  endTurn(game, seat);
  next(game, { do: 'spend', seat, pay: FREEING_COST, on: NO_CARD });
}

export function unwreck(game: State, card: number): void {
  const { owner, at } = locationOf(game, card);
  const { wrecked: _wrecked, ...location } = game.seats[owner]!.locations[at]!;
  replaceLocation(game, owner, at, location);
}

export function unlockOptions(game: State, seat: Seat, { card, wrecked }: Location, options: OsadnicyStep[]): void {
  if (wrecked && !freeRefusal(game, seat, card)) options.push({ do: 'free location', seat, card });
  if (CARDS[card]!.unlock && !unlockRefusal(game, seat, card)) options.push({ do: 'unlock', seat, card });
}
