import { type Io, next, type Seat } from '@imperia/engine';
import type { ClashEvent } from './events.ts';
import { lose } from './gains.ts';
import { CULTURE, GOODS, MOOD } from './goods.ts';
import type { State } from './state.ts';
import type { Why } from './steps.ts';
import { powerOf } from './wonders.ts';

/** How many tokens the seat can spend as this kind: with the Great Arena, those of the other kind too. */
export function tokensFor(game: State, seat: Seat, good: typeof MOOD | typeof CULTURE): number {
  const own = game.seats[seat]!.goods;
  return powerOf(game, seat, 'tokens alike') ? own[MOOD]! + own[CULTURE]! : own[good]!;
}

/** Paid before anything else that waits; asked only of who may choose the kind. */
export function spendTokens(
  game: State,
  seat: Seat,
  good: typeof MOOD | typeof CULTURE,
  n: number,
  why: Why,
  io: Io<ClashEvent>,
): void {
  if (n === 0) return;
  if (!powerOf(game, seat, 'tokens alike')) lose(game, seat, good, n, why, io);
  else next(game, { do: 'pay', seat, cost: GOODS.map((_, kind) => (kind === good ? n : 0)), tender: 'plain' });
}
