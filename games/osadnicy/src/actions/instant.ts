import type { Io, Refusal, Seat } from '@imperia/engine';
import { CARDS } from '../cards.ts';
import { useRefusal } from '../effects/words.ts';
import { NO_CARD } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { discard, removeCard } from '../piles.ts';
import { NO_INSTANT } from '../refusals.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { actionSteps } from './activate.ts';
import { endTurn } from './end-turn.ts';

/** May this card be played now, in this of its ways? */
export function instantRefusal(game: State, seat: Seat, card: number, way: number): Refusal | null {
  const action = CARDS[card]!.instant[way];
  return action ? useRefusal(game, seat, card, action, 1) : NO_INSTANT;
}

/** Its instruction is carried out, then it is discarded. */
export function runPlayInstant(game: State, { seat, card, way }: StepOf<'play instant'>, io: Io<OsadnicyEvent>): void {
  const own = game.seats[seat]!;
  removeCard(own.hand, card);
  own.announced.push(card);
  io.tell?.({ did: 'play instant', seat, card });
  const steps = actionSteps(seat, card, CARDS[card]!.instant[way]!, 1, NO_CARD);
  endTurn(game, seat, ...steps, { do: 'discard instant', seat, card });
}

export function runDiscardInstant(game: State, { seat, card }: StepOf<'discard instant'>): void {
  removeCard(game.seats[seat]!.announced, card);
  discard(game, card);
}
