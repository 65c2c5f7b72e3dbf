import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { NO_CARD } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { answerFeatures, gain } from '../gains.ts';
import { RESOURCES, WORKER } from '../goods.ts';
import { commonLeft, factionLeft } from '../piles.ts';
import { TOO_FEW_WORKERS } from '../refusals.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { endTurn } from './end-turn.ts';

/** What each resource or card costs. */
export const EXCHANGED_WORKERS = 2;

export function exchangeRefusal(game: State, seat: Seat): Refusal | null {
  return game.seats[seat]!.tokens[WORKER]! < EXCHANGED_WORKERS ? TOO_FEW_WORKERS : null;
}

/** Any number of pairs in one action, each for a resource or a card: asked pair by pair, as cards are seen. */
export function runExchange(game: State, { seat }: StepOf<'exchange'>): void {
  endTurn(game, seat, { do: 'exchange more', seat, first: true });
}

export function askExchangeMore(game: State, step: StepOf<'exchange more'>): Decision<OsadnicyStep> {
  const { seat, first } = step;
  const options: OsadnicyStep[] = [];
  if (!exchangeRefusal(game, seat)) {
    for (const good of RESOURCES) options.push({ do: 'exchange for', seat, good });
    if (commonLeft(game)) options.push({ do: 'exchange for', seat, good: 'commonCard' });
    if (factionLeft(game, seat)) options.push({ do: 'exchange for', seat, good: 'factionCard' });
    if (!first) options.push({ do: 'stop', seat });
  }
  return { seat, ask: step, options };
}

export function runExchangeFor(game: State, { seat, good }: StepOf<'exchange for'>, io: Io<OsadnicyEvent>): void {
  game.seats[seat]!.tokens[WORKER]! -= EXCHANGED_WORKERS;
  io.tell?.({ did: 'exchange', seat });
  next(game, { do: 'exchange more', seat, first: false });
  for (let i = 1; i < game.seats.length; i++) {
    answerFeatures(game, (seat + i) % game.seats.length, (when) => when.event === 'enemyExchange');
  }
  gain(game, seat, good, 1, { card: NO_CARD, why: 'exchange' }, io);
}
