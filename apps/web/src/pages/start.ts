import { saveGame } from '../store/saves.ts';
import type { SavedGame } from '../table/game.ts';
import { goTo } from './route.svelte.ts';

export async function start(game: SavedGame): Promise<void> {
  await saveGame(game);
  goTo(`#/table/${game.id}`);
}
