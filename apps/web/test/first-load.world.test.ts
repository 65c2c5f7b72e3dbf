import { GAME_IDS } from '@imperia/shelf';
import { expect, test } from 'vitest';
import { FOR_TESTS } from '../../../shelf/src/for-tests.ts';
import { builtChunks, compressed, needed } from './first-load.ts';

/** Whatever is on the shelf: it holds covers and banners, and no game. */
const MOST_FIRST = 45_000;
/** What a table needs of any game. */
const MOST_OF_TABLE = 90_000;
/** What each game adds: its kit, and its boards if it has any. Osadnicy's holds 700 cards of six expansions and the minis. */
const MOST_OF_GAME: Readonly<Record<string, number>> = { osadnicy: 135_000, imperium: 120_000, clash: 180_000 };

const PEOPLES = GAME_IDS.filter((id) => !Object.hasOwn(FOR_TESTS, id));
/** The file with a game's kit, as its line on the shelf says it. */
const kitOf = (id: string, code: string) => new RegExp(`\\b${id}:.{0,60}?import\\(.\\./([^\`'"]+)`).exec(code)?.[1];

test('the first page is at most 45 kB of script compressed, a table 90 kB, and each game keeps to its own bound', async () => {
  const all = await builtChunks();
  const worker = all.find(({ name }) => name === 'worker');
  /** A worker has copies of its own. */
  const chunks = all.filter((chunk) => chunk !== worker && !worker?.code.includes(chunk.fileName));
  const kits = chunks.filter(({ name }) => name === 'kit');
  const first = needed(chunks, ['index']);
  expect(first.some(({ isEntry }) => isEntry)).toBe(true);
  expect(first.filter(({ name }) => name === 'kit' || name === 'pages')).toEqual([]);
  const ids = new Map(PEOPLES.map((id) => [chunks.flatMap(({ code }) => kitOf(id, code) ?? [])[0], id]));
  expect(kits.map(({ fileName }) => ids.get(fileName)).sort()).toEqual([...PEOPLES].sort());
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  expect(compressed(first), kB(compressed(first))).toBeLessThanOrEqual(MOST_FIRST);

  const games = new Set(chunks.filter(({ name }) => name === 'kit' || name === 'pages'));
  const table = compressed(
    needed(
      [...chunks].filter((chunk) => !games.has(chunk)),
      ['index', 'NewTable', 'TablePage'],
    ),
  );
  expect(table, kB(table)).toBeLessThanOrEqual(MOST_OF_TABLE);
  for (const kit of kits) {
    /** Boards fetch their own game with them; the table in words fetches none. */
    const others = kits.filter((one) => one !== kit).map(({ fileName }) => fileName);
    const mine = chunks.filter(
      ({ fileName, imports, name }) =>
        !others.includes(fileName) && !(name === 'pages' && imports.some((file) => others.includes(file))),
    );
    const own = compressed(needed(mine, ['index', 'NewTable', 'TablePage', 'kit', 'pages'])) - table;
    const id = ids.get(kit.fileName)!;
    console.log(`script compressed: home ${kB(compressed(first))}, table ${kB(table)}, ${id} ${kB(own)}`);
    expect(own, `${id} ${kB(own)}`).toBeLessThanOrEqual(MOST_OF_GAME[id]!);
  }
});
