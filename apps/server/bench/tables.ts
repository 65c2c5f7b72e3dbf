import { type Seat, seeded } from '@imperia/engine';
import { withChanges } from '../src/protocol/changes.ts';
import type { SeenTable } from '../src/protocol/update.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Tables } from '../src/tables/tables.ts';
import { anyAnswer } from '../test/any-answer.ts';
import { MemoryTables } from '../test/tables/memory-store.ts';
import { SETTINGS, surroundings } from '../test/tables/surroundings.ts';

/** Answers a second through live tables, two seats told of each, with a store in memory. */
const TABLES = Number(process.argv[2] ?? 2000);
const ANSWERS = Number(process.argv[3] ?? 100_000);

const rng = seeded(1);
const store = new MemoryTables();
const tables = new Tables(surroundings(store));
let bytes = 0;
let updates = 0;

class Seated {
  readonly table: LiveTable;
  seen: SeenTable[] = [];
  nonce = 0;
  constructor(table: LiveTable) {
    this.table = table;
  }
}

async function seated(): Promise<Seated> {
  const made = await tables.make(
    { identity: 'a', name: 'A' },
    { game: 'osadnicy', wanted: { seats: [{}, {}], table: {} }, settings: SETTINGS },
  );
  if ('fault' in made) throw new Error(made.fault);
  const one = new Seated(made.table);
  await one.table.wish('b', { wish: 'sit', seat: 1, name: 'B' });
  await one.table.wish('a', { wish: 'start' });
  for (const seat of [0, 1]) {
    const { first } = await one.table.watch(seat, null, (news) => {
      updates++;
      if (updates % 100 === 0) bytes += JSON.stringify(news).length * 100;
      if ('changes' in news && news.changes) one.seen[seat] = withChanges(one.seen[seat]!, news.changes);
    });
    if ('table' in first) one.seen[seat] = first.table;
  }
  return one;
}

async function answer(one: Seated): Promise<boolean> {
  const seat: Seat | undefined = one.seen[0]!.asked[0];
  if (seat === undefined) return false;
  const { view, undos } = one.seen[seat]!;
  const option = anyAnswer(one.seen[seat]!, seat, rng);
  const reply = await one.table.wish(seat === 0 ? 'a' : 'b', {
    wish: 'answer',
    seat,
    decision: view!.decision,
    undos,
    option,
    nonce: String(one.nonce++),
  });
  if (!reply.granted) throw new Error(reply.why);
  return true;
}

const all: Seated[] = [];
for (let i = 0; i < TABLES; i++) all.push(await seated());
let done = 0;
const start = performance.now();
const cpu = process.cpuUsage();
while (done < ANSWERS) {
  for (const [i, one] of all.entries()) {
    if (await answer(one)) done++;
    else all[i] = await seated();
  }
}
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${done} answers in ${seconds.toFixed(1)} s: ${Math.round(done / seconds)}/s, ${((seconds * 1e6) / done).toFixed(0)} µs each with the players' own work (${((user + system) / done).toFixed(0)} µs of processor time); update ${Math.round(bytes / updates)} B on average`,
);
