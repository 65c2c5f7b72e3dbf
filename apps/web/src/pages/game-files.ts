import type { SavedGame } from '../table/game.ts';

/** Fetched when somebody first needs it: reading a file plays the whole game again. */
const gameFile = () => import('../store/game-file.ts');

export async function toFile(game: SavedGame): Promise<void> {
  const { gameFileName, gameFileText } = await gameFile();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([gameFileText(game)], { type: 'application/json' }));
  link.download = gameFileName(game);
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function fromFile(file: File) {
  const { LONGEST_FILE, readGameFile } = await gameFile();
  return readGameFile(await file.slice(0, LONGEST_FILE + 1).text());
}
