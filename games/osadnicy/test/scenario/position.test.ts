import { cardsIn } from '@imperia/engine';
import { describe, expect, test } from 'vitest';
import { allCards, CARDS, osadnicy, type State } from '../../src/index.ts';
import { type Position, position } from '../../src/scenario/index.ts';

const codes = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.code);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
const two: Position = { seats: [{ faction: 'barbarians' }, { faction: 'romans' }] };

function conserved(state: State): void {
  expect(sorted(cardsIn(osadnicy, state))).toEqual(sorted(allCards(state.config)));
  expect(osadnicy.broken?.(state)).toBeNull();
}

describe('a position for one', () => {
  test('has the attack cards in their deck, and nothing revealed', () => {
    const state = position({ seats: [{ faction: 'romans' }] });
    conserved(state);
    expect(state.seats[1]).toMatchObject({ deals: [], locations: [], discard: [] });
    expect(codes(state.seats[1]!.deck).reverse().slice(0, 4)).toEqual(['ATA001', 'ATA002', 'ATA003', 'ATA004']);
  });

  test('names attack cards by target, code or name; the newest of the line lies on top', () => {
    const virtual = { line: ['gold', 'ATA002', 'Atak (PZ)'], deck: ['wood', 'card'], collection: ['Zamek'] };
    const state = position({ seats: [{ faction: 'romans' }], virtual });
    conserved(state);
    expect(codes(state.seats[1]!.deals)).toEqual(['ATA014', 'ATA002', 'ATA012']);
    expect(codes(state.seats[1]!.deck).reverse().slice(0, 3)).toEqual(['ATA001', 'ATA016', 'ATA003']);
    expect(codes(state.collection)).toEqual(['ZWY046']);
  });

  test.each([
    [{ ...two, virtual: {} }, 'only a table with one seat has a virtual player'],
    [{ ...two, phase: 'attack' as const }, 'only a table with one seat has a virtual player'],
    [{ seats: [{ faction: 'romans' as const }], virtual: { line: ['gems'] } }, 'no Attack card is called "gems"'],
    [
      { seats: [{ faction: 'romans' as const }], virtual: { line: ['card', 'card'] } },
      'Atak (karta) (ATA016) is already somewhere else in the position',
    ],
    [
      { seats: [{ faction: 'romans' as const }], virtual: { locations: ['Kolos'] } },
      'Kolos is no card of the common deck',
    ],
    [{ seats: [] }, 'a game has 2 to 4 seats, or 1 alone, not 0'],
  ])('%j cannot be', (given, message) => {
    expect(() => position(given)).toThrow(message);
  });

  test('options that need others have no place in it', () => {
    expect(() => position({ seats: [{ faction: 'romans' }] }, ['peaceful'])).toThrow(
      '"peaceful" has no place in the solo game',
    );
  });
});

describe('a position', () => {
  test('without details is the first turn of round 1 with everything in the decks', () => {
    const state = position(two);
    conserved(state);
    expect(state).toMatchObject({ round: 1, phase: 'action', first: 0, discard: [], removed: [] });
    expect(state.steps.at(-1)).toEqual({ do: 'turn', seat: 0 });
    expect(codes(state.deck).at(-1)).toBe('ZWY001');
    expect(state.seats[0]!.tokens).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('draws the first card of a deck first, and the rest in the order of the codes', () => {
    const state = position({ ...two, deck: ['Zamek', 'ZWY005'] });
    conserved(state);
    expect(codes(state.deck).reverse().slice(0, 4)).toEqual(['ZWY046', 'ZWY005', 'ZWY001', 'ZWY002']);
  });

  test('without the rest of a deck takes it out of the game', () => {
    const state = position({
      deck: [],
      deckRest: false,
      removed: ['Misja'],
      seats: [
        { faction: 'barbarians', hand: ['Zamek'] },
        { faction: 'romans', deck: ['Kolos'], deckRest: false },
      ],
    });
    conserved(state);
    expect(state.deck).toEqual([]);
    expect(codes(state.seats[1]!.deck)).toEqual(['RZY030']);
    expect(state.removed).toHaveLength(1 + (84 - 1) + 29);
  });

  test('gives a name the copy that no code has taken, and prefers the deck of the seat', () => {
    const state = position({
      seats: [
        { faction: 'barbarians', hand: ['castle', 'Kamieniołom'] },
        { faction: 'egyptians', hand: ['ZAMEK', 'zwy046', 'Quarry', 'ZWY008'] },
      ],
    });
    conserved(state);
    expect(codes(state.seats[0]!.hand)).toEqual(['ZWY047', 'BAR024']);
    expect(codes(state.seats[1]!.hand)).toEqual(['ZWY048', 'ZWY046', 'EGI026', 'ZWY008']);
  });

  test('holds everything that can lie on a table', () => {
    const state = position({
      round: 3,
      first: 'japanese',
      turn: 'egyptians',
      discard: ['Posąg', 'Młyn'],
      lookout: ['Monument'],
      removed: ['Stary las', 'Kasyno'],
      seats: [
        {
          faction: 'japanese',
          points: 7,
          passed: true,
          goods: { wood: 1, gold: 2, defense: 3 },
          discard: ['Farma'],
          deals: ['Dojo'],
          foundations: ['Płatnerz'],
          returning: ['Wioska'],
          empire: [
            { card: 'Brama', samurai: true, under: ['Stragany', 'Zamek'] },
            { card: 'Kapliczka', aside: { wood: 2, food: 1 } },
            { card: 'Cech murarzy', used: 1, spent: { worker: 1, stone: 2 }, defended: true, blocked: true },
            { card: 'Ninja', seizedBy: 'egyptians', dealBy: 'egyptians', dealCard: 'Sfinks' },
          ],
        },
        { faction: 'egyptians' },
      ],
    });
    conserved(state);
    expect(state).toMatchObject({ round: 3, first: 0, seizures: 1 });
    expect(state.steps.at(-1)).toEqual({ do: 'turn', seat: 1 });
    const [seat] = state.seats;
    expect(seat).toMatchObject({ points: 7, passed: true, tokens: [1, 0, 0, 0, 2, 0, 3] });
    expect(codes(seat!.returning)).toEqual(['ZWY012']);
    const [gate, shrine, guild, ninja] = seat!.locations;
    expect(gate).toMatchObject({ samurai: true });
    expect(codes(gate!.under)).toEqual(['JAP016', 'ZWY046']);
    expect(shrine!.aside).toEqual([2, 0, 1, 0, 0, 0, 0]);
    expect(guild).toMatchObject({ used: 1, defended: true, blocked: true, spent: [0, 2, 0, 1, 0, 0, 0] });
    expect(ninja).toMatchObject({ seizedBy: 1, routeOf: 1 });
    expect(codes([ninja!.route])).toEqual(['EGI019']);
  });

  test.each([
    ['setup', 1, ['setup']],
    ['lookout', 1, ['lookout', 'production', 'action phase', 'cleanup', 'end of round']],
    ['production', 4, ['production', 'action phase', 'cleanup', 'end of round']],
    ['production', 5, ['production', 'action phase', 'score']],
    ['action', 1, ['turn', 'cleanup', 'end of round']],
    ['action', 5, ['turn', 'score']],
    ['cleanup', 2, ['cleanup', 'end of round']],
    ['end', 5, ['score']],
  ] as const)('in phase %s of round %i is followed by the rest of the round', (phase, round, steps) => {
    const state = position(phase === 'setup' ? { ...two, phase } : { ...two, phase, round });
    expect(state.steps.map((step) => step.do).reverse()).toEqual(steps);
  });
});
