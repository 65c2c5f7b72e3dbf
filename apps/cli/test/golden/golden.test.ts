import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goldenFiles } from '../../../../scripts/golden-files.ts';
import type { Save } from '../../src/files/save-file.ts';
import { imperia, imperiaWith, tempFolder } from '../desk.ts';
import { anybody } from './anybody.ts';

/** Bare records are read by the terminal as well. */
const FILES = [...goldenFiles('cli'), ...goldenFiles('records')];

test.each([
  ['osadnicy', 20],
  ['imperium', 16],
  ['clash', 13],
])('there are golden records of %s', (game, least) => {
  expect(FILES.filter(({ name }) => name.startsWith(`${game}/`)).length).toBeGreaterThanOrEqual(least);
});

describe.each(FILES)('the golden file $name', ({ text }) => {
  const cwd = tempFolder();
  const file = join(cwd, 'game.json');
  const saved: Save = JSON.parse(text);
  writeFileSync(file, text);

  test('verifies, and is replayed to the same end', async () => {
    expect(await imperia(['verify', file])).toMatchObject({ code: 0, err: '' });
    const { out } = await imperia(['replay', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ answers: saved.answers.length, hash: saved.hash });
  });

  // Who sat there is not in a bare record: the usual bots would take long.
  test.skipIf(!saved.seats)('is loaded, played on to its end, and verifies as a whole', async () => {
    const { code, out, err } = await imperiaWith(['play', saved.game, '--load', file], anybody(1, 3000), { cwd });
    expect([code, err]).toEqual([0, '']);
    expect(out, 'where nothing can be picked').not.toMatch(/Type 0 numbers|Podaj 0 numerów|from 1 to 0|od 1 do 0/);
    const after: Save = JSON.parse(readFileSync(file, 'utf8'));
    expect(after.answers.slice(0, saved.answers.length)).toEqual(saved.answers);
    expect(after.version).toBe(saved.version);
    expect(JSON.parse((await imperia(['replay', file, '--json'])).out)).toMatchObject({ over: true });
    expect(await imperia(['verify', file])).toMatchObject({ code: 0, err: '' });
  });
});
