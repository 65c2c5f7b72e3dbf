import type { SavedGame } from './saved-game.ts';

const ONLINE = 'online-';

/** Under which a game that was played at a server is kept here, once it is over. */
export function keptName(table: string): string {
  return `${ONLINE}${table}`;
}

export type Standing = Pick<SavedGame, 'id' | 'moment' | 'closed'>;

/** By whatever end; a game from a server is kept here only once it is over. */
export function isOver({ id, moment, closed }: Standing): boolean {
  return moment.over || closed === true || id.startsWith(ONLINE);
}

/** Where a game is opened: nobody plays on at a table that was closed before the rules would have ended it. */
export function addressOf(game: Standing): string {
  return isOver(game) && !game.moment.over ? `#/replay/${game.id}` : `#/table/${game.id}`;
}
