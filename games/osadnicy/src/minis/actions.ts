import { type Decision, type Io, next, type Refusal, type Seat } from '@imperia/engine';
import { actionSteps } from '../actions/activate.ts';
import { endTurn } from '../actions/end-turn.ts';
import { CARDS } from '../cards.ts';
import { useRefusal } from '../effects/words.ts';
import { NO_CARD } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { tokens, WORKER } from '../goods.ts';
import { MARKET_VISITED, NO_MARKET, NO_TILE, NO_WORKER_FOR_MARKET, TILE_USED } from '../refusals.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { minisOf, noteMinis } from './table.ts';

export const ENTRANCE_COST = tokens({ worker: 1 });

/** May this tile of diplomacy be used now? Each once a round by each player. */
export function tileRefusal(game: State, seat: Seat, card: number): Refusal | null {
  if (!game.minis?.diplomacy.includes(card)) return NO_TILE;
  if (minisOf(game, seat).used?.includes(card)) return TILE_USED;
  return useRefusal(game, seat, card, CARDS[card]!.action!, 1);
}

export function runUseTile(game: State, { seat, card }: StepOf<'use tile'>, io: Io<OsadnicyEvent>): void {
  noteMinis(game, seat, { used: [...(minisOf(game, seat).used ?? []), card] });
  io.tell?.({ did: 'use tile', seat, card });
  endTurn(game, seat, ...actionSteps(seat, card, CARDS[card]!.action!, 1, NO_CARD));
}

export function marketRefusal(game: State, seat: Seat): Refusal | null {
  if (!game.minis?.market) return NO_MARKET;
  if (minisOf(game, seat).visited) return MARKET_VISITED;
  return game.seats[seat]!.tokens[WORKER] === 0 ? NO_WORKER_FOR_MARKET : null;
}

/** A worker at the entrance; then any number of stalls, each once. */
export function runVisitMarket(game: State, { seat, card }: StepOf<'visit market'>, io: Io<OsadnicyEvent>): void {
  noteMinis(game, seat, { visited: true });
  io.tell?.({ did: 'visit market', seat, card });
  const { stalls } = game.minis!.market!;
  endTurn(game, seat, { do: 'spend', seat, pay: ENTRANCE_COST, on: NO_CARD }, { do: 'use stalls', seat, left: stalls });
}

export function askUseStalls(game: State, step: StepOf<'use stalls'>): Decision<OsadnicyStep> {
  const { seat, left } = step;
  const options = left
    .filter((card) => !useRefusal(game, seat, card, CARDS[card]!.action!, 1))
    .map((card): OsadnicyStep => ({ do: 'use stall', seat, card, left: left.filter((other) => other !== card) }));
  if (options.length > 0) options.push({ do: 'stop', seat });
  return { seat, ask: step, options };
}

/** What is paid goes to the supply. */
export function runUseStall(game: State, { seat, card, left }: StepOf<'use stall'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'use tile', seat, card });
  next(game, ...actionSteps(seat, card, CARDS[card]!.action!, 1, NO_CARD), { do: 'use stalls', seat, left });
}

export function minisOptions(game: State, seat: Seat, options: OsadnicyStep[]): void {
  if (!game.minis) return;
  const { diplomacy, market } = game.minis;
  for (const card of diplomacy) if (!tileRefusal(game, seat, card)) options.push({ do: 'use tile', seat, card });
  if (market && !marketRefusal(game, seat)) options.push({ do: 'visit market', seat, card: market.entrance });
}

/** Who passes may take a token, but for the last one. */
export function expeditionSteps(game: State, seat: Seat): OsadnicyStep[] {
  const goesOn = game.config.factions.some((_, other) => !game.seats[other]!.passed);
  return game.minis && game.minis.expedition.length > 0 && goesOn ? [{ do: 'choose token', seat }] : [];
}

export function askChooseToken(game: State, step: StepOf<'choose token'>): Decision<OsadnicyStep> {
  const { seat } = step;
  const tokensOut = game.minis!.expedition.map((card): OsadnicyStep => ({ do: 'take token', seat, card }));
  return { seat, ask: step, options: [...tokensOut, { do: 'skip', seat }] };
}

/** Used at once, and back at once: others may take the same one. */
export function runTakeToken(game: State, { seat, card }: StepOf<'take token'>, io: Io<OsadnicyEvent>): void {
  io.tell?.({ did: 'use tile', seat, card });
  next(game, { do: 'effects', seat, card, why: 'action', program: CARDS[card]!.action!.program, at: 0 });
}
