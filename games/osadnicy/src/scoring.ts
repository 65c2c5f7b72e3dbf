import type { Io, Result, Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { endSeizures } from './effects/seize.ts';
import type { OsadnicyEvent } from './events.ts';
import { COMMON_LOCATION_VALUE, FACTION_LOCATION_VALUE } from './factions.ts';
import { FOOD, STONE, WOOD, WORKER } from './goods.ts';
import { enterPhase } from './round.ts';
import type { Location, State } from './state.ts';

export interface Score {
  /** Gained during the game. */
  readonly earned: number;
  readonly locations: number;
  /** What some locations give at the end for what lies on or under them. */
  readonly extra: number;
  readonly total: number;
}

export function scoreOf(game: State, seat: Seat): Score {
  const { points, locations } = game.seats[seat]!;
  let value = 0;
  let extra = 0;
  for (const location of locations) {
    value += CARDS[location.card]!.deck === 0 ? COMMON_LOCATION_VALUE : FACTION_LOCATION_VALUE;
    extra += extraScore(location);
  }
  return { earned: points, locations: value, extra, total: points + value + extra };
}

function extraScore({ card, under, aside }: Location): number {
  const { endScore } = CARDS[card]!.data;
  if (!endScore) return 0;
  const count = endScore.per === 'cardUnder' ? under.length : aside[WOOD]! + aside[STONE]! + aside[FOOD]!;
  return endScore.vp * count;
}

/** A seizure ends with the round, so that each location scores for its owner. */
export function runScore(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  endSeizures(game);
  enterPhase(game, 'end', io);
  for (const seat of game.seats.keys()) {
    const { earned, locations, extra } = scoreOf(game, seat);
    io.tell?.({ did: 'score', seat, earned, locations, extra });
  }
  io.tell?.({ did: 'win', winners: result(game).winners });
}

/** Ties: unused workers and resources together, then cards in hand, then the victory is shared. */
export function result(game: State): Result {
  const points = game.seats.map((_, seat) => scoreOf(game, seat).total);
  const keys = game.seats.map(({ tokens, hand }, seat) => [
    points[seat]!,
    tokens[WORKER]! + tokens[WOOD]! + tokens[STONE]! + tokens[FOOD]!,
    hand.length,
  ]);
  const best = keys.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return { points, winners: [...game.seats.keys()].filter((seat) => compare(keys[seat]!, best) === 0) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i]!;
  return 0;
}
