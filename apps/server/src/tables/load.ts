import { hash } from '@imperia/engine';
import { type LoadedTable, StoreUnavailable, type TableStore } from '../store/store.ts';
import { FoldedTable } from './folded-table.ts';
import { inPortions } from './in-portions.ts';
import { kitOf, OtherRules } from './other-rules.ts';
import { foldLoaded, hashIn, rulesOf } from './snapshot.ts';

export interface FoldedFromStore {
  readonly table: FoldedTable;
  /** The version of its snapshot; 0 without one. */
  readonly snapshotAt: number;
}

export async function loadTable(store: TableStore, id: string): Promise<FoldedFromStore | null> {
  const loaded = await store.load(id);
  if (!loaded) return null;
  const table = await underTheseRules(loaded, async () => foldLoaded(loaded) ?? (await foldWhole(store, loaded)));
  return { table, snapshotAt: loaded.snapshot?.version ?? 0 };
}

/** What does not follow under these rules followed under those that it was played by. */
async function underTheseRules<T>(loaded: LoadedTable, fold: () => Promise<T>): Promise<T> {
  try {
    return await fold();
  } catch (error) {
    if (error instanceof StoreUnavailable || rulesOf(loaded) === kitOf(loaded.head).game.version) throw error;
    throw error instanceof OtherRules ? error : OtherRules.of(loaded.head, 'before its end', error);
  }
}

export async function mustLoad(store: TableStore, id: string): Promise<FoldedFromStore> {
  const loaded = await loadTable(store, id);
  if (!loaded) throw new Error(`There is no table ${id}`);
  return loaded;
}

/** From the first entry on: it remembers every answer and every event. */
export async function loadWholeTable(store: TableStore, id: string): Promise<FoldedTable> {
  const loaded = await store.load(id);
  if (!loaded) throw new Error(`There is no table ${id}`);
  const table = new FoldedTable(loaded.head);
  await inPortions(await store.entries(id, 0), (entry) => table.follow([entry]));
  return table;
}

/** From the first entry on. Its snapshot, perhaps of other rules, is not gone on from, but compared with. */
export async function foldWhole(store: TableStore, { head, snapshot }: LoadedTable): Promise<FoldedTable> {
  const entries = await store.entries(head.id, 0);
  const table = new FoldedTable(head);
  await inPortions(entries, (entry) => {
    table.follow([entry]);
    if (snapshot && table.gathering.version === snapshot.version && !sameGame(table, hashIn(snapshot)))
      throw OtherRules.of(head, `after entry ${snapshot.version}`);
  });
  return table;
}

function sameGame({ play }: FoldedTable, expected: string | null): boolean {
  return expected === (play && hash(play.state));
}
