import type { Io, Seat } from '@imperia/engine';
import { actionCard, type CivilHalf } from '../card-data.ts';
import type { ClashEvent } from '../events.ts';
import { discardAction, removeCard } from '../piles.ts';
import type { State } from '../state.ts';

/** It lies face up among the discards; whoever plays it asks for its price. */
export function playCard(game: State, seat: Seat, card: number, io: Io<ClashEvent>): CivilHalf {
  const { civil } = actionCard(card);
  const { hand, revealed } = game.seats[seat]!;
  removeCard(revealed.includes(card) ? revealed : hand, card);
  discardAction(game, seat, card);
  io.tell?.({ did: 'play', seat, card });
  return civil;
}
