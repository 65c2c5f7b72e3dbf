import type { SavedGame } from '../table/game.ts';

/** Fetched when somebody first needs it: reading a file plays the whole game again. */
export async function toFile(game: SavedGame): Promise<void> {
  const { downloadGame } = await import('../store/download.ts');
  downloadGame(game);
}

export async function fromFile(file: File) {
  const { LONGEST_FILE, readGameFile } = await import('../store/game-file.ts');
  return readGameFile(await file.slice(0, LONGEST_FILE + 1).text());
}
