import { seeded } from '@imperia/engine';
import { expect, test } from 'vitest';
import { Tables } from '../../src/tables/tables.ts';
import { MemoryTables } from './memory-store.ts';
import { granted, nextAnswer, PEOPLE, play, started, three } from './playing.ts';
import { surroundings } from './surroundings.ts';

/** A long game, put aside and opened again: what it remembers are its last events. */
async function longGame() {
  const store = new MemoryTables();
  const before = new Tables(surroundings(store));
  const { id } = (await started(before, three())).head;
  const table = (await before.open(id))!;
  const rng = seeded(2);
  await play(table, rng, 120);
  await before.close();
  const tables = new Tables(surroundings(store));
  const row = store.rows.get(id)!;
  return { tables, table: (await tables.open(id))!, rng, row, entries: row.entries.length };
}

/** How many turns of the event loop others had until it was done. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let turns = 0;
  let waiting = true;
  const count = () => {
    turns++;
    if (waiting) setImmediate(count);
  };
  setImmediate(count);
  await done.finally(() => {
    waiting = false;
  });
  return turns;
}

test('whoever looks back at a whole game leaves others their turns, also where several do at once', async () => {
  const { tables, table, row, entries } = await longGame();
  const one = await turnsUntil(table.heard(0, 0, 10));
  expect(one).toBeGreaterThanOrEqual(Math.floor(entries / 20));
  const looks = [1, 2].flatMap((seat) => [table.heard(seat, 0, 10), table.heard(-1, 0, 10)]);
  expect(await turnsUntil(Promise.all(looks))).toBeGreaterThanOrEqual(4 * Math.floor(entries / 20));
  row.snapshot = null;
  expect(await turnsUntil(tables.since(table.head.id, 0))).toBeGreaterThanOrEqual(Math.floor(entries / 20));
  expect((await table.heard(0, 0, 3)).events).toHaveLength(3);
  await tables.close();
});

test('who plays there does not wait for whoever looks back', async () => {
  const { tables, table, rng } = await longGame();
  const order: string[] = [];
  const looking = table.heard(-1, 0, 10).then(() => order.push('looked back'));
  const answer = (await nextAnswer(table, rng))!;
  granted(await table.wish(PEOPLE[answer.seat]!, answer));
  order.push('answered');
  await looking;
  expect(order).toEqual(['answered', 'looked back']);
  await tables.close();
});
