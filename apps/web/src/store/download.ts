import { keptProgress } from '../learn/progress.ts';
import type { SavedGame } from '../table/game.ts';
import { gameFileName, gameFileText } from './game-file.ts';
import { saveText } from './save-text.ts';

export function downloadGame(game: SavedGame): void {
  saveText(gameFileName(game), gameFileText(game, keptProgress(game.id)));
}
