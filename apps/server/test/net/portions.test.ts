import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Portions } from '../../src/net/portions.ts';

/** Notes who has begun. */
function queue(portions: Portions, began: number[], from: number, to: number): void {
  for (let i = from; i < to; i++) void Promise.resolve(portions.next()).then(() => began.push(i));
}

test('whoever comes alone does not wait', async () => {
  const portions = new Portions(3);
  for (let i = 0; i < 10; i++) {
    expect(portions.next()).toBeUndefined();
    await turn();
  }
});

test('of many who come at once so many begin in each turn of the event loop, in their order', async () => {
  const portions = new Portions(3);
  const began: number[] = [];
  queue(portions, began, 0, 8);
  await Promise.resolve();
  expect(began).toEqual([0, 1, 2]);
  await turn();
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  await turn();
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('who comes later does not overtake, and takes what is left of a portion', async () => {
  const portions = new Portions(3);
  const began: number[] = [];
  queue(portions, began, 0, 5);
  await turn();
  // Two of this turn's portion were those who had waited.
  queue(portions, began, 5, 8);
  await Promise.resolve();
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  await turn();
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a portion that was not used up does not add to the next', async () => {
  const portions = new Portions(2);
  expect(portions.next()).toBeUndefined();
  await turn();
  await turn();
  expect([portions.next(), portions.next()]).toEqual([undefined, undefined]);
  expect(portions.next()).toBeInstanceOf(Promise);
});
