import type { SavedGame } from '../table/game.ts';

/** Fetched when somebody first needs it: reading a file plays the whole game again. */
export async function toFile(game: SavedGame): Promise<void> {
  const { downloadGame } = await import('../store/download.ts');
  downloadGame(game);
}

export async function fromFile(file: File) {
  const [{ LONGEST_FILE, readGameFile }, { keepProgress }] = await Promise.all([
    import('../store/game-file.ts'),
    import('../learn/progress.ts'),
  ]);
  const read = readGameFile(await file.slice(0, LONGEST_FILE + 1).text());
  if (read.game && read.lesson) keepProgress(read.game.id, read.lesson);
  return read;
}
