import { type Io, next, rolled } from '@imperia/engine';
import { newLocation } from '../empire.ts';
import type { OsadnicyEvent } from '../events.ts';
import { VIRTUAL_CARD } from '../numbers.ts';
import { removeCard } from '../piles.ts';
import type { State } from '../state.ts';
import { SOLO_PLAYER as seat, VIRTUAL_PLAYER } from './virtual.ts';

const REVEALED = 4;
const ROMAN_REVEALED = 5;

/**
 * Take one of four; one of the other three goes to the virtual player by lot; take one of two; the last goes there too.
 * The virtual Romans have one card more revealed, and keep it.
 */
export function soloLookout(game: State): void {
  const romans = game.virtual === 'romans';
  next(
    game,
    { do: 'reveal', count: romans ? ROMAN_REVEALED : REVEALED },
    { do: 'pick', seat },
    { do: 'give to virtual player' },
    { do: 'pick', seat },
    { do: 'give to virtual player' },
    ...(romans ? [{ do: 'give to virtual player' } as const] : []),
  );
}

/** Until the attack phase its cards count as locations of the virtual player. */
export function runGiveToVirtualPlayer(game: State, _step: unknown, io: Io<OsadnicyEvent>): void {
  const { lookout } = game;
  if (lookout.length === 0) return;
  const card = lookout[lookout.length === 1 ? 0 : rolled(game, io, VIRTUAL_CARD, lookout.length)]!;
  removeCard(lookout, card);
  game.seats[VIRTUAL_PLAYER]!.locations.push(newLocation(card));
  io.tell?.({ did: 'take', seat: VIRTUAL_PLAYER, card });
}
