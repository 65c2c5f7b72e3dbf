import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Played } from '@imperia/bots';
import { anyKit } from '@imperia/kit';
import { kit } from '@imperia/osadnicy/kit';
import { expect, test } from 'vitest';
import { boardgameIoVersion, loadBoardgameIo } from '../src/bench/boardgameio.ts';
import { RandomGames } from '../src/bench/games.ts';
import type { Measured } from '../src/bench/measure.ts';
import { allText, measuredText } from '../src/bench/text.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

async function bench(...args: string[]): Promise<string> {
  const node = ['--conditions=source', '--import', 'tsx', MAIN];
  return (await promisify(execFile)(process.execPath, [...node, 'bench', ...args])).stdout;
}

test('imperia bench measures everything', async () => {
  const measured: Measured = JSON.parse(await bench('--trial', '--json'));
  const { decisionMicros, gamesPerSecond, copyMicros, stateBytes, heapGrowthBytes, boardgameio, ratio } = measured;
  expect(Object.keys(decisionMicros)).toEqual(['2', '3', '4']);
  expect(Object.keys(gamesPerSecond)).toEqual(['2', '3', '4']);
  const figures = [...Object.values(decisionMicros), ...Object.values(gamesPerSecond), copyMicros, stateBytes];
  for (const figure of [...figures, boardgameio.decisionMicros]) expect(figure).toBeGreaterThan(0);
  expect(Number.isFinite(heapGrowthBytes)).toBe(true);
  expect(boardgameio.version).toBe(boardgameIoVersion());
  expect(ratio).toBeGreaterThan(10);
  expect(measuredText(measured, 'en')).toContain('random games a second');
  const alone: Measured = { ...measured, boardgameio: { version: null, decisionMicros: null }, ratio: null };
  expect(measuredText(alone, 'en')).toContain('boardgame.io is not installed here');
  expect(measuredText(alone, 'pl')).toContain('boardgame.io nie jest tu zainstalowane');
  expect(allText([measured], 'en')).toBe(measuredText(measured, 'en'));
  const slower = { ...measured, game: 'other', decisionMicros: { 2: 3 * decisionMicros[2]!, 5: 1 } };
  expect(allText([measured, slower], 'en')).toContain(
    `a decision in other against one in ${measured.game}, by number of players: 3.00 times as long\n`,
  );
});

const withoutBranching = ({ decisions, result }: Played) => ({ decisions, result });

test('boardgame.io plays the very same games', () => {
  const random = new RandomGames(anyKit(kit));
  const bgio = loadBoardgameIo(random.kit);
  for (const players of [2, 4]) {
    for (let seed = 0; seed < 2; seed++) {
      expect(bgio.play(random.configFor(players, seed), seed)).toEqual(withoutBranching(random.play(players, seed)));
    }
  }
});
