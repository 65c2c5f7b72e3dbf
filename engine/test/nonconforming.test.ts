import { describe, expect, test } from 'vitest';
import { kind, strength } from '../../games/tiny/src/cards.ts';
import { type TinyGame, tiny } from '../../games/tiny/src/game.ts';
import { captainOf } from '../../games/tiny/src/harbour.ts';
import { rules } from '../../games/tiny/src/rules.ts';
import { copy, project, type TinyState } from '../../games/tiny/src/state.ts';
import type { TinyStep } from '../../games/tiny/src/steps.ts';
import { conformance } from '../src/conformance/index.ts';

/** Each of these games breaks one thing that must hold; the suite must say which. */
function fault(game: TinyGame, maxDecisions = 300): string {
  try {
    conformance(game, [{ name: 'three', config: { seats: 3, rounds: 4 } }], { games: 6, everyNth: 1, maxDecisions });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault found';
}

function running(run: Partial<TinyGame['rules']['run']>): TinyGame {
  return { ...tiny, rules: { ask: rules.ask, run: { ...rules.run, ...run } } };
}

function asking(ask: Partial<TinyGame['rules']['ask']>): TinyGame {
  return { ...tiny, rules: { run: rules.run, ask: { ...rules.ask, ...ask } } };
}

/** Another field in the state, kept by copies and views alike. */
function withField(extra: (game: TinyState) => object): TinyGame {
  return {
    ...tiny,
    setup: (config, key) => ({ ...tiny.setup(config, key), ...extra(tiny.setup(config, key)) }),
    copy: (game) => ({ ...game, ...copy(game) }),
    project: (game, face, core) => ({ ...project(game, face, core), ...extra(game) }),
  };
}

test('a fault is named with its case, seed and decision', () => {
  const message = fault(withField(() => ({ junk: Number.NaN })));
  expect(message).toMatch(/^tiny, case «three», seed 1, decision 0: plain data: state\.junk is NaN/);
});

describe('secrets', () => {
  test('a view that shows the top of the deck', () => {
    const leaky: TinyGame = {
      ...tiny,
      project: (game, face, core) => ({ ...project(game, face, core), top: game.deck.at(-1) ?? -1 }),
    };
    expect(fault(leaky)).toMatch(/non-interference: the view of .* differs at «\.top»/);
  });

  test.each(['chance', 'branches'] as const)('a view with the %s that the kernel keeps back', (part) => {
    const leaky: TinyGame = {
      ...tiny,
      project: (game, face, core) => ({ ...project(game, face, core), [part]: game[part] }),
    };
    expect(fault(leaky)).toMatch(new RegExp(`non-interference: the view of .* differs at «\\.${part}`));
  });

  test('luck that does not come from the record', () => {
    const cheats = running({
      shine(game, { seat }) {
        captainOf(game, seat).fish += Number.parseInt(game.chance.key.slice(0, 8), 16) % 5;
      },
    });
    expect(fault(cheats)).toMatch(/non-interference: the view of .* differs/);
  });

  test('a number that depends on a hidden hand', () => {
    const cannons = (game: TinyState) => captainOf(game, 0).hand.filter((card) => card % 4 === 2).length;
    const leaky: TinyGame = {
      ...tiny,
      project: (game, face, core) => ({ ...project(game, face, core), bank: game.bank + cannons(game) }),
    };
    expect(fault(leaky)).toMatch(/non-interference: the view of .* differs at «\.bank»/);
  });

  test('an event that tells everyone what was drawn', () => {
    const leaky = running({
      draw(game, { seat }, io) {
        rules.run.draw!(
          game,
          { do: 'draw', seat },
          { ...io, tell: (event) => io.tell?.({ did: 'draw', seat, card: cardOf(event) }) },
        );
      },
    });
    expect(fault(leaky)).toMatch(/non-interference: what .* hears differs/);
  });

  test('a number that keeps the trace of a hidden card', () => {
    const leaky = running({
      draw(game, step, io) {
        rules.run.draw!(game, step, io);
        captainOf(game, step.seat).fish = captainOf(game, step.seat).hand.at(-1)!;
      },
    });
    expect(fault(leaky)).toMatch(/non-interference: the view of .* differs at «\.captains\.\d\.fish»/);
  });

  test('a question that is asked only of those who hold a cannon', () => {
    const leaky = asking({
      challenge: (game, ask) => {
        const decision = rules.ask.challenge!(game, ask);
        return decision.options.length > 1 ? decision : { ...decision, options: [] };
      },
    });
    expect(fault(leaky)).toMatch(/non-interference/);
  });

  test('options that depend on the hand of another', () => {
    const leaky = asking({
      turn: (game, ask) => {
        const decision = rules.ask.turn!(game, ask);
        const armed = captainOf(game, (ask.seat + 1) % 3).hand.some((card) => card % 4 === 2);
        return { ...decision, options: decision.options.filter((option) => !armed || option.do !== 'draw') };
      },
    });
    expect(fault(leaky)).toMatch(/question from the view|non-interference: the question/);
  });

  test('a number that tells the others what two have looked at', () => {
    const leaky: TinyGame = {
      ...tiny,
      project: (game, face, core) => ({
        ...project(game, face, core),
        pledged: game.captains.flatMap(({ pledges }) => pledges.flatMap(({ cards }) => cards.map(strength))),
      }),
    };
    expect(fault(leaky)).toMatch(/non-interference: the view of .* differs at «\.pledged/);
  });

  test('a card that everyone is told of, though not everyone sees it', () => {
    const leaky: TinyGame = { ...tiny, cardFields: ['cards'], openFields: ['card', 'from'] };
    expect(fault(leaky)).toMatch(/non-interference: what .* hears differs/);
  });

  test('hidden cards that could not change places unnoticed', () => {
    const { kind: _, ...careless } = tiny;
    const counting: TinyGame = {
      ...careless,
      project: (game, face, core) => ({
        ...project(game, face, core),
        rich: game.captains.map(({ hold }) => hold.filter((card) => card > 23).length),
      }),
    };
    expect(fault(counting)).toMatch(/non-interference: the view of .* differs at «\.rich/);
    expect(fault({ ...counting, kind: tiny.kind! })).not.toMatch(/non-interference/);
  });

  test('a waiting step that names a card in a hidden hand', () => {
    const leaky = running({
      draw(game, step, io) {
        rules.run.draw!(game, step, io);
        const card = captainOf(game, step.seat).hand.at(-1)!;
        game.steps.unshift({ do: 'shine', seat: step.seat, card });
      },
    });
    expect(fault(leaky)).toMatch(/public steps: «shine» waits and names card \d+/);
  });
});

describe('state', () => {
  test('a card is lost', () => {
    const loses = running({
      play(game, step, io) {
        rules.run.play!(game, step, io);
        if (kind(step.card) === 'coin') game.discard.pop();
      },
    });
    expect(fault(loses)).toMatch(/conservation of cards: card \d+ was there 1 times and is there 0 times/);
  });

  test('a card is made', () => {
    const makes = running({
      'bid card'(game, step, io) {
        rules.run['bid card']!(game, step, io);
        game.discard.push(step.card);
      },
    });
    expect(fault(makes)).toMatch(/conservation of cards: card \d+ was there 1 times and is there 2 times/);
  });

  test('gold is made: the game says so itself', () => {
    const makes = running({ shine: (game, { seat }) => void captainOf(game, seat).gold++ });
    expect(fault(makes)).toMatch(/invariant: there are 41 gold/);
  });

  test('a guess that deals a card twice', () => {
    const wrong: TinyGame = {
      ...tiny,
      guess: (seen, rng) => {
        const whole = tiny.guess!(seen, rng);
        return { ...whole, deck: whole.deck.map(() => 0) };
      },
    };
    expect(fault(wrong)).toMatch(/redeal: the guess of .* is no whole set of cards/);
  });

  test('a guess that changes what was seen', () => {
    const wrong: TinyGame = { ...tiny, guess: (seen, rng) => ({ ...tiny.guess!(seen, rng), bank: 0 }) };
    expect(fault(wrong)).toMatch(/redeal: the view of .* differs at «\.bank»/);
  });

  test('a card that is not among those of the game', () => {
    expect(fault({ ...tiny, cards: () => [0, 1, 2] })).toMatch(/all cards: card \d+ is there/);
  });

  test('a copy shares an array', () => {
    const shares: TinyGame = { ...tiny, copy: (game) => ({ ...copy(game), discard: game.discard }) };
    expect(fault(shares)).toMatch(/copy: playing the (copy|original) changed the (copy|original)/);
  });

  test('a copy forgets', () => {
    expect(fault({ ...tiny, copy: (game) => ({ ...copy(game), first: 0 }) })).toMatch(
      /copy: the copy differs at «\.first»/,
    );
  });

  test.each([
    ['undefined', () => undefined],
    ['a function', () => () => 0],
    ['a Map', () => new Map()],
    ['a typed array', () => new Uint8Array(1)],
    ['minus nothing', () => -0],
  ])('%s in the state', (_name, value) => {
    expect(fault(withField(() => ({ junk: value() })))).toMatch(/plain data: state\.junk/);
  });

  test('something is kept outside the state', () => {
    let calls = 0;
    const remembers = running({
      shine(game, { seat }) {
        captainOf(game, seat).fish += calls++ % 2;
      },
    });
    expect(fault(remembers)).toMatch(/determinism|resuming|undo|replay|verify/);
  });
});

describe('course', () => {
  test('a game that never ends', () => {
    const endless = running({
      round(game, step, io) {
        game.round = 0;
        rules.run.round!(game, step, io);
      },
    });
    expect(fault(endless, 60)).toMatch(/decision 60: bounded length/);
  });

  test('rules that run in a circle', () => {
    const circle = running({ 'let pass': (game, step) => void game.steps.push(step) });
    expect(fault(circle)).toMatch(/never throws: Error: The game runs in a circle/);
  });

  test('rules that throw', () => {
    const throws = running({
      dig() {
        throw new Error('no spade');
      },
    });
    expect(fault(throws)).toMatch(/never throws: Error: no spade/);
  });

  test('a question that nobody can answer', () => {
    const stuck = asking({
      swap: (game, ask) => {
        const decision = rules.ask.swap!(game, ask);
        return { ...decision, pick: { ...decision.pick!, min: 9, max: 9 } };
      },
    });
    expect(fault(stuck)).toMatch(/never stuck: «swap» cannot be answered/);
  });

  test('an option that is offered twice', () => {
    const twice = asking({
      turn: (game, ask) => {
        const decision = rules.ask.turn!(game, ask);
        return { ...decision, options: [...decision.options, { do: 'draw', seat: ask.seat } satisfies TinyStep] };
      },
    });
    expect(fault(twice)).toMatch(/option ids: «draw» is offered twice by «turn»/);
  });

  test('an option that the game calls impossible', () => {
    const grumpy: TinyGame = {
      ...tiny,
      whyNot: (game, seat, attempt) =>
        attempt.do === 'sail' ? { rule: 'TINY-RANGE' } : tiny.whyNot(game, seat, attempt),
    };
    expect(fault(grumpy)).toMatch(/why not: «sail to=\d» is offered, but \{"rule":"TINY-RANGE"\} forbids it/);
  });

  test('a result without a score for every seat', () => {
    expect(fault({ ...tiny, result: () => ({ points: [1], winners: [0] }) })).toMatch(/result: there are not 3 scores/);
  });
});

function cardOf(event: object): number {
  return 'card' in event && typeof event.card === 'number' ? event.card : -1;
}
