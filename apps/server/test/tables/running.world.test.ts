import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { runTables } from '../../src/tables/run-tables.ts';
import { granted, made, PEOPLE, two } from './playing.ts';

test('tables go by themselves: bots play, time runs out, the results are kept', async () => {
  const store = await openStore({ sqlite: ':memory:' });
  const troubles: unknown[] = [];
  const running = runTables(store, { trouble: (error) => troubles.push(error) });
  const table = await made(
    running.tables,
    two({ time: { time: 'live', initial: 300, increment: 0 }, atTimeEnd: 'bot' }),
  );
  granted(await table.wish(PEOPLE[0], { wish: 'bot', seat: 1, level: 'random' }));
  granted(await table.wish(PEOPLE[0], { wish: 'start' }));
  while (table.gathering.sitters[0]!.bot === null) await new Promise((resolve) => setTimeout(resolve, 20));
  granted(await table.wish(PEOPLE[0], { wish: 'sit', seat: 0, name: 'Ala' }));
  granted(await table.wish(PEOPLE[0], { wish: 'resign', seat: 0 }));
  while ((await store.results.outings(PEOPLE[0], 1)).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await running.close();
  expect(await store.tables.running('', 1)).toEqual([]);
  await store.close();
  expect(troubles).toEqual([]);
});
