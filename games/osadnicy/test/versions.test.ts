import { expect, test } from 'vitest';
import { type Config, osadnicy, TOKENS } from '../src/index.ts';
import { runProduce } from '../src/production.ts';
import { OLDER_VERSIONS, VERSION } from '../src/versions.ts';

const KEY = '5'.repeat(64);
const CONFIG: Config = { factions: ['amazons', 'aztecs'], options: [] };

/** What the boards of both give in the first round. */
function producedIn(version: string): Record<string, number>[] {
  const game = osadnicy.setup(CONFIG, KEY, version);
  return game.seats.map((own, seat) => {
    runProduce(game, { do: 'produce', seat }, {});
    return Object.fromEntries(own.tokens.flatMap((n, token) => (n > 0 ? [[TOKENS[token]!, n]] : [])));
  });
}

test('games that were dealt before the boards of Amazons and Aztecs changed go on with the older boards', () => {
  for (const older of OLDER_VERSIONS)
    expect(producedIn(older)).toEqual([
      { food: 1, worker: 3, raze: 1, defense: 1 },
      { worker: 4, raze: 1, defense: 1 },
    ]);
  expect(producedIn(VERSION)).toEqual([
    { worker: 1, raze: 1, defense: 1 },
    { stone: 1, worker: 5, raze: 1, defense: 1 },
  ]);
});
