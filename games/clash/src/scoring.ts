import type { Io, Result, Seat } from '@imperia/engine';
import { WONDER_CARD } from './decks.ts';
import type { ClashEvent } from './events.ts';
import { advancesOwned } from './knowledge.ts';
import { NOBODY } from './owners.ts';
import type { State } from './state.ts';

/** Where points come from, in the order that breaks ties. */
const POINT_SOURCES = ['pieces', 'advances', 'objectives', 'wonders', 'events', 'leaders'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

const PYRAMID = 'great-pyramid';
/** The wonders in the order of their cards. */
const WONDERS = [
  'great-arena',
  'great-gardens',
  'great-library',
  'great-lighthouse',
  'great-mausoleum',
  PYRAMID,
  'great-statue',
  'great-wall',
] as const;

export function pointsOf(game: State, seat: Seat): Readonly<Record<PointSource, number>> {
  const own = game.seats[seat]!;
  let pieces = 0;
  for (const { owner, buildings } of game.cities) {
    if (owner === seat) pieces++;
    for (const colour of buildings) if (colour === seat) pieces++;
  }
  return {
    pieces,
    advances: advancesOwned(own) / 2,
    objectives: 2 * own.completed.length,
    wonders: wonderPoints(game, seat),
    events: own.eventPoints,
    leaders: 2 * own.killed.length,
  };
}

/** Four for a wonder that is still its builder's; else two for each of them. The pyramid is its builder's for ever. */
function wonderPoints(game: State, seat: Seat): number {
  let points = 0;
  for (const { owner, wonders } of game.cities)
    for (const card of wonders) {
      const builder = game.builders[card - WONDER_CARD]!;
      if (WONDERS[card - WONDER_CARD] === PYRAMID) points += builder === seat ? 5 : 0;
      else points += (owner === seat ? 2 : 0) + (builder === seat ? 2 : 0);
    }
  return points;
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
  const pharaoh = game.builders[WONDERS.indexOf(PYRAMID)] ?? NOBODY;
  if (winners.includes(pharaoh) && isStanding(game, WONDER_CARD + WONDERS.indexOf(PYRAMID))) winners = [pharaoh];
  for (const source of POINT_SOURCES) {
    const most = Math.max(...winners.map((seat) => pointsOf(game, seat)[source]));
    winners = winners.filter((seat) => pointsOf(game, seat)[source] === most);
  }
  return { points, winners };
}

function isStanding(game: State, card: number): boolean {
  return game.cities.some(({ wonders }) => wonders.includes(card));
}

export function runScore(game: State, _step: unknown, io: Io<ClashEvent>): void {
  const { points, winners } = result(game);
  for (const [seat, total] of points.entries()) io.tell?.({ did: 'score', seat, points: total });
  io.tell?.({ did: 'win', winners });
  game.steps = [];
}
