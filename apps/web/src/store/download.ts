import { keptProgress } from '../learn/progress.ts';
import type { SavedGame } from '../table/game.ts';
import { gameFileName, gameFileText } from './game-file.ts';

/** The browser asks where to put it, or puts it where it puts everything. */
export function downloadGame(game: SavedGame): void {
  const address = URL.createObjectURL(
    new Blob([gameFileText(game, keptProgress(game.id))], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = gameFileName(game);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
