import { cover as clash } from '@imperia/clash/cover';
import { cover as imperium } from '@imperia/imperium/cover';
import { cover as osadnicy } from '@imperia/osadnicy/cover';
import { FOR_TESTS } from '#for-tests';
import { type OnShelf, on } from './on-shelf.ts';

export type { OnShelf } from './on-shelf.ts';

/** The one line of each game. */
export const SHELF = {
  osadnicy: on(osadnicy, () => import('@imperia/osadnicy/kit')),
  imperium: on(imperium, () => import('@imperia/imperium/kit')),
  clash: on(clash, () => import('@imperia/clash/kit')),
  ...FOR_TESTS,
} as const satisfies Readonly<Record<string, OnShelf>>;

export type GameId = keyof typeof SHELF;
export const GAME_IDS = Object.keys(SHELF) as readonly GameId[];

/** Saves of clients that knew one game do not say which: this one. */
export const ONCE_ALONE: GameId = 'osadnicy';

export function isGame(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(SHELF, id);
}
