import { expect, test } from 'vitest';
import { builtChunks, compressed, needed } from './first-load.ts';

/** Whatever is on the shelf: it holds covers and banners, and no game. */
const MOST_FIRST = 45_000;
const MOST_WITH_TABLE = 200_000;

test('the first page is at most 45 kB of script compressed, and a table with its game at most 200 kB', async () => {
  const all = await builtChunks();
  const worker = all.find(({ name }) => name === 'worker');
  /** A worker has copies of its own. */
  const chunks = all.filter((chunk) => chunk !== worker && !worker?.code.includes(chunk.fileName));
  const first = needed(chunks, ['index']);
  const withTable = needed(chunks, ['index', 'NewTable', 'TablePage', 'kit', 'pages']);
  expect(first.some(({ isEntry }) => isEntry)).toBe(true);
  expect(withTable.filter(({ name }) => name === 'kit').length).toBeGreaterThan(0);
  expect(first.filter(({ name }) => name === 'kit' || name === 'pages')).toEqual([]);
  const kB = (of: typeof first) => `${(compressed(of) / 1000).toFixed(1)} kB`;
  console.log(`script compressed: home ${kB(first)}, with new table and table ${kB(withTable)}`);
  expect(compressed(first)).toBeLessThanOrEqual(MOST_FIRST);
  expect(compressed(withTable)).toBeLessThanOrEqual(MOST_WITH_TABLE);
});
