import { expect, test } from 'vitest';
import { builtChunks, compressed, needed } from './first-load.ts';

const MOST = 200_000;

test('the first load, and a table of Osadnicy with it, is at most 200 kB of script compressed', async () => {
  const chunks = await builtChunks();
  const first = needed(chunks, ['index']);
  const withTable = needed(chunks, ['index', 'NewTable', 'TablePage']);
  expect(first.some(({ isEntry }) => isEntry)).toBe(true);
  expect(withTable.length).toBeGreaterThan(first.length);
  const kB = (of: typeof first) => `${(compressed(of) / 1000).toFixed(1)} kB`;
  console.log(`script compressed: home ${kB(first)}, with new table and table ${kB(withTable)}`);
  expect(compressed(first)).toBeLessThanOrEqual(MOST);
  expect(compressed(withTable)).toBeLessThanOrEqual(MOST);
});
