import type { Where } from '../store/index.ts';
import { doctor, type Finding, readTables } from '../store/maintenance.ts';
import type { TableStore } from '../store/store.ts';
import { otherParts, PUT_BACK } from '../tables/other-rules.ts';
import { runningTables } from '../tables/upgrade.ts';

/** Looks through the store, and then whether the games in it can be played with the cards of this release. */
export async function doctorOf(where: Where): Promise<readonly Finding[]> {
  const findings = await doctor(where);
  return findings.length > 0 ? findings : readTables(where, dealtFromOthers);
}

/** What `check-upgrade` says of each game, of all of them at once. */
async function dealtFromOthers(tables: TableStore): Promise<Finding[]> {
  const ids: string[] = [];
  const differing = new Set<string>();
  for await (const id of runningTables(tables)) {
    const loaded = await tables.load(id);
    const parts = loaded ? otherParts(loaded.head) : [];
    if (parts.length > 0) ids.push(id);
    for (const part of parts) differing.add(part);
  }
  if (ids.length === 0) return [];
  const what = `${ids.length} running games were dealt from other cards than there are here (${[...differing].join(', ')}): ${ids.join(', ')}.`;
  return [{ what, toDo: PUT_BACK }];
}
