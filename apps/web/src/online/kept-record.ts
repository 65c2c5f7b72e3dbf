import { keptName } from '../store/over.ts';
import { PERSON, type SavedGame, type SeatKind } from '../store/saved-game.ts';
import { savedGame, saveGame } from '../store/saves.ts';
import { ask } from './api.ts';

interface WhichTable {
  readonly id: string;
  readonly invitation: string | undefined;
}

/** The whole game as the server kept it. */
export function fetchRecord({ id, invitation }: WhichTable): Promise<object> {
  const query = new URLSearchParams(invitation === undefined ? {} : { invitation });
  return ask<object>('GET', `/tables/${id}/record?${query}`);
}

/** Keeps the whole game, with its key, as if it had been played here: to check, to download, to watch and to go on with. */
export async function keptRecord(table: WhichTable, kinds: readonly SeatKind[]): Promise<SavedGame | undefined> {
  const id = keptName(table.id);
  const kept = await savedGame(id);
  if (kept) return kept;
  const record = await fetchRecord(table);
  const { readGameFile } = await import('../store/game-file.ts');
  const seats = kinds.map((kind) => (kind === PERSON ? 'human' : kind));
  const { game } = await readGameFile(JSON.stringify({ ...record, seats }));
  if (!game) return undefined;
  const named: SavedGame = { ...game, id, ...(!game.moment.over && { closed: true }) };
  await saveGame(named);
  return named;
}
