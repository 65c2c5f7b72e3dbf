import { describe, expect, test } from 'vitest';
import { tiny } from '../../games/tiny/src/game.ts';
import { LUCK } from '../../games/tiny/src/state.ts';
import { hash, SPECTATOR, Table } from '../src/index.ts';
import { CONFIG, KEY, say, tableAt } from './position.ts';

const turn = (seat: number) => ({ do: 'turn', seat }) as const;

describe('taking back', () => {
  test('own answers, one after the other', () => {
    const table = tableAt([turn(0), turn(0), turn(0)], () => {});
    const start = hash(table.state);
    say(table, 0, 'sail to=6');
    const between = hash(table.state);
    say(table, 0, 'sail to=5');
    expect(table.canUndo(0)).toBe(true);
    expect(table.canUndo(1)).toBe(false);
    expect(table.undo(0)).toBe(true);
    expect(hash(table.state)).toBe(between);
    expect(table.undo(0)).toBe(true);
    expect(hash(table.state)).toBe(start);
    expect(table.undo(0)).toBe(false);
    expect(table.length).toBe(0);
    expect(table.heard(1)).toEqual([]);
  });

  test('not after drawing a hidden card', () => {
    const table = tableAt([turn(0), turn(0)], (game) => {
      game.deck = [4, 8];
    });
    say(table, 0, 'sail to=6');
    say(table, 0, 'draw');
    expect(table.canUndo(0)).toBe(false);
  });

  test('not after showing a card to the others', () => {
    const table = tableAt([turn(0), turn(0)], (game) => {
      game.captains[0]!.hand = [1];
    });
    say(table, 0, 'play card=1');
    expect(table.canUndo(0)).toBe(false);
  });

  test('not after looking at a card that goes back, but after what everyone saw anyway', () => {
    const table = tableAt([turn(0), turn(0)], (game) => {
      game.captains[0]!.fleet = [3];
    });
    say(table, 0, 'look from=3');
    expect(table.canUndo(0)).toBe(true);
    table.undo(0);
    const full = tableAt([turn(0), turn(0)], (game) => {
      game.captains[0]!.fleet = [3];
      game.deck = [9];
    });
    say(full, 0, 'look from=3');
    expect(full.canUndo(0)).toBe(false);
    expect(full.heard(1)).toEqual([{ did: 'look', seat: 0, from: 3, card: -1, only: 0 }]);
  });

  test('not after showing a card to one other', () => {
    const table = tableAt([turn(0), turn(0)], (game) => {
      game.captains[0]!.hand = [2];
    });
    say(table, 0, 'pledge card=2 to=1');
    expect(table.canUndo(0)).toBe(false);
    expect(table.heard(1)).toEqual([{ did: 'pledge', seat: 0, to: 1, card: 2, only: [0, 1] }]);
    expect(table.heard(2)).toEqual([{ did: 'pledge', seat: 0, to: 1, card: -1, only: [0, 1] }]);
  });

  test('not after a result of chance', () => {
    const table = tableAt([turn(0), turn(0)], () => {});
    say(table, 0, 'sail to=0');
    expect(table.outcomes()).toHaveLength(1);
    expect(table.canUndo(0)).toBe(false);
  });

  test('not after another seat decided, but again when that one has taken it back', () => {
    const table = tableAt([turn(0), turn(1), turn(2)], () => {});
    say(table, 0, 'end turn');
    say(table, 1, 'end turn');
    expect(table.canUndo(0)).toBe(false);
    expect(table.undo(1)).toBe(true);
    expect(table.undo(0)).toBe(true);
  });

  test('a sealed answer, but not once all are revealed', () => {
    const table = new Table(tiny, CONFIG, KEY);
    const bid = (seat: number) => table.decisionOf(seat)!.options[0] as { card: number };
    say(table, 1, `bid card card=${bid(1).card}`);
    expect(table.undo(1)).toBe(true);
    for (const seat of [0, 1, 2]) say(table, seat, `bid card card=${bid(seat).card}`);
    for (const seat of [0, 1, 2]) expect(table.canUndo(seat)).toBe(false);
  });

  describe('where only the first seat remembers', () => {
    const alone = (steps: Parameters<typeof tableAt>[0], arrange: Parameters<typeof tableAt>[1]) =>
      tableAt(steps, arrange, undefined, [0]);

    test('what only others have seen is no barrier', () => {
      const table = alone([turn(0), turn(0)], (game) => {
        game.captains[0]!.hand = [1, 2];
      });
      const start = hash(table.state);
      say(table, 0, 'pledge card=2 to=1');
      say(table, 0, 'play card=1');
      expect(table.undo(0)).toBe(true);
      expect(table.undo(0)).toBe(true);
      expect(hash(table.state)).toBe(start);
      expect(table.heard(1)).toEqual([]);
    });

    test('what others have answered since goes with the own answer', () => {
      const table = alone([turn(0), turn(1), turn(2), turn(0)], () => {});
      const start = hash(table.state);
      for (const seat of [0, 1, 2]) say(table, seat, 'end turn');
      expect(table.canUndo(1)).toBe(false);
      expect(table.canUndo(2)).toBe(false);
      expect(table.undo(0)).toBe(true);
      expect(hash(table.state)).toBe(start);
      expect(table.answers()).toEqual([]);
      expect(table.heard(0)).toEqual([]);
    });

    test('what it has learnt from others is one, and so is chance', () => {
      const shown = alone([turn(0), turn(1), turn(0)], (game) => {
        game.captains[1]!.hand = [1];
      });
      say(shown, 0, 'end turn');
      expect(shown.canUndo(0)).toBe(true);
      say(shown, 1, 'play card=1');
      expect(shown.canUndo(0)).toBe(false);
      const rolled = alone([turn(0), turn(0)], () => {});
      say(rolled, 0, 'sail to=0');
      expect(rolled.canUndo(0)).toBe(false);
    });

    test('what another draws unseen is none', () => {
      const table = alone([turn(0), turn(1), turn(0)], (game) => {
        game.deck = [4, 8];
      });
      say(table, 0, 'end turn');
      say(table, 1, 'draw');
      expect(table.undo(0)).toBe(true);
      expect(table.length).toBe(0);
    });
  });

  test('not after somebody was told of a card, even if it lies where nobody sees it', () => {
    const peeking: typeof tiny = {
      ...tiny,
      rules: {
        ...tiny.rules,
        run: {
          ...tiny.rules.run,
          draw: (game, { seat }, io) => io.tell?.({ did: 'draw', seat, card: game.deck.at(-1)!, only: seat }),
        },
      },
      setup: (config, key) => ({ ...tiny.setup(config, key), steps: [turn(0), turn(0)], deck: [7] }),
    };
    const table = new Table(peeking, CONFIG, KEY);
    say(table, 0, 'draw');
    expect(table.canUndo(0)).toBe(false);
  });
});

