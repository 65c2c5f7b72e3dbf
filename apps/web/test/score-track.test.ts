import { expect, test } from 'vitest';
import { markersOf, spacesFor, tensOf } from '../src/games/osadnicy/board/score-track.ts';

test('the track has full tens, at least forty spaces, and room before the leader', () => {
  expect([[0, 0], [37, 12], [38, 12], [39], [58], [59, 3]].map(spacesFor)).toEqual([40, 40, 40, 50, 60, 70]);
  expect(tensOf(40)).toEqual([0, 10, 20, 30, 40]);
});

test('markers on the same space lie beside each other', () => {
  const players = [5, 7, 5, 5].map((points) => ({ points }));
  expect(markersOf(players).map(({ of, under }) => [of.points, under])).toEqual([
    [5, 2],
    [7, 0],
    [5, 1],
    [5, 0],
  ]);
});
