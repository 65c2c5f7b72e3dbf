import { expect, test } from 'vitest';
import { type ImperiumStep, reachOf } from '../src/index.ts';
import { Position } from './position.ts';

function laid(): { at: Position; market: number[] } {
  const at = new Position([{ nation: 'romans' }, { nation: 'celts' }]);
  const market = at.market('Aksumites', 'Steppe', null, 'Oracle', 'Mercenaries');
  return { at, market };
}

test('a card shows which market cards it would reach, and what that costs', () => {
  const { at, market } = laid();
  const [conquer] = at.set(0, 'hand', 'Conquer');
  at.tokens(0, 5, 5, 0);
  const reach = reachOf(at.state, { do: 'play', seat: 0, card: conquer! });
  expect([reach.get(market[0]!), reach.get(market[1]!)]).toEqual([
    [0, 2, 0],
    [0, 2, 0],
  ]);
  expect([reach.has(market[3]!), reach.has(market[4]!)]).toEqual([false, false]);
  at.answer({ do: 'play', card: conquer });
  const ways = at.asked.options.map((option) => reachOf(at.state, option).get(market[0]!));
  expect(ways).toEqual([
    [0, 2, 0],
    [0, 3, 0],
  ]);
});

test('an innovation reaches all of the market for nothing, and most options none of it', () => {
  const { at, market } = laid();
  const [dalmatia] = at.set(0, 'hand', 'Dalmatia');
  const of = (option: ImperiumStep) => [...reachOf(at.state, option)];
  expect(of({ do: 'innovate', seat: 0 })).toEqual(market.map((card) => [card, [0, 0, 0]]));
  expect(of({ do: 'play', seat: 0, card: dalmatia! })).toEqual([]);
  expect(of({ do: 'end activation', seat: 0 })).toEqual([]);
});
