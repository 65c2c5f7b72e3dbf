import type { Io, Seat } from '@imperia/engine';
import { DOGMA, STORAGE } from './advances.ts';
import { civil } from './civilization.ts';
import type { ClashEvent } from './events.ts';
import { FOOD, IDEAS, RESOURCES } from './goods.ts';
import { knows } from './knowledge.ts';
import type { State } from './state.ts';
import type { Why } from './steps.ts';

const TRACK = 7;
const SMALL_TRACK = 2;

/** How many of a good a seat may have. */
export function limitOf(game: State, seat: Seat, good: number): number {
  if (good >= RESOURCES) return Number.POSITIVE_INFINITY;
  if (good === FOOD && !knows(game, seat, STORAGE)) return SMALL_TRACK;
  const strict = good === IDEAS && knows(game, seat, DOGMA) && !civil(game, seat, 'ideas despite dogma');
  return strict ? SMALL_TRACK : TRACK;
}

/** What goes beyond the limit is lost. */
export function gain(game: State, seat: Seat, good: number, n: number, why: Why, io: Io<ClashEvent>): void {
  if (n <= 0) return;
  const own = game.seats[seat]!.goods;
  const kept = Math.max(0, Math.min(n, limitOf(game, seat, good) - own[good]!));
  own[good]! += kept;
  io.tell?.({ did: 'gain', seat, good, n, kept, why });
}

/** Back to the supply. */
export function lose(game: State, seat: Seat, good: number, n: number, why: Why, io: Io<ClashEvent>): void {
  if (n <= 0) return;
  game.seats[seat]!.goods[good]! -= n;
  io.tell?.({ did: 'lose', seat, good, n, why });
}

/** A limit has sunk: what lies beyond it is lost at once. */
export function keepWithinLimit(game: State, seat: Seat, good: number, io: Io<ClashEvent>): void {
  lose(game, seat, good, game.seats[seat]!.goods[good]! - limitOf(game, seat, good), 'limit', io);
}
