import { seeded } from '@imperia/engine';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Tables } from '../src/tables/tables.ts';
import { MemoryTables } from '../test/tables/memory-store.ts';
import { play, started } from '../test/tables/playing.ts';
import { surroundings } from '../test/tables/surroundings.ts';

/** Heap of an idle loaded table, in the middle of a game: with `--expose-gc`. */
const COUNT = Number(process.argv[2] ?? 2000);
const MID_GAME = 55;

function heap(): number {
  global.gc?.();
  return process.memoryUsage().heapUsed;
}

const store = new MemoryTables();
const maker = new Tables(surroundings(store));
for (let i = 0; i < COUNT; i++) await play(await started(maker), seeded(i), MID_GAME);
const ids = [...store.rows.keys()];
await maker.close();
const before = heap();
const tables = new Tables(surroundings(store));
const loaded: (LiveTable | null)[] = [];
for (const id of ids) loaded.push(await tables.open(id));
const each = (heap() - before) / COUNT;
console.log(
  `${COUNT} idle tables of two seats, ${MID_GAME} answers played: ${(each / 1000).toFixed(1)} kB of heap each`,
);
if (loaded.includes(null)) throw new Error('A table was lost');
