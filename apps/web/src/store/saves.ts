import { type KeptGame, readKept, type SavedGame } from './saved-game.ts';

const DATABASE = 'imperia';
const GAMES = 'games';

/** Why a game is not kept once the page is left. */
export type SaveTrouble = 'unavailable' | 'full';

/** Games that the browser would not keep: they last as long as the page. */
const held = new Map<string, SavedGame>();

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
      // Whatever goes wrong ends so, and only here is it known what it was.
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** A game that cannot be kept is held in memory, and whoever saves is told. */
export async function saveGame(game: SavedGame): Promise<SaveTrouble | null> {
  try {
    await inGames('readwrite', (games) => games.put(game));
    held.delete(game.id);
    return null;
  } catch (error) {
    held.set(game.id, game);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  }
}

/** The latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  const found: KeptGame[] = await inGames('readonly', (store) => store.getAll()).catch(() => []);
  const kept = found.map(readKept);
  const ids = new Set([...kept.map(({ id }) => id), ...held.keys()]);
  const games = [...ids].map(
    (id) =>
      later(
        kept.find((game) => game.id === id),
        held.get(id),
      )!,
  );
  return games.sort((a, b) => b.savedAt - a.savedAt);
}

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  const kept: KeptGame | undefined = await inGames('readonly', (games) => games.get(id)).catch(() => undefined);
  return later(kept && readKept(kept), held.get(id));
}

function later(a: SavedGame | undefined, b: SavedGame | undefined): SavedGame | undefined {
  return a && b ? (a.savedAt >= b.savedAt ? a : b) : (a ?? b);
}

export async function forgetGame(id: string): Promise<void> {
  const onlyHeld = held.delete(id);
  await inGames('readwrite', (games) => games.delete(id)).catch((error: unknown) => {
    if (!onlyHeld) throw error;
  });
}
