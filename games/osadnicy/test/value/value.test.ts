import { advance, choose, optionId, type Seat } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { type CardData, locationCards, osadnicy, PROGRAMS, type State, scoreOf, TOKENS } from '../../src/index.ts';
import { position, type VirtualPosition } from '../../src/scenario/index.ts';
import { builtWorth, handCardWorth } from '../../src/value/cards.ts';
import { effectWorth } from '../../src/value/effects.ts';
import { WORTH } from '../../src/value/goods.ts';
import { horizonOf } from '../../src/value/horizon.ts';
import { value } from '../../src/value/index.ts';

const KEY = '5'.repeat(64);

/** A two-player game in its first action phase. */
function firstTurn(): { game: State; seat: Seat } {
  const game = osadnicy.setup({ factions: ['romans', 'barbarians'], options: [] }, KEY);
  let asked = advance(osadnicy.rules, game, {});
  while (asked && asked.ask.do !== 'turn') {
    choose(game, asked, asked.options[0]!);
    asked = advance(osadnicy.rules, game, {});
  }
  return { game, seat: asked!.seat };
}

function changeBy(change: (game: State, seat: Seat) => void): number {
  const { game, seat } = firstTurn();
  const before = value(game, seat);
  change(game, seat);
  return value(game, seat) - before;
}

describe('what a seat may expect', () => {
  test('a point is a point', () => {
    expect(changeBy((game, seat) => void game.seats[seat]!.points++)).toBeCloseTo(1);
  });

  test('goods in the pool are worth something until the seat has passed', () => {
    expect(changeBy((game, seat) => void game.seats[seat]!.tokens[0]!++)).toBeCloseTo(WORTH.wood);
    const passing = changeBy((game, seat) => {
      game.seats[seat]!.passed = true;
    });
    expect(passing).toBeLessThan(0);
  });

  test('of many stored Workers the last are worth more exchanged than kept', () => {
    const kept = (workers: number) => {
      const game = osadnicy.setup({ factions: ['barbarians', 'romans'], options: [] }, KEY);
      advance(osadnicy.rules, game, {});
      const own = game.seats[0]!;
      game.phase = 'action';
      own.passed = true;
      own.tokens.fill(0);
      own.tokens[TOKENS.indexOf('worker')] = workers;
      return value(game, 0);
    };
    expect(kept(2) - kept(0), 'a few are as good as new ones').toBeCloseTo(2 * WORTH.worker);
    expect(kept(10) - kept(8), 'two of many buy something better').toBeLessThan(WORTH.commonCard);
  });

  test('nothing that the others have changes it', () => {
    const change = changeBy((game, seat) => {
      game.seats[1 - seat]!.points += 5;
      game.seats[1 - seat]!.hand = [];
    });
    expect(change).toBe(0);
  });

  test('at the end it is the score', () => {
    const { game, seat } = firstTurn();
    game.phase = 'end';
    expect(value(game, seat)).toBe(scoreOf(game, seat).total);
  });

  test('to begin building is not to lose the card: what it costs and becomes is still to come', () => {
    const { game, seat } = firstTurn();
    const { hand, tokens } = game.seats[seat]!;
    tokens.fill(4);
    const card = hand[0]!;
    const before = value(game, seat);
    const turn = advance(osadnicy.rules, game, {})!;
    choose(game, turn, turn.options.find((option) => optionId(option) === `build card=${card}`)!);
    const paying = advance(osadnicy.rules, game, {})!;
    expect(paying.ask.do).toBe('pay');
    expect(value(game, seat)).toBeGreaterThan(before - 1.5);
  });
});

describe('what cards are worth', () => {
  const { game, seat } = firstTurn();
  const horizon = horizonOf(game, seat);

  test('every word of the vocabulary on every card has a worth', () => {
    for (const effect of PROGRAMS.flat()) expect(effectWorth(game, seat, effect), effect.op).toBeGreaterThanOrEqual(0);
  });

  test('every card is worth having, and more so built', () => {
    for (const { no, code } of locationCards().filter(({ kind }) => kind !== 'event')) {
      expect(handCardWorth(game, seat, no, horizon), code).toBeGreaterThan(0);
      expect(builtWorth(game, seat, no, horizon), code).toBeGreaterThan(0);
    }
  });

  test('production is worth more the earlier it is built', () => {
    const produces = ({ production }: CardData) => (production?.length ?? 0) > 0;
    for (const { no, code } of locationCards().filter(({ data }) => produces(data))) {
      const late = builtWorth(game, seat, no, { ...horizon, rounds: 0 });
      expect(builtWorth(game, seat, no, horizon), code).toBeGreaterThan(late);
    }
  });
});

describe('alone', () => {
  const worth = (empire: readonly string[], virtual: VirtualPosition) =>
    value(position({ round: 5, seats: [{ faction: 'romans', empire, passed: false }], virtual }), 0);

  test('each card that the virtual player will not collect is worth something', () => {
    const both = worth(['Kolos'], { locations: ['Zamek', 'Monument'] });
    expect(worth(['Kolos'], { locations: ['Zamek'] })).toBeGreaterThan(both + 1);
    expect(worth(['Kolos'], { locations: ['Zamek', 'Monument'], collection: ['Tartak'] })).toBeLessThan(both - 1);
  });

  test('a faction location is worth more than its points', () => {
    const ended = (empire: readonly string[]) =>
      value(position({ phase: 'end', round: 5, seats: [{ faction: 'romans', empire }] }), 0);
    expect(ended(['Kolos', 'Legion']) - ended(['Kolos'])).toBeGreaterThan(3);
  });
});
