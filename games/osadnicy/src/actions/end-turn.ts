import { next, type Seat } from '@imperia/engine';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';

/** The action of a turn, then the moment to place tokens, then the next player's turn. */
export function endTurn(game: State, seat: Seat, ...action: readonly OsadnicyStep[]): void {
  next(game, { do: 'moment', seat }, { do: 'next turn', after: seat });
  next(game, ...action);
}
