import { keepLesson, keptLesson } from '../store/lessons.ts';
import type { SavedGame } from '../store/saved-game.ts';

/** The browser asks where to put it, or puts it where it puts everything. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Fetched when somebody first needs it: reading a file plays the whole game again. */
export async function toFile(game: SavedGame): Promise<void> {
  const { gameFileName, gameFileText } = await import('../store/game-file.ts');
  saveText(gameFileName(game), gameFileText(game, keptLesson(game.id)));
}

export async function fromFile(file: File) {
  const { LONGEST_FILE, readGameFile } = await import('../store/game-file.ts');
  const read = await readGameFile(await file.slice(0, LONGEST_FILE + 1).text());
  if (read.game && read.lesson) keepLesson(read.game.id, read.lesson);
  return read;
}
