import { expect, test } from 'vitest';
import { printed } from './printed.ts';

test('every card says in both languages what it said when somebody last read it', async () => {
  await expect(printed()).toMatchFileSnapshot('cards.txt');
});
