import type { Io } from '@imperia/engine';
import type { OsadnicyEvent } from '../events.ts';
import type { State } from '../state.ts';
import { VIRTUAL_PLAYER } from './virtual.ts';

/** The top attack card is laid on the others, so that every target stays to be seen; false when none is left. */
export function revealAttack(game: State, io: Io<OsadnicyEvent>): boolean {
  const virtual = game.seats[VIRTUAL_PLAYER]!;
  const card = virtual.deck.pop();
  if (card === undefined) return false;
  virtual.deals.push(card);
  io.tell?.({ did: 'attack', card });
  return true;
}
