import { KITS } from '../games.ts';
import type { Where } from '../store/index.ts';
import { doctor, type Finding, readTables } from '../store/maintenance.ts';
import type { TableStore } from '../store/store.ts';
import { otherParts, PUT_BACK } from '../tables/other-rules.ts';
import { runningTables } from '../tables/upgrade.ts';

const WAIT_FOR_IT = 'They stay as they are: run a release that has these games.';

/** Looks through the store, and then whether the games in it can be played with the cards of this release. */
export async function doctorOf(where: Where): Promise<readonly Finding[]> {
  const findings = await doctor(where);
  return findings.length > 0 ? findings : readTables(where, notPlayedHere);
}

/** Tables with the same trouble, and the names of what troubles them. */
class Troubled {
  readonly #ids: string[] = [];
  readonly #names = new Set<string>();

  note(id: string, names: readonly string[]): void {
    if (names.length > 0) this.#ids.push(id);
    for (const name of names) this.#names.add(name);
  }

  found(what: string, toDo: string): Finding[] {
    if (this.#ids.length === 0) return [];
    const names = [...this.#names].join(', ');
    return [{ what: `${this.#ids.length} running games ${what} (${names}): ${this.#ids.join(', ')}.`, toDo }];
  }
}

/** What `check-upgrade` says of each game, of all of them at once. */
async function notPlayedHere(tables: TableStore): Promise<Finding[]> {
  const [unknown, others] = [new Troubled(), new Troubled()];
  for await (const id of runningTables(tables)) {
    const head = (await tables.load(id))?.head;
    if (!head) continue;
    if (KITS.has(head.game)) others.note(id, otherParts(head));
    else unknown.note(id, [head.game]);
  }
  return [
    ...unknown.found('are of games that this release does not have', WAIT_FOR_IT),
    ...others.found('were dealt from other cards than there are here', PUT_BACK),
  ];
}
