import { describe, expect, test } from 'vitest';
import {
  advance,
  type Core,
  choose,
  cut,
  decisionOf,
  newChance,
  next,
  pending,
  type Rules,
  race,
  type Seat,
  type Step,
  together,
} from '../src/index.ts';

type Talk = Step & { readonly seat?: Seat; readonly word?: string };
interface Party extends Core<Talk> {
  said: string[];
}

const say = (seat: Seat, word: string): Talk => ({ do: 'say', seat, word });

const rules: Rules<Party, Talk, never> = {
  run: {
    say: (game, { seat, word }) => void game.said.push(`${seat}: ${word}`),
    'say and go on'(game, { seat, word }) {
      game.said.push(`${seat}: ${word}`);
      next(game, { do: 'talk', seat: seat! });
    },
    'ask neighbour': (game, { seat }) => next(game, { do: 'talk', seat: (seat! + 1) % 2 }),
    'ask all': (game) =>
      together(
        game,
        [0, 1, 2].map((seat) => ({ seat, step: { do: 'talk', seat } })),
      ),
    'ask anyone': (game) =>
      race(
        game,
        [0, 1, 2].map((seat) => ({ seat, step: { do: 'talk', seat } })),
      ),
    'ask shy': (game) =>
      together(game, [
        { seat: 0, step: { do: 'talk', seat: 0 } },
        { seat: 1, step: { do: 'say nothing', seat: 1 } },
        { seat: 2, step: { do: 'nod', seat: 2 } },
      ]),
    'ask twice': (game) =>
      together(game, [
        { seat: 0, step: { do: 'talk', seat: 0 } },
        { seat: 0, step: { do: 'talk', seat: 0 } },
      ]),
    circle: (game) => next(game, { do: 'circle' }),
    'leave for good'(game, { seat }) {
      cut(game, say(seat!, 'bye'), say(seat!, 'for good'));
    },
    'leave again': (game) => cut(game, { do: 'leave again' }),
  },
  ask: {
    talk: (_game, ask) => {
      const seat = ask.seat!;
      const more: Talk = { do: 'say and go on', seat, word: 'well' };
      return {
        seat,
        ask,
        options: [
          say(seat, 'yes'),
          say(seat, 'no'),
          more,
          { do: 'ask neighbour', seat },
          { do: 'ask all', seat },
          { do: 'leave for good', seat },
        ],
      };
    },
    nod: (_game, ask) => ({ seat: ask.seat!, ask, options: [say(ask.seat!, 'mhm')], forced: true }),
    greet: (_game, ask) => ({ seat: ask.seat!, ask, options: [say(ask.seat!, 'hello')] }),
    'say nothing': (_game, ask) => ({ seat: ask.seat!, ask, options: [] }),
    collect: (_game, ask) => ({
      seat: 0,
      ask,
      options: [],
      pick: { from: [2, 1], min: 2, max: 2, answer: (words) => say(0, words.join('+')) },
      forced: true,
    }),
  },
};

function party(...steps: Talk[]): Party {
  const game: Party = { steps: [], branches: [], decision: 0, chance: newChance('0'.repeat(64)), said: [] };
  next(game, ...steps);
  return game;
}

function answer(game: Party, seat: Seat, word: string): void {
  const decision = decisionOf(rules, game, seat)!;
  choose(game, decision, decision.options.find((option) => (option.word ?? option.do) === word)!);
  advance(rules, game, {});
}

describe('steps', () => {
  test('happen in reading order', () => {
    const game = party(say(0, 'a'), say(1, 'b'));
    expect(advance(rules, game, {})).toBeNull();
    expect(game.said).toEqual(['0: a', '1: b']);
  });

  test('wait for the seat that is asked', () => {
    const game = party({ do: 'greet', seat: 1 });
    expect(advance(rules, game, {})?.seat).toBe(1);
    expect(decisionOf(rules, game, 0)).toBeNull();
    answer(game, 1, 'hello');
    expect(game).toMatchObject({ said: ['1: hello'], decision: 1, steps: [] });
  });

  test('without a choice are not asked, and take no number', () => {
    const game = party({ do: 'say nothing', seat: 0 }, { do: 'nod', seat: 0 }, { do: 'collect' });
    expect(advance(rules, game, {})).toBeNull();
    expect(game).toMatchObject({ said: ['0: mhm', '0: 1+2'], decision: 0 });
  });

  test('that run in a circle are an error, not a hang', () => {
    expect(() => advance(rules, party({ do: 'circle' }), {})).toThrow('The game runs in a circle: [{"do":"circle"}]');
  });

  test('that no rule knows are an error', () => {
    expect(() => advance(rules, party({ do: 'sing' }), {})).toThrow('No rule for «sing»');
  });
});

