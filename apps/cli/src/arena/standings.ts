import type { GameFault } from '../sim/simulate.ts';
import { type Interval, type Line, Tally, wilson } from '../sim/tally.ts';
import { type Encounter, ratingsOf } from './elo.ts';
import { type Duel, pairsOf, type Tournament } from './plan.ts';
import type { Result } from './record.ts';

interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winRateA: number;
  /** Of the 95 % interval of the win rate, after Wilson, for games of which two share a deal. */
  readonly low: number;
  readonly high: number;
  readonly meanPointsA: number;
  readonly meanPointsB: number;
}

export interface BotLine {
  readonly bot: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly winRate: number;
  readonly winRateLow: number;
  readonly winRateHigh: number;
  readonly meanPoints: number;
  readonly msPerDecision: number;
}

interface FactionLine {
  readonly games: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly meanPoints: number;
  /** Against each other faction: how many games, and the part of them that it came out ahead. */
  readonly against: Readonly<Record<string, { readonly games: number; readonly winRate: number }>>;
}

export interface Standings {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly pairings: readonly Pairing[];
  /** The strongest first. */
  readonly ratings: readonly BotLine[];
  readonly factions: Readonly<Record<string, FactionLine>>;
  /** Decisions in a game. */
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
  /** What bots of somebody's own failed to answer; absent where nothing. */
  readonly faults?: readonly GameFault[];
  /** For the charts: points of each bot, and the length of each game. */
  readonly points: Readonly<Record<string, readonly number[]>>;
  readonly lengths: readonly number[];
}

export interface Played {
  readonly duel: Duel;
  readonly result: Result;
}

/** What follows from all games that were played. */
export function standingsOf(tournament: Tournament, played: readonly Played[]): Standings {
  const { game, players, seed } = tournament;
  const pairings = pairingsOf(tournament, played);
  const faults = played.flatMap(({ result }) => result.faults?.map((fault) => ({ game: result.game, ...fault })) ?? []);
  const lengths = played.map(({ result }) => result.decisions);
  return {
    game,
    players,
    games: played.length,
    seed,
    pairings,
    ratings: botLines(tournament, played, pairings),
    factions: factionLines(tournament, played),
    length: spread(lengths),
    ...(faults.length > 0 && { faults }),
    points: Object.fromEntries(tournament.bots.map((bot) => [bot, pointsOf(bot, played)])),
    lengths,
  };
}

function pairingsOf(tournament: Tournament, played: readonly Played[]): Pairing[] {
  return pairsOf(tournament).map(([a, b]) => {
    const met = played.filter(({ duel: { pair } }) => pair[0] === a && pair[1] === b);
    const [ofA, ofB] = [lineOf(a, met), lineOf(b, met)];
    const [low, high] = pairedInterval(a, met);
    const [meanPointsA, meanPointsB] = [ofA.meanScore, ofB.meanScore];
    return { a, b, games: ofA.games, winRateA: ofA.winRate, low, high, meanPointsA, meanPointsB };
  });
}

/** A deal is played twice, so the games are not independent: as many count as would leave the rate as uncertain. */
function pairedInterval(bot: string, met: readonly Played[]): Interval {
  const deals = new Map<number, number[]>();
  for (const one of met) deals.set(one.duel.seed, [...(deals.get(one.duel.seed) ?? []), wonBy(bot, one)]);
  const rates = [...deals.values()].map(mean);
  const rate = mean(met.map((one) => wonBy(bot, one)));
  const variance =
    rates.reduce((sum, one) => sum + (one - rate) ** 2, 0) / Math.max(1, rates.length - 1) / rates.length;
  const games = variance > 0 ? (rate * (1 - rate)) / variance : rates.length;
  return wilson(rate * games, games);
}

/** Its part of the victory; half where nobody wins. */
function wonBy(bot: string, { duel, result: { winners } }: Played): number {
  const seats = seatsOf(bot, duel);
  return winners.length > 0 ? winners.filter((seat) => seats.includes(seat)).length / winners.length : 0.5;
}

