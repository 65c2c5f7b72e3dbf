import type { PeopleStore, ResultStore } from '../store/store.ts';
import type { FoldedTable } from './folded-table.ts';
import { outingsOf, ratingOf } from './outings.ts';

/** Notes what everybody reached in a game that has ended: once, however often it is called. */
export async function keepResults(people: PeopleStore, results: ResultStore, table: FoldedTable): Promise<void> {
  const outings = outingsOf(table);
  if (outings.length === 0) return;
  const persons = await Promise.all(
    outings.flatMap(({ identity }) => (identity === null ? [] : [people.byId(identity)])),
  );
  const willing = new Set(persons.flatMap((person) => (person?.rated ? [person.id] : [])));
  await results.add(
    outings,
    ratingOf(outings, (identity) => willing.has(identity)),
  );
}