describe('seats asked together', () => {
  test('are all asked, answer in any order, and are heard in the given order once all are in', () => {
    const game = party({ do: 'ask all' }, say(0, 'end'));
    advance(rules, game, {});
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    answer(game, 2, 'no');
    answer(game, 0, 'yes');
    expect(game).toMatchObject({ said: [], decision: 0 });
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([1]);
    expect(decisionOf(rules, game, 2)).toBeNull();
    answer(game, 1, 'yes');
    expect(game).toMatchObject({ said: ['0: yes', '1: yes', '2: no', '0: end'], decision: 1, branches: [] });
  });

  test('may be asked again, each in its own branch, before the rest goes on', () => {
    const game = party({ do: 'ask all' }, say(0, 'end'));
    advance(rules, game, {});
    for (const [seat, word] of ['well', 'no', 'well'].entries()) answer(game, seat, word);
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([0, 2]);
    answer(game, 2, 'yes');
    answer(game, 0, 'well');
    answer(game, 0, 'no');
    expect(game.said).toEqual(['0: well', '1: no', '2: well', '0: well', '2: yes', '0: no', '0: end']);
    expect(game.decision).toBe(3);
  });

  test('are passed over where there is nothing to decide', () => {
    const game = party({ do: 'ask shy' });
    advance(rules, game, {});
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([0]);
    answer(game, 0, 'yes');
    expect(game.said).toEqual(['0: yes', '2: mhm']);
  });

  test('of whom one is enough are asked until one has answered', () => {
    const game = party({ do: 'ask anyone' }, say(0, 'end'));
    advance(rules, game, {});
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    answer(game, 1, 'well');
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([1]);
    answer(game, 1, 'no');
    expect(game).toMatchObject({ said: ['1: well', '1: no', '0: end'], decision: 2, branches: [] });
  });

  test('may have the other answer for them', () => {
    const game = party({ do: 'ask all' });
    advance(rules, game, {});
    answer(game, 0, 'ask neighbour');
    answer(game, 1, 'yes');
    answer(game, 2, 'no');
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([1]);
    answer(game, 1, 'no');
    expect(game.said).toEqual(['1: yes', '2: no', '1: no']);
  });

  test('with two branches answer one after the other, and an answer fits only one of them', () => {
    const game = party({ do: 'ask twice' });
    advance(rules, game, {});
    expect(pending(rules, game)).toHaveLength(1);
    answer(game, 0, 'yes');
    expect(game.decision).toBe(1);
    answer(game, 0, 'no');
    expect(game.said).toEqual(['0: yes', '0: no']);
  });

  test('cannot ask together again', () => {
    const game = party({ do: 'ask all' });
    advance(rules, game, {});
    answer(game, 0, 'ask all');
    answer(game, 1, 'no');
    expect(() => answer(game, 2, 'no')).toThrow('asked together already');
  });
});

describe('a game cut short', () => {
  test('drops what was waiting', () => {
    const game = party(say(0, 'a'), { do: 'leave for good', seat: 1 }, say(0, 'b'));
    expect(advance(rules, game, {})).toBeNull();
    expect(game.said).toEqual(['0: a', '1: bye', '1: for good']);
  });

  test('from within a branch drops the others and all that waits behind them', () => {
    const game = party({ do: 'ask all' }, say(0, 'end'));
    advance(rules, game, {});
    for (const [seat, word] of ['well', 'leave for good', 'yes'].entries()) answer(game, seat, word);
    expect(game).toMatchObject({ said: ['0: well', '1: bye', '1: for good'], steps: [], branches: [] });
    expect(pending(rules, game)).toEqual([]);
  });

  test('may go on with a question', () => {
    const game = party({ do: 'ask all' }, say(0, 'end'));
    advance(rules, game, {});
    cutTo(game, { do: 'greet', seat: 2 });
    expect(pending(rules, game).map(({ seat }) => seat)).toEqual([2]);
    answer(game, 2, 'hello');
    expect(game.said).toEqual(['2: hello']);
  });

  test('again and again is an error, not a hang', () => {
    expect(() => advance(rules, party({ do: 'leave again' }), {})).toThrow();
  });
});

function cutTo(game: Party, step: Talk): void {
  expect(() => cut(game, step)).toThrow('nobody runs the game');
}
