import { GAME_IDS } from '@imperia/shelf';
import { expect, test } from 'vitest';
import { FOR_TESTS } from '../../../shelf/src/for-tests.ts';
import { builtChunks, compressed, needed } from './first-load.ts';

/** Whatever is on the shelf: it holds covers and banners, and no game. */
const MOST_FIRST = 45_000;
const MOST_WITH_TABLE = 200_000;

test('the first page is at most 45 kB of script compressed, and a table with its game at most 200 kB', async () => {
  const all = await builtChunks();
  const worker = all.find(({ name }) => name === 'worker');
  /** A worker has copies of its own. */
  const chunks = all.filter((chunk) => chunk !== worker && !worker?.code.includes(chunk.fileName));
  const kits = chunks.filter(({ name }) => name === 'kit');
  const first = needed(chunks, ['index']);
  expect(first.some(({ isEntry }) => isEntry)).toBe(true);
  expect(first.filter(({ name }) => name === 'kit' || name === 'pages')).toEqual([]);
  expect(kits).toHaveLength(GAME_IDS.filter((id) => !Object.hasOwn(FOR_TESTS, id)).length);
  const kB = (of: typeof first) => `${(compressed(of) / 1000).toFixed(1)} kB`;
  expect(compressed(first), kB(first)).toBeLessThanOrEqual(MOST_FIRST);
  for (const kit of kits) {
    const ofOneGame = chunks.filter((chunk) => chunk.name !== 'kit' || chunk === kit);
    const withTable = needed(ofOneGame, ['index', 'NewTable', 'TablePage', 'kit', 'pages']);
    console.log(`script compressed: home ${kB(first)}, with new table and table ${kB(withTable)}`);
    expect(compressed(withTable)).toBeLessThanOrEqual(MOST_WITH_TABLE);
  }
});
