import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { imperia, tempFolder } from './desk.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('bots meet at the tiny game, in workers, and every seat changes hands', async () => {
  const args = ['arena', 'tiny', '--bots', 'random,greedy', '--games', '8', '--players', '3', '--workers', '2'];
  const { code, out, err } = await imperia([...args, '--json'], { cwd: tempFolder() });
  expect([code, err]).toEqual([0, '']);
  const standings = JSON.parse(out);
  expect(standings).toMatchObject({ game: 'tiny', players: 3, games: 8, errors: [] });
  expect(Object.keys(standings.factions)).toEqual(['red', 'blue', 'green']);
  expect(standings.ratings.map(({ games }: { games: number }) => games)).toEqual([8, 8]);
});

test('its speed is measured', async () => {
  const node = ['--conditions=source', '--conditions=tests', '--import', 'tsx', MAIN];
  const { stdout } = await promisify(execFile)(process.execPath, [...node, 'bench', 'tiny', '--trial', '--json']);
  const measured = JSON.parse(stdout);
  expect(measured.game).toBe('tiny');
  expect(Object.keys(measured.decisionMicros)).toEqual(['2', '3', '4']);
  expect(measured.ratio).toBeGreaterThan(1);
});