describe('answers', () => {
  test('are refused with a reason, and change nothing', () => {
    const table = tableAt([turn(0)], () => {});
    const before = hash(table.state);
    const { decision } = table.state;
    expect(table.answer({ seat: 1, decision, option: 'draw' })).toBe('not asked');
    expect(table.answer({ seat: 0, decision: decision - 1, option: 'draw' })).toBe('stale');
    expect(table.answer({ seat: 0, decision, option: 'fly' })).toBe('not offered');
    expect(table.answer({ seat: 0, decision, option: 7 as unknown as string })).toBe('not offered');
    expect(hash(table.state)).toBe(before);
    say(table, 0, 'end turn');
    expect(table.answer({ seat: 0, decision, option: 'draw' })).toBe('over');
    expect(table.result()?.points).toHaveLength(3);
  });

  test('an answer that makes the rules throw leaves the game as it was', () => {
    const table = tableAt([turn(0)], (game) => {
      game.buried = [];
    });
    const before = hash(table.state);
    expect(() => say(table, 0, 'sail to=6')).toThrow(TypeError);
    expect(hash(table.state)).toBe(before);
    expect(table.length).toBe(0);
    expect(table.heard(0)).toEqual([]);
    say(table, 0, 'end turn');
  });
});

describe('what a seat knows', () => {
  test('a sealed answer is seen by nobody else', () => {
    const table = new Table(tiny, CONFIG, KEY);
    const card = table.state.captains[1]!.hand[0]!;
    say(table, 1, `bid card card=${card}`);
    expect(table.view(1).branches[1]!.answer).toEqual({ do: 'bid card', seat: 1, card });
    for (const other of [0, 2, SPECTATOR]) {
      expect(table.view(other).branches[1]).toMatchObject({ answered: true, answer: null });
      expect(table.view(other).captains[1]!.hand).toEqual([-1, -1, -1]);
    }
  });

  test('drawn cards are heard of with their faces by the drawer alone', () => {
    const table = tableAt([turn(0)], (game) => {
      game.deck = [9];
    });
    say(table, 0, 'draw');
    expect(table.heard(0)).toEqual([{ did: 'draw', seat: 0, card: 9, only: 0 }]);
    expect(table.heard(1)).toEqual([{ did: 'draw', seat: 0, card: -1, only: 0 }]);
    expect(table.heard(SPECTATOR, 1)).toEqual([]);
  });

  test('no view tells the key', () => {
    const table = new Table(tiny, CONFIG, KEY);
    for (const seat of [0, 1, 2, SPECTATOR]) expect(JSON.stringify(table.view(seat))).not.toContain(KEY);
  });
});

test('luck can be dictated', () => {
  const storm = { purpose: LUCK.storm, result: [0] };
  const table = tableAt([turn(0)], () => {}, [storm]);
  say(table, 0, 'sail to=0');
  expect(table.state.captains[0]!.gold).toBe(2);
  expect(table.outcomes()).toEqual([storm]);
});
