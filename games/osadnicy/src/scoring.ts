import type { Io, Result, Seat } from '@imperia/engine';
import type { EndScore } from './card-data.ts';
import { CARDS } from './cards.ts';
import { endSeizures } from './effects/seize.ts';
import { hasAdvanced } from './equipped.ts';
import type { OsadnicyEvent } from './events.ts';
import { locationValue } from './factions.ts';
import { FOOD, STONE, WOOD, WORKER } from './goods.ts';
import { enterPhase } from './round.ts';
import { beatsVirtualPlayer, collected, goalLocations } from './solo/scoring.ts';
import { isSolo, SOLO_PLAYER } from './solo/virtual.ts';
import type { Location, State } from './state.ts';
import { isBeforeFourth, isInForce } from './versions.ts';

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
    value += locationScore(location);
    extra += extraScore(game, seat, location);
  }
  return { earned: points, locations: value, extra, total: points + value + extra };
}

/** One that was barred in the last round gives nothing. */
export function locationScore({ card, barred }: Location): number {
  return barred ? 0 : locationValue(CARDS[card]!.deck);
}

export function extraScore(game: State, seat: Seat, location: Location): number {
  if (location.barred && !isBeforeFourth(game)) return 0;
  const { endScore } = CARDS[location.card]!.data;
  const shored = location.shored?.vp ?? 0;
  if (!endScore || !isInForce(game, location)) return shored;
  return (
    shored +
    endScore.vp * Math.min(scored(game, seat, location, endScore.per), endScore.max ?? Number.POSITIVE_INFINITY)
  );
}

function scored(game: State, seat: Seat, { under, aside }: Location, per: EndScore['per']): number {
  switch (per) {
    case 'cardUnder':
      return under.length;
    case 'resourceAside':
      return aside[WOOD]! + aside[STONE]! + aside[FOOD]!;
    case 'goodAside':
      return aside.reduce((sum, n) => sum + n, 0);
    case 'foundation':
      return game.seats[seat]!.foundations.length;
    case 'withAdvanced':
      return game.seats[seat]!.locations.filter(hasAdvanced).length;
  }
}

/** A seizure ends with the round, so that each location scores for its owner. */
export function runScore(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  endSeizures(game);
  enterPhase(game, 'end', io);
  for (const seat of game.config.factions.keys()) {
    const { earned, locations, extra } = scoreOf(game, seat);
    io.tell?.({ did: 'score', seat, earned, locations, extra });
  }
  if (isSolo(game.config)) tellSolo(game, io);
  io.tell?.({ did: 'win', winners: result(game).winners });
}

function tellSolo(game: State, io: Io<OsadnicyEvent>): void {
  const points = scoreOf(game, SOLO_PLAYER).total;
  io.tell?.({ did: 'solo', factionLocations: goalLocations(game), collection: collected(game), points });
}

/** Alone, one wins by beating the virtual player. */
export function result(game: State): Result {
  const players = [...game.config.factions.keys()];
  const points = players.map((seat) => scoreOf(game, seat).total);
  if (isSolo(game.config)) return { points, winners: beatsVirtualPlayer(game) ? players : [] };
  return { points, winners: best(players, (seat) => rank(game, seat, points[seat]!)) };
}

/** Ties: unused workers and resources together, then cards in hand, then the victory is shared. */
function rank(game: State, seat: Seat, points: number): number[] {
  const { tokens, hand } = game.seats[seat]!;
  return [points, tokens[WORKER]! + tokens[WOOD]! + tokens[STONE]! + tokens[FOOD]!, hand.length];
}

function best(seats: readonly Seat[], rankOf: (seat: Seat) => readonly number[]): Seat[] {
  const highest = seats.map(rankOf).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return seats.filter((seat) => compare(rankOf(seat), highest) === 0);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i]!;
  return 0;
}
