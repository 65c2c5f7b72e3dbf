import { said } from '../words/index.ts';
import { SAVING_WORDS } from '../words/saving.ts';
import { notices } from './notices.svelte.ts';
import type { SavedGame } from './saved-game.ts';
import { type SaveTrouble, saveGame } from './saves.ts';

let lastTrouble: SaveTrouble | null = null;

/** Saves a game; when that fails the game goes on, and whoever plays is told once that it will not be kept. */
export async function keep(game: SavedGame): Promise<void> {
  tell(await saveGame(game));
}

/** Somebody else could save: a full store has room again. One that is closed to the page stays closed to it. */
export function keptAgain(): void {
  if (lastTrouble === 'full') tell(null);
}

function tell(trouble: SaveTrouble | null): void {
  if (trouble === lastTrouble) return;
  lastTrouble = trouble;
  if (trouble) notices.tell({ name: 'saving', text: () => said(SAVING_WORDS)[trouble] });
  else notices.putAway('saving');
}
