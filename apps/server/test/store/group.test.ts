import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupCommit } from '../../src/store/group.ts';

// So that how busy the machine is does not matter.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function counted() {
  const groups: (readonly string[])[] = [];
  const group = new GroupCommit<string, string>(
    async (tasks) => {
      groups.push(tasks);
      return tasks;
    },
    (task) => task,
    100,
  );
  return { groups, group };
}

test('who comes alone is kept at once; who comes in the wake of a commit waits for others to join', async () => {
  const { groups, group } = counted();
  group.add('alone');
  await pass(0);
  expect(groups).toEqual([['alone']]);
  await pass(3);
  group.add('soon');
  await pass(4);
  group.add('soon after');
  expect(groups).toEqual([['alone']]);
  await pass(1);
  expect(groups).toEqual([['alone'], ['soon', 'soon after']]);
  await pass(8);
  group.add('later');
  await pass(0);
  expect(groups.slice(2)).toEqual([['later']]);
});

test('two for the same table never go together', async () => {
  const { groups, group } = counted();
  const all = Promise.all([group.add('a'), group.add('b'), group.add('a')]);
  await pass(8);
  expect(await all).toEqual(['a', 'b', 'a']);
  expect(groups).toEqual([['a', 'b'], ['a']]);
});
