import { keep } from '../store/keep.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { goTo } from './route.svelte.ts';

export async function start(game: SavedGame): Promise<void> {
  await keep(game);
  goTo(`#/table/${game.id}`);
}
