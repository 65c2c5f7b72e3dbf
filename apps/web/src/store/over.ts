import { wasOnline } from '../online/kept-name.ts';
import type { SavedGame } from '../table/game.ts';

export type Standing = Pick<SavedGame, 'id' | 'phase' | 'closed'>;

/** By whatever end; a game from a server is kept here only once it is over. */
export function isOver({ id, phase, closed }: Standing): boolean {
  return phase === 'end' || closed === true || wasOnline(id);
}

/** Where a game is opened: nobody plays on at a table that was closed before the rules would have ended it. */
export function addressOf(game: Standing): string {
  return isOver(game) && game.phase !== 'end' ? `#/replay/${game.id}` : `#/table/${game.id}`;
}
