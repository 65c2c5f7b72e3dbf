import type { Io, Seat } from '@imperia/engine';
import { actionCard, type CivilHalf } from '../card-data.ts';
import type { ClashEvent } from '../events.ts';
import { lose } from '../gains.ts';
import { removeCard } from '../piles.ts';
import type { State } from '../state.ts';

/** Its price is paid, and it lies face up among the discards. */
export function playCard(game: State, seat: Seat, card: number, io: Io<ClashEvent>): CivilHalf {
  const { civil } = actionCard(card);
  removeCard(game.seats[seat]!.hand, card);
  game.actionDiscard.push(card);
  io.tell?.({ did: 'play', seat, card });
  for (const [good, n] of civil.cost.entries()) lose(game, seat, good, n, 'card', io);
  return civil;
}
