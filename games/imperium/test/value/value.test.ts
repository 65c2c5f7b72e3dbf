import { expect, test } from 'vitest';
import { holdsQuest } from '../../src/effects/quests.ts';
import { scoreOf } from '../../src/index.ts';
import { heldWorth } from '../../src/value/held.ts';
import { value } from '../../src/value/index.ts';
import { priceNow } from '../../src/value/price.ts';
import { tollOf } from '../../src/value/toll.ts';
import { DRAWN, TOKEN_WORTH } from '../../src/value/weights.ts';
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

test('a quest under way is worth its unrest, more with every knight that waits for it, and most when it is done', () => {
  const game = new Position([{ nation: 'arthurians' }, { nation: 'celts' }]);
  const [court] = game.seat().play.filter(({ card }) => holdsQuest(card));
  const worth = () => value(game.state, 0);
  const [graal] = game.set(0, 'hand', 'Graal');
  game.seat().hand = [];
  game.seat().developments.push(graal!);
  const impending = worth();
  game.seat().developments.pop();
  game.seat().play = game.seat().play.map((one) => (one === court ? { ...one, garrison: [graal!] } : one));
  const active = worth();
  expect(active - impending).toBeGreaterThan(2.8);
  const [region] = game.play(0, 'Steppe');
  const before = worth();
  game.garrison(0, region!, 'Bedwyr');
  expect(worth() - before).toBeGreaterThan(1);
  game.seat().play = game.seat().play.map((one) => ({ ...one, garrison: [] }));
  game.seat().discard.push(graal!);
  expect(worth()).toBeGreaterThan(before);
});

test('what is short is paid for with progress, which is dearer', () => {
  const price = (materials: number) => {
    const game = new Position(TWO);
    game.tokens(0, materials, 0, 5);
    return priceNow(game.seat(), 'materials', 4);
  };
  expect(price(4)).toBeLessThan(price(3));
  expect(price(0)).toBeCloseTo(2 * TOKEN_WORTH.progress);
});

test('in the own turn the hand is worth what can be made of it', () => {
  const game = new Position(TWO);
  game.set(0, 'hand', 'Elders');
  const own = value(game.state, 0);
  game.seat().actions = 0;
  expect(own - value(game.state, 0)).toBeGreaterThan(1);
});

test('whoever takes unrest for an empty deck does better with more cards in it', () => {
  const game = new Position([{ nation: 'utopians' }, { nation: 'celts' }]);
  const other = new Position([{ nation: 'celts' }, { nation: 'utopians' }]);
  const few = tollOf(game.seat(), 10);
  game.seat().deck.push(...other.seat().deck);
  expect(few).toBeLessThan(tollOf(game.seat(), 10));
  expect(tollOf(other.seat(), 10)).toBe(0);
});

test('a card more to begin the next turn with is worth something, one that is filled up anyway is not', () => {
  const game = new Position(TWO);
  const held = (seat: number, cards: readonly number[]) => {
    game.state.seats[seat]!.hand = [...cards];
    return heldWorth(game.state, seat);
  };
  const { hand } = game.state.seats[1]!;
  expect(game.state.turn).toBe(0);
  expect(held(1, hand) - held(1, hand.slice(1))).toBe(DRAWN.held);
  expect(held(0, hand)).toBe(held(0, []));
  game.state.phase = 'solstice';
  expect(held(0, hand)).toBeGreaterThan(held(0, []));
});
