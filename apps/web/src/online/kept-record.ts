import { savedGame, saveGame } from '../store/saves.ts';
import { PERSON, type SavedGame, type SeatKind } from '../table/game.ts';
import { ask } from './api.ts';
import { keptName } from './kept-name.ts';

/** Keeps the whole game, with its key, as if it had been played here: to check, to download, to watch and to go on with. */
export async function keptRecord(
  { id: table, invitation }: { readonly id: string; readonly invitation: string | undefined },
  kinds: readonly SeatKind[],
): Promise<SavedGame | undefined> {
  const id = keptName(table);
  const kept = await savedGame(id);
  if (kept) return kept;
  const query = new URLSearchParams(invitation === undefined ? {} : { invitation });
  const record = await ask<object>('GET', `/tables/${table}/record?${query}`);
  const { readGameFile } = await import('../store/game-file.ts');
  const seats = kinds.map((kind) => (kind === PERSON ? 'human' : kind));
  const { game } = readGameFile(JSON.stringify({ ...record, seats }));
  if (!game) return undefined;
  const named = { ...game, id };
  await saveGame(named);
  return named;
}
