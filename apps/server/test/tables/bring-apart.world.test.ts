import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { bringApart } from '../../src/tables/bring-apart.ts';
import { type BringTask, broughtIn } from '../../src/tables/bring-task.ts';
import { localGame } from './local-game.ts';
import { PEOPLE } from './playing.ts';
import { SETTINGS } from './surroundings.ts';

const task = (answers: number): BringTask => ({
  bring: { record: localGame(answers), settings: SETTINGS, seats: ['mine', 'free'] },
  by: { identity: PEOPLE[0], name: PEOPLE[0] },
  id: 'brought',
  at: 5,
});

test('a thread of its own plays a brought game again, and gives what is to be kept', async () => {
  expect(await bringApart()(task(20))).toEqual(JSON.parse(JSON.stringify(broughtIn(task(20)))));
});

test('a thread that does not come to an end is left, and only so many wait for theirs', async () => {
  const hangs = () =>
    new Worker("require('node:worker_threads').parentPort.on('message', () => { for (;;); })", { eval: true });
  const bring = bringApart(hangs, 50);
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => bring(task(1))));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(all[0]).toEqual({ status: 'fulfilled', value: { fault: 'record', found: 'too long' } });
});
