import { expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import { captainOf } from '../../games/tiny/src/harbour.ts';
import { rules } from '../../games/tiny/src/rules.ts';
import { decisionOf, Table } from '../src/index.ts';
import { CONFIG, KEY, say } from './position.ts';

test('two admirals quarrel: the game is over, whoever was still to speak', () => {
  const quarrelling: typeof tiny = {
    ...tiny,
    setup: (config, key) => {
      const game = tiny.setup(config, key);
      game.steps = [{ do: 'compare bids' }];
      game.branches = [0, 1, 2].map((seat) => ({ seat, steps: [{ do: 'bid', seat }], answered: false, answer: null }));
      for (const [seat, card] of [17, 19, 1].entries()) captainOf(game, seat).hand = [card];
      return game;
    },
  };
  const quarrel = new Table(quarrelling, CONFIG, KEY);
  for (const [seat, card] of [17, 19, 1].entries()) say(quarrel, seat, `bid card card=${card}`);
  expect(quarrel.over).toBe(true);
  expect(quarrel.heard(0).map(({ did }) => did)).toEqual(['bid', 'bid', 'quarrel']);
  expect(quarrel.state.captains[2]!.hand, 'nobody came to hear the third').toEqual([1]);
});

test('whyNot speaks of rules', () => {
  const game = tiny.setup({ seats: 2, rounds: 1 }, '0'.repeat(64));
  game.steps = [{ do: 'turn', seat: 0 }];
  captainOf(game, 0).hand = [2];
  expect(decisionOf(rules, game, 0)?.options.length).toBeGreaterThan(1);
  expect(tiny.whyNot(game, 1, { do: 'draw', seat: 1 })).toEqual({ rule: 'TINY-TURN' });
  expect(tiny.whyNot(game, 0, { do: 'sail', seat: 0, to: 4 })).toEqual({ rule: 'TINY-RANGE', because: { range: 1 } });
  expect(tiny.whyNot(game, 0, { do: 'play', seat: 0, card: 2 })?.rule).toBe('TINY-CANNON');
  expect(tiny.whyNot(game, 0, { do: 'draw', seat: 0 })).toBeNull();
});
