import type { TableStore } from '../store/store.ts';
import { foldWhole } from './load.ts';

const PAGE = 100;

/** Whether a running game can go on under the rules of this process. */
export interface UpgradeCheck {
  readonly id: string;
  /** The rules it was dealt under. */
  readonly rules: string;
  readonly moves: boolean;
  readonly why: string | null;
}

/** Plays every running game again from its first entry, under these rules. */
export async function* checkUpgrade(store: TableStore): AsyncGenerator<UpgradeCheck> {
  for await (const id of runningTables(store)) {
    const check = await checkTable(store, id);
    if (check) yield check;
  }
}

/** The ids of all games that are being played. */
export async function* runningTables(store: TableStore): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const page = await store.running(after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function checkTable(store: TableStore, id: string): Promise<UpgradeCheck | null> {
  const loaded = await store.load(id);
  if (!loaded) return null;
  const { rules } = loaded.head;
  try {
    await foldWhole(store, loaded);
    return { id, rules, moves: true, why: null };
  } catch (error) {
    return { id, rules, moves: false, why: error instanceof Error ? error.message : String(error) };
  }
}
