import { savedGame, saveGame } from '../store/saves.ts';
import { PERSON, type SeatKind } from '../table/game.ts';
import { ask } from './api.ts';
import { keptName } from './kept-name.ts';

/** Keeps the whole game, with its key, as if it had been played here: to check, to download, to watch and to go on with. */
export async function keepRecord(table: string, kinds: readonly SeatKind[]): Promise<void> {
  const id = keptName(table);
  if (await savedGame(id)) return;
  const record = await ask<object>('GET', `/tables/${table}/record`);
  const { readGameFile } = await import('../store/game-file.ts');
  const seats = kinds.map((kind) => (kind === PERSON ? 'human' : kind));
  const { game } = readGameFile(JSON.stringify({ ...record, seats }));
  if (game) await saveGame({ ...game, id });
}
