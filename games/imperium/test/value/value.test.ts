import { expect, test } from 'vitest';
import { scoreOf } from '../../src/index.ts';
import { value } from '../../src/value/index.ts';
import { Position, TWO } from '../position.ts';

const change = (prepare: (game: Position) => void) => {
  const game = new Position(TWO);
  const before = value(game.state, 0);
  prepare(game);
  return value(game.state, 0) - before;
};

test('more is worth more, an unrest less', () => {
  expect(change((game) => game.tokens(0, 6, 2, 1))).toBeGreaterThan(0);
  expect(change((game) => game.tokens(0, 3, 2, 4))).toBeGreaterThan(2);
  expect(change((game) => void game.seat().hand.push(game.state.unrest.pop()!))).toBeLessThan(-2);
  expect(change((game) => void game.play(0, 'Coinage'))).toBeGreaterThan(2);
});

test('at the end only points count', () => {
  const game = new Position(TWO);
  game.state.phase = 'end';
  for (const seat of [0, 1]) expect(value(game.state, seat)).toBe(scoreOf(game.state, seat).points);
});
