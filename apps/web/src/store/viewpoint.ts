import type { Seat } from '@imperia/engine';
import { isOver, type Standing } from './over.ts';
import { PERSON, type SavedGame } from './saved-game.ts';

/** Whose side of the table one looks from, and whether all cards lie open. */
export interface Viewpoint {
  readonly seat: Seat;
  readonly open: boolean;
}

type Watched = Standing & Pick<SavedGame, 'kinds'>;

/** Until a game is over, nobody's cards are for others: one looks from where a person sits. */
export function mayLook(game: Watched, { seat, open }: Viewpoint): boolean {
  const { kinds } = game;
  if (kinds[seat] === undefined) return false;
  return isOver(game) || (!open && kinds[seat] === PERSON);
}

export function viewpointsOf(game: Watched): Viewpoint[] {
  const seats = [...game.kinds.keys()];
  const closed = seats.map((seat): Viewpoint => ({ seat, open: false }));
  const first = Math.max(0, game.kinds.indexOf(PERSON));
  return [...closed, { seat: first, open: true }].filter((viewpoint) => mayLook(game, viewpoint));
}

/** Round one screen, before the end, a person must first be alone with it. */
export function needsCurtain(game: Watched): boolean {
  return !isOver(game) && game.kinds.filter((kind) => kind === PERSON).length > 1;
}