/** Where a bot has several seats, their points are averaged and their parts of the victory added. */
function lineOf(bot: string, played: readonly Played[]): Line {
  const tally = new Tally();
  for (const one of played) {
    const seats = seatsOf(bot, one.duel);
    if (seats.length > 0) tally.add(mean(seats.map((seat) => one.result.points[seat]!)), wonBy(bot, one));
  }
  return tally.line();
}

function seatsOf(bot: string, { seats }: Duel): number[] {
  return [...seats.keys()].filter((seat) => seats[seat] === bot);
}

function botLines({ bots }: Tournament, played: readonly Played[], pairings: readonly Pairing[]): BotLine[] {
  const encounters = pairings.map(
    ({ a, b, games, winRateA }): Encounter => ({
      a: bots.indexOf(a),
      b: bots.indexOf(b),
      games,
      won: winRateA * games,
    }),
  );
  const ratings = ratingsOf(bots.length, encounters);
  return bots
    .map((bot, i): BotLine => {
      const { games, winRate, winRate95, meanScore } = lineOf(bot, played);
      const [winRateLow, winRateHigh] = winRate95;
      const thought = { winRate, winRateLow, winRateHigh, meanPoints: meanScore, msPerDecision: pace(bot, played) };
      return { bot, ...ratings[i]!, games, ...thought };
    })
    .sort((one, other) => other.elo - one.elo);
}

/** Milliseconds for a decision, on average. */
function pace(bot: string, played: readonly Played[]): number {
  const thoughts = played.flatMap(({ duel, result }) => seatsOf(bot, duel).map((seat) => result.thought[seat]!));
  const decisions = thoughts.reduce((sum, thought) => sum + thought.decisions, 0);
  return decisions === 0 ? 0 : thoughts.reduce((sum, thought) => sum + thought.milliseconds, 0) / decisions;
}

function pointsOf(bot: string, played: readonly Played[]): number[] {
  return played.flatMap(({ duel, result }) => seatsOf(bot, duel).map((seat) => result.points[seat]!));
}

function factionLines({ factions: named }: Tournament, played: readonly Played[]): Record<string, FactionLine> {
  const factions = named.length > 0 ? named : [...new Set(played.flatMap(({ duel }) => duel.sides))];
  return Object.fromEntries(
    factions.map((faction) => {
      const tally = new Tally();
      for (const { duel, result } of played) {
        const seat = duel.sides.indexOf(faction);
        if (seat < 0) continue;
        const { winners, points } = result;
        tally.add(points[seat]!, winners.includes(seat) ? 1 / winners.length : 0);
      }
      const { games, winRate, winRate95, meanScore } = tally.line();
      const others = factions.filter((other) => other !== faction);
      const against = Object.fromEntries(others.map((other) => [other, headToHead(faction, other, played)]));
      return [faction, { games, winRate, low: winRate95[0], high: winRate95[1], meanPoints: meanScore, against }];
    }),
  );
}

function headToHead(faction: string, other: string, played: readonly Played[]): { games: number; winRate: number } {
  let games = 0;
  let ahead = 0;
  for (const { duel, result } of played) {
    const [seat, against] = [duel.sides.indexOf(faction), duel.sides.indexOf(other)];
    if (seat < 0 || against < 0) continue;
    games++;
    ahead += aheadOf(result, seat, against);
  }
  return { games, winRate: games === 0 ? 0 : ahead / games };
}

/** A victory decides; between two who did not win, or who shared it, their points. */
function aheadOf({ winners, points }: Result, seat: number, other: number): number {
  const by = Number(winners.includes(seat)) - Number(winners.includes(other)) || points[seat]! - points[other]!;
  return by > 0 ? 1 : by < 0 ? 0 : 0.5;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function spread(numbers: readonly number[]): { mean: number; min: number; max: number } {
  const min = numbers.reduce((least, n) => Math.min(least, n), numbers[0] ?? 0);
  return { mean: mean(numbers), min, max: numbers.reduce((most, n) => Math.max(most, n), 0) };
}
