import { scenariosOf } from '@imperia/kit/scenario';
import { expect, test } from 'vitest';
import { vocabulary } from '../src/scenario/index.ts';

const scenarios = scenariosOf(vocabulary);

/** Somebody has played the Jungle, and may lay one of two cards under it. */
function reasons(expected: object): readonly string[] {
  const text = JSON.stringify({
    scenario: 'The Jungle',
    position: {
      market: ['Elders'],
      rest: false,
      seats: [{ nation: 'greeks', rest: false, play: [], hand: ['1REG2/14', 'Hills', 'Oracle'] }, { nation: 'celts' }],
    },
    play: [{ by: 'greeks', choose: 'play', card: '1REG2/14' }],
    expect: expected,
  });
  const [scenario] = scenarios.parse(text, 'jungle.json');
  return scenarios.failures(scenario!).map(({ reason }) => reason);
}

test('a scenario can say what can be picked, and how many', () => {
  expect(reasons({ pickFrom: ['Oracle', 'Hills'], pickLeast: 0, pickMost: 1 })).toEqual([]);
});

test.each([
  [{ pickLeast: 1 }, 'pickLeast: expected 1, found 0'],
  [{ pickMost: 2 }, 'pickMost: expected 2, found 1'],
  [{ pickFrom: ['Hills'] }, /^pickFrom: expected Hills; offered: pick 0 to 1 of /],
  [{ pickFrom: ['Hills', 'Hills'] }, /^pickFrom: expected Hills, Hills; /],
  [{ pickFrom: ['Hills', 'Oracle', 'Elders'] }, /^pickFrom: /],
])('what is picked otherwise than %j is told', (wrong, told) => {
  const found = reasons(wrong);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(told);
});
