import { advance, choose, judge, pending, pickId } from '@imperia/engine';
import { expect } from 'vitest';
import { imperium } from '../../src/index.ts';
import { Position } from '../position.ts';
import { rule } from '../rule.ts';

const asked = (game: Position) => pending(imperium.rules, game.state).map(({ seat, ask }) => [seat, ask.do]);

/** Takes what this seat says, as an answer to the decision of this number. */
function say(game: Position, seat: number, option: string, decision = game.state.decision): void {
  const taken = judge(imperium.rules, game.state, { seat, decision, option });
  if (typeof taken === 'string') throw new Error(taken);
  choose(game.state, taken.decision, taken.option);
  advance(imperium.rules, game.state, {});
}

/** The Romans have laid their token, and have a card left; the Scythians, who may raid them, are next. */
function tokenLaid(): Position {
  const game = new Position([{ nation: 'romans' }, { nation: 'scythians' }]);
  game.set(0, 'hand', 'Glory');
  game.answer({ do: 'end activation' }).answer({ do: 'lay token', card: game.state.market[2]!.card });
  return game;
}

rule(
  'IMP-CLEAN-05',
  'once the token lies on the market the next player plays, whatever the one before discards',
  () => {
    const game = tokenLaid();
    const [hill] = game.set(1, 'hand', 'Pontic Steppe');
    expect(asked(game)).toEqual([
      [0, 'tidy'],
      [1, 'turn'],
    ]);
    const { decision } = game.state;
    say(game, 1, `play card=${hill}`);
    while (asked(game).every(([, step]) => step !== 'turn')) game.skip('turn');
    expect(game.seat(1).play.map(({ card }) => card)).toContain(hill);
    expect(asked(game)).toEqual([
      [0, 'tidy'],
      [1, 'turn'],
    ]);
    say(game, 0, pickId([]), decision);
    expect(asked(game)).toEqual([[1, 'turn']]);
    expect(game.seat(0).hand).toHaveLength(5);
    expect(game.seat(1).actions).toBe(2);
  },
);

rule('IMP-CLEAN-05', 'an answer from before the question was asked comes too late', () => {
  const game = tokenLaid();
  const { decision } = game.state;
  const answer = { seat: 0, decision: decision - 1, option: pickId([]) };
  expect(judge(imperium.rules, game.state, answer)).toBe('stale');
});

rule('IMP-CLEAN-05', 'what reaches the player before waits until the hand is full', () => {
  const game = tokenLaid();
  const [raiders] = game.set(1, 'hand', 'Raiders');
  const [region] = game.play(0, 'Steppe');
  say(game, 1, `play card=${raiders}`);
  expect(asked(game)).toEqual([[0, 'tidy']]);
  game.pick();
  expect(game.seat(0).hand).toHaveLength(6);
  expect(game.seat(0).hand).toContain(region);
  expect(asked(game)).toEqual([[1, 'turn']]);
});

rule('IMP-CLEAN-05', 'so it does for what all players may do, though it is no attack', () => {
  const game = tokenLaid();
  const [nomads] = game.set(1, 'hand', 'Nomads');
  game.set(1, 'deck');
  say(game, 1, `play card=${nomads}`);
  expect(asked(game)).toEqual([[1, 'may']]);
  game.answer({ do: 'decline' });
  expect(asked(game)).toEqual([[0, 'tidy']]);
  game.pick();
  expect(game.seat(0).hand).toHaveLength(5);
  expect(asked(game)).toEqual([[0, 'may']]);
});

rule('IMP-CLEAN-05', 'the turn does not end before the player before has finished', () => {
  const game = tokenLaid();
  say(game, 1, 'end activation');
  expect(asked(game)).toEqual([[0, 'tidy']]);
  game.pick();
  expect(asked(game)).toEqual([[1, 'market token']]);
});
