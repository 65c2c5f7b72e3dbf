import type { Seat } from '@imperia/engine';
import { TOKENS } from './card-data.ts';
import type { ImperiumEvent } from './events.ts';

const PROGRESS = TOKENS.indexOf('progress');

interface InRound {
  readonly round: number;
  readonly points: number;
}

/** How the progress of a seat came together, by round; what it began with counts as gained before the first. */
export function progressByRound(seat: Seat, total: number, heard: readonly ImperiumEvent[]): InRound[] {
  const rounds = new Map<number, number>();
  let round = 0;
  for (const event of heard) {
    if (event.did === 'round') round = event.round;
    const change = changeFor(seat, event);
    if (change !== 0) rounds.set(round, (rounds.get(round) ?? 0) + change);
  }
  const told = [...rounds.values()].reduce((sum, points) => sum + points, 0);
  rounds.set(0, (rounds.get(0) ?? 0) + total - told);
  return [...rounds]
    .map(([round, points]) => ({ round, points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => a.round - b.round);
}

function changeFor(seat: Seat, event: ImperiumEvent): number {
  switch (event.did) {
    case 'gain':
      return event.seat === seat && event.token === 'progress' ? event.n : 0;
    case 'pay':
      return event.seat === seat ? -event.tokens[PROGRESS]! : 0;
    case 'steal':
      return event.token === 'progress' ? signed(seat, event.seat, event.of, event.n) : 0;
    case 'buy off':
      return event.token === 'progress' ? signed(seat, event.of, event.seat, event.n) : 0;
    default:
      return 0;
  }
}

function signed(seat: Seat, gains: Seat, loses: Seat, n: number): number {
  if (seat === gains) return n;
  return seat === loses ? -n : 0;
}
