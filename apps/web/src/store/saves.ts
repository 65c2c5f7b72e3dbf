import type { SavedGame } from '../table/game.ts';

const DATABASE = 'imperia';
const GAMES = 'games';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inGames<T>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(GAMES, mode);
      const request = ask(transaction.objectStore(GAMES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export function saveGame(game: SavedGame): Promise<unknown> {
  return inGames('readwrite', (games) => games.put(game));
}

/** The latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const games: SavedGame[] = await inGames('readonly', (store) => store.getAll());
  return games.sort((a, b) => b.savedAt - a.savedAt);
}

export function savedGame(id: string): Promise<SavedGame | undefined> {
  return inGames('readonly', (games) => games.get(id));
}

export function forgetGame(id: string): Promise<unknown> {
  return inGames('readwrite', (games) => games.delete(id));
}
