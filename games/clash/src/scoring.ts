import type { Io, Result, Seat } from '@imperia/engine';
import { leaderHex, ownPowers, ruled } from './civilization.ts';
import { WONDER_CARD } from './decks.ts';
import type { ClashEvent } from './events.ts';
import { advancesOwned, governmentOf, ownedIn } from './knowledge.ts';
import { distancesFrom } from './map/distance.ts';
import { BARBARIANS, NOBODY, type Owner } from './owners.ts';
import { PORT } from './pieces.ts';
import type { SeatState, State } from './state.ts';
import { wonderData } from './wonder-data.ts';

/** Where points come from, in the order that breaks ties. */
export const POINT_SOURCES = ['pieces', 'advances', 'objectives', 'wonders', 'events', 'leaders'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export function pointsOf(game: State, seat: Seat): Readonly<Record<PointSource, number>> {
  const own = game.seats[seat]!;
  let pieces = 0;
  for (const { owner, buildings } of game.cities) {
    if (owner === seat) pieces++;
    for (const colour of buildings) if (colour === seat) pieces++;
  }
  pieces += portPoints(game, seat);
  return {
    pieces,
    advances: (advancesOwned(own) - worthless(own)) / 2,
    objectives: 2 * own.completed.length + own.runeStones,
    wonders: wonderPoints(game, seat),
    events: own.eventPoints + own.anarchy,
    leaders:
      2 * own.killed.length +
      northPoints(game, seat) +
      own.captives.length / 2 +
      own.marks.length +
      holyPoints(game, own),
  };
}

/** Whose Ports are free scores nothing for its government. */
function worthless(own: SeatState): number {
  const current = governmentOf(own);
  return current >= 0 && hasFreePorts(own) ? ownedIn(own, current).length : 0;
}

function hasFreePorts(own: SeatState): boolean {
  return ownPowers(own).some(({ power }) => power === 'free ports');
}

/** Half a point more for each own Port. */
function portPoints(game: State, seat: Seat): number {
  if (!hasFreePorts(game.seats[seat]!)) return 0;
  return game.cities.filter(({ buildings }) => buildings[PORT] === seat).length / 2;
}

/** A point for each token of the druids under barbarians. */
function holyPoints(game: State, own: SeatState): number {
  if (!ownPowers(own).some(({ power }) => power === 'druids')) return 0;
  return game.cities.filter(({ owner, culture }) => owner === BARBARIANS && culture > 0).length;
}

/** Half a point for each hex between a leader of the north and the first city. */
function northPoints(game: State, seat: Seat): number {
  if (!ruled(game, seat, 'points for distance')) return 0;
  const hex = leaderHex(game, seat);
  return hex < 0 ? 0 : Math.max(0, distancesFrom(game, game.seats[seat]!.home)[hex]!) / 2;
}

/** All of a wonder that is still its builder's, and of some for ever; else a part each. */
function wonderPoints(game: State, seat: Seat): number {
  let sum = 0;
  for (const { owner, wonders } of game.cities)
    for (const card of wonders) {
      const { points } = wonderData(card);
      if (builderOf(game, card) === seat) sum += points.builder;
      if (owner === seat) sum += points.owner;
    }
  return sum;
}

function builderOf(game: State, card: number): Owner {
  return game.builders[card - WONDER_CARD]!;
}

export function totalOf(game: State, seat: Seat): number {
  return Object.values(pointsOf(game, seat)).reduce((sum, points) => sum + points, 0);
}

/** The most points; of equals, who holds the pyramid; then whoever has more from each source in turn. */
export function result(game: State): Result {
  const seats = [...game.seats.keys()];
  const points = seats.map((seat) => totalOf(game, seat));
  const best = Math.max(...points);
  let winners = seats.filter((seat) => points[seat] === best);
  const pharaoh = tieBreaker(game);
  if (winners.includes(pharaoh)) winners = [pharaoh];
  for (const source of POINT_SOURCES) {
    const most = Math.max(...winners.map((seat) => pointsOf(game, seat)[source]));
    winners = winners.filter((seat) => pointsOf(game, seat)[source] === most);
  }
  return { points, winners };
}

/** Who built the wonder that wins ties, while it stands. */
function tieBreaker(game: State): Owner {
  for (const { wonders } of game.cities)
    for (const card of wonders)
      if (wonderData(card).powers.some(({ power }) => power === 'builder for ever')) return builderOf(game, card);
  return NOBODY;
}

export function runScore(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const { points, winners } = result(game);
  for (const [seat, total] of points.entries()) io.tell?.({ did: 'score', seat, points: total });
  io.tell?.({ did: 'win', winners });
  game.steps = [];
}
