import { scenariosOf } from '@imperia/kit/scenario';
import { expect, test } from 'vitest';
import { vocabulary } from '../src/scenario/index.ts';
import { draw } from '../src/scenario/map.ts';
import type { State } from '../src/state.ts';

const scenarios = scenariosOf(vocabulary);
const position = (given: object): State => scenarios.position({ seats: [{}, {}], ...given } as never);

const DRAWN = [
  '    A      B      C      D      E      F      G',
  ' 1                       G',
  ' 2                S             F',
  ' 2         G             G:a1^+2       G',
  ' 3  G             G             M             G',
  ' 3         G             G             G',
  ' 4                G             G+!1',
  ' 4         G             Gx            G',
  ' 5  G             G             G             G',
  ' 5         G             G             G',
  ' 6                G             G',
  ' 6         G             G             G',
  ' 7  ?             G             G             G',
  ' 7         ?             B:b1v         G',
  ' 8                ?             G',
  ' 8                       G',
];

test('a map is drawn so that it can be read, and laid as it is drawn', () => {
  const state = position({
    map: DRAWN,
    barbarians: { E4: { infantry: 1 } },
    seats: [
      { cities: { D2: { mood: 'happy' } }, units: { D2: { infantry: 2 } } },
      { cities: { D7: { mood: 'angry' } } },
    ],
  });
  expect(draw(state)).toEqual(DRAWN);
});

test('what is wrong with a drawing is said with its line', () => {
  expect(() => position({ map: ['G', 'G G', 'G G'] })).toThrow(
    'line 3 of the map has 2 hexes, and there are 3: B2 D2 F2',
  );
  expect(() => position({ map: DRAWN, barbarians: { K9: { infantry: 1 } } })).toThrow(
    'the map for 2 players has no hex K9',
  );
});
