import { expect, test } from 'vitest';
import { GroupCommit } from '../../src/store/group.ts';

const turn = () => new Promise(setImmediate);

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
  await turn();
  await turn();
  expect(groups).toEqual([['alone']]);
  const soon = group.add('soon');
  await turn();
  await turn();
  const sooner = group.add('soon after');
  expect(await Promise.all([soon, sooner])).toEqual(['soon', 'soon after']);
  expect(groups).toEqual([['alone'], ['soon', 'soon after']]);
});

test('two for the same table never go together', async () => {
  const { groups, group } = counted();
  await Promise.all([group.add('a'), group.add('b'), group.add('a')]);
  expect(groups).toEqual([['a', 'b'], ['a']]);
});
