import { expect, test } from 'vitest';
import { buildRefusal } from '../src/actions/build.ts';
import { razeCost } from '../src/actions/raze.ts';
import { CARDS } from '../src/cards.ts';
import { findLocation } from '../src/empire.ts';
import { type Config, osadnicy, TOKENS } from '../src/index.ts';
import { runProduce } from '../src/production.ts';
import { position } from '../src/scenario/index.ts';
import { scoreOf } from '../src/scoring.ts';
import type { State } from '../src/state.ts';
import { technologyRefusal } from '../src/technology.ts';
import { VERSION } from '../src/versions.ts';

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
  for (const older of ['1', '2'])
    expect(producedIn(older)).toEqual([
      { food: 1, worker: 3, raze: 1, defense: 1 },
      { worker: 4, raze: 1, defense: 1 },
    ]);
  for (const older of ['3', '4'])
    expect(producedIn(older)).toEqual([
      { worker: 1, raze: 1, defense: 1 },
      { stone: 1, worker: 5, raze: 1, defense: 1 },
    ]);
  expect(producedIn(VERSION)).toEqual([
    { worker: 2, raze: 1 },
    { stone: 1, worker: 5, raze: 1, defense: 1 },
  ]);
});

const numberOf = (code: string) => CARDS.findIndex((card) => card.code === code);
const dealtBefore = (game: State): State => ({ ...game, version: '3' });

test('what is seized, blocked or barred counts in games that were dealt before as it did', () => {
  const wrecked = true;
  const fortress = position(
    { seats: [{ faction: 'romans', empire: [{ card: 'RZY022', wrecked }, 'ZWY042'] }, { faction: 'barbarians' }] },
    ['atlantis'],
  );
  const cost = (game: State) => razeCost(game, 0, findLocation(game, numberOf('ZWY042')));
  expect([cost(fortress), cost(dealtBefore(fortress))]).toEqual([2, 3]);

  const seized = position({
    seats: [
      { faction: 'atlanteans', goods: { tech: 1 }, empire: [{ card: 'ZWY042', seizedBy: 'egyptians' }] },
      { faction: 'egyptians' },
    ],
  });
  const refused = (game: State) => technologyRefusal(game, 0, numberOf('ZWY042'), 'tech') !== null;
  expect([refused(seized), refused(dealtBefore(seized))]).toEqual([true, false]);

  const heritage = position(
    { seats: [{ faction: 'amazons', hand: ['AMA001'], empire: [{ card: 'AMA022', wrecked }] }, { faction: 'romans' }] },
    ['atlantis'],
  );
  const built = (game: State) => buildRefusal(game, 0, numberOf('AMA001')) === null;
  expect([built(heritage), built(dealtBefore(heritage))]).toEqual([true, false]);

  const shrine = position(
    {
      seats: [
        { faction: 'japanese', empire: [{ card: 'JAP015', wrecked, aside: { wood: 3 } }] },
        { faction: 'romans' },
      ],
    },
    ['atlantis'],
  );
  const gate = position(
    {
      seats: [{ faction: 'japanese', empire: [{ card: 'JAP013', barred: true, under: ['JAP001'] }] }],
      virtual: { faction: 'egyptians' },
    },
    ['magic3'],
  );
  const extra = (game: State) => scoreOf(game, 0).extra;
  expect([shrine, dealtBefore(shrine), gate, dealtBefore(gate)].map(extra)).toEqual([0, 3, 0, 1]);
});
