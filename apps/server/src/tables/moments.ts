import type { Seat } from '@imperia/engine';
import { changesBetween } from '../protocol/changes.ts';
import type { Moment, Moments } from '../protocol/update.ts';
import type { Entry, KeptEntry } from '../store/entry.ts';
import type { LoadedTable, TableStore } from '../store/store.ts';
import { FoldedTable } from './folded-table.ts';
import { inPortions } from './in-portions.ts';
import { seenTable } from './seen-table.ts';
import { foldLoaded } from './snapshot.ts';

/** Of a longer absence one sees the end. */
const MOST_MOMENTS = 80;

/** How the table stood, in a seat's eyes, after its own last answer and after each that was given since. */
export async function momentsSince(store: TableStore, id: string, seat: Seat): Promise<Moments | null> {
  const [loaded, entries] = await Promise.all([store.load(id), store.entries(id, 0)]);
  const last = entries.map(({ entry }) => isLookedBackTo(entry, seat)).lastIndexOf(true);
  if (!loaded || last < 0) return null;
  const answers = entries.flatMap(({ entry }, at) => (at > last && entry.do === 'answer' ? [at] : []));
  const from = Math.max(last, answers.at(-MOST_MOMENTS) ?? last);
  return momentsFrom(await folded(loaded, entries, from + 1), entries.slice(from + 1), seat);
}

/** What a person remembers having done, or seen begin. */
function isLookedBackTo(entry: Entry, seat: Seat): boolean {
  if (entry.do === 'answer') return entry.seat === seat && entry.by === 'person';
  return entry.do === 'start' || entry.do === 'undo';
}

/** After its first entries: from its snapshot where that is early enough. */
async function folded(
  { head, snapshot }: LoadedTable,
  entries: readonly KeptEntry[],
  count: number,
): Promise<FoldedTable> {
  const early = snapshot && snapshot.version <= count ? snapshot : null;
  const resumed = early && foldLoaded({ head, snapshot: early, entries: [] });
  const table = resumed ?? new FoldedTable(head);
  await inPortions(entries.slice(resumed ? early!.version : 0, count), (entry) => table.follow([entry]));
  return table;
}

async function momentsFrom(table: FoldedTable, later: readonly KeptEntry[], seat: Seat): Promise<Moments | null> {
  let seen = seenTable(table, seat);
  const { view: first, undos } = seen;
  if (!first) return null;
  const moments: Moment[] = [{ answers: seen.answers, heard: table.told.length, asked: seen.asked, changes: null }];
  await inPortions(later, (entry) => {
    table.follow([entry]);
    if (entry.entry.do !== 'answer') return;
    const now = seenTable(table, seat);
    const changes = changesBetween(seen.view!, now.view!);
    moments.push({ answers: now.answers, heard: table.told.length, asked: now.asked, changes });
    seen = now;
  });
  return { undos, first, moments };
}
