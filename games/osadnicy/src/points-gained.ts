import type { Seat } from '@imperia/engine';
import { CARDS } from './cards.ts';
import { ROUNDS } from './config.ts';
import { NO_CARD } from './empire.ts';
import type { OsadnicyEvent } from './events.ts';
import { extraScore, locationScore } from './scoring.ts';
import type { State } from './state.ts';
import type { Why } from './steps.ts';

/** Where points come from: what was done for them, the locations that stand, and what lies on or under those. */
export type PointSource = Why | 'locations' | 'extra';

/** In the order of the rulebook: the phases of a round, then the end. */
export const POINT_SOURCES = [
  'board',
  'deal',
  'production',
  'feature',
  'action',
  'bonus',
  'raze',
  'exchange',
  'foundation',
  'visit',
  'technology',
  'conquest',
  'event',
  'locations',
  'extra',
] as const satisfies readonly PointSource[];

/** Points of one seat from one source at one time; below zero when some were given up. */
export interface PointsGained {
  readonly seat: Seat;
  readonly round: number;
  readonly source: PointSource;
  /** -1 for none. */
  readonly card: number;
  readonly points: number;
}

/**
 * Every point of a game, from what somebody at the table heard and sees now. For each seat they add up to its score:
 * what it earned so far, and what its locations are worth as they stand.
 */
export function pointsGained(view: State, heard: readonly OsadnicyEvent[]): PointsGained[] {
  return [...pointsHeard(heard), ...pointsStanding(view)];
}

function pointsHeard(heard: readonly OsadnicyEvent[]): PointsGained[] {
  const gained: PointsGained[] = [];
  let round = 1;
  for (const event of heard) {
    if (event.did === 'round') round = event.round;
    else if (event.did === 'gain' && event.good === 'vp') {
      const { seat, why, card, n } = event;
      gained.push({ seat, round, source: why, card, points: n });
    } else if (event.did === 'lose' && event.good === 'vp') {
      const { seat, card, n } = event;
      gained.push({ seat, round, source: 'action', card, points: -n });
    }
  }
  return gained;
}

function pointsStanding(view: State): PointsGained[] {
  const { config, seats, round } = view;
  return [...config.factions.keys()].flatMap((seat) =>
    seats[seat]!.locations.flatMap((location): PointsGained[] => {
      const of = { seat, round, card: location.card };
      const extra = extraScore(view, seat, location);
      const worth: PointsGained = { ...of, source: 'locations', points: locationScore(location) };
      return extra > 0 ? [worth, { ...of, source: 'extra', points: extra }] : [worth];
    }),
  );
}

export function pointsBySource(gained: readonly PointsGained[], seat: Seat): ReadonlyMap<PointSource, number> {
  const sums = new Map<PointSource, number>();
  for (const source of POINT_SOURCES) {
    const from = gained.filter((one) => one.seat === seat && one.source === source);
    if (from.length > 0) sums.set(source, sum(from));
  }
  return sums;
}

interface CardPoints {
  readonly card: number;
  readonly points: number;
}

/** The best cards first; copies of a card count as one, named by the first that gave something. */
export function pointsByCard(gained: readonly PointsGained[], seat: Seat): CardPoints[] {
  const byCard = new Map<string, CardPoints>();
  for (const { card, points } of gained.filter((one) => one.seat === seat && one.card > NO_CARD)) {
    const { id } = CARDS[card]!.data;
    const before = byCard.get(id);
    byCard.set(id, { card: before?.card ?? card, points: (before?.points ?? 0) + points });
  }
  return [...byCard.values()].sort((a, b) => b.points - a.points);
}

/** How many points a seat had at the end of each round, without its locations; with them once all is over. */
export function pointsByRound(gained: readonly PointsGained[], seat: Seat): { earned: number[]; total: number } {
  const own = gained.filter((one) => one.seat === seat);
  const earned = own.filter(({ source }) => source !== 'locations' && source !== 'extra');
  const rounds = Array.from({ length: ROUNDS }, (_, i) => sum(earned.filter(({ round }) => round <= i + 1)));
  return { earned: rounds, total: sum(own) };
}

function sum(gained: readonly PointsGained[]): number {
  return gained.reduce((all, { points }) => all + points, 0);
}
