import { describe, expect, test } from 'vitest';
import { cardsIn, hear, keyFrom, redeal, relabel, SPECTATOR, seeded, Table, view } from '../src/index.ts';
import { ALL_CARDS } from './tiny/cards.ts';
import { tiny } from './tiny/tiny.ts';

const table = new Table(tiny, { seats: 3, rounds: 2 }, keyFrom(seeded(1)));
const { state } = table;

describe('views', () => {
  test('show own cards, and the backs of all others', () => {
    const seen = view(tiny, state, 1);
    expect(seen.captains[1]!.hand).toEqual(state.captains[1]!.hand);
    expect(seen.captains[0]!.hand).toEqual([-1, -1, -1]);
    expect(seen.deck).toEqual(state.deck.map(() => -1));
    expect(seen.buried).toEqual(state.buried.map(() => [-2]));
  });

  test('of a spectator show no private zone', () => {
    expect(cardsIn(tiny, view(tiny, state, SPECTATOR)).filter((card) => card >= 0)).toEqual([]);
  });

  test('of a zone that belongs to nobody in particular are not for the spectator', () => {
    const odd = { ...tiny, zones: { ...tiny.zones, deck: 'owner' } } as const;
    expect(view(odd, state, SPECTATOR).deck).toEqual(state.deck.map(() => -1));
  });

  test('of a view are the same view', () => {
    const seen = view(tiny, state, 2);
    expect(view(tiny, seen, 2)).toEqual(seen);
  });
});

test('events without a seat are for all, others for one', () => {
  const draw = { did: 'draw', seat: 0, card: 3, only: 0 } as const;
  expect(hear(tiny, draw, 0)).toEqual(draw);
  expect(hear(tiny, draw, SPECTATOR)).toEqual({ ...draw, card: -1 });
  const discard = { did: 'discard', seat: 0, cards: [3, 21] } as const;
  expect(hear(tiny, discard, 1)).toEqual(discard);
  expect(hear(tiny, { ...discard, only: 0 }, 1)).toEqual({ ...discard, only: 0, cards: [-1, -2] });
});

describe('a redealt game', () => {
  test('is whole, and agrees with what the seat saw', () => {
    const rng = seeded(3);
    const seen = view(tiny, state, 0);
    const guess = redeal(tiny, seen, ALL_CARDS, rng);
    expect(cardsIn(tiny, guess).sort((a, b) => a - b)).toEqual(ALL_CARDS);
    expect(view(tiny, guess, 0)).toEqual(seen);
    expect(guess.chance.key).not.toBe(state.chance.key);
  });

  test('differs from guess to guess', () => {
    const rng = seeded(3);
    const guess = () => redeal(tiny, view(tiny, state, 0), ALL_CARDS, rng).captains[1]!.hand.join();
    expect(new Set(Array.from({ length: 20 }, guess)).size).toBeGreaterThan(10);
  });

  test('asks the others again for what they answered under seal', () => {
    const game = tiny.copy(state);
    const card = game.captains[1]!.hand[0]!;
    game.branches[1] = { ...game.branches[1]!, answered: true, answer: { do: 'bid card', seat: 1, card } };
    expect(redeal(tiny, view(tiny, game, 0), ALL_CARDS, seeded(1)).branches[1]!.answered).toBe(false);
    expect(redeal(tiny, view(tiny, game, 1), ALL_CARDS, seeded(1)).branches[1]!.answered).toBe(true);
  });

  test('cannot be dealt from too few cards', () => {
    expect(() => redeal(tiny, view(tiny, state, 0), [1, 2, 3], seeded(1))).toThrow('More cards with back');
  });
});

test('renaming goes through zones, steps and sealed answers', () => {
  const game = tiny.copy(state);
  game.steps = [{ do: 'shine', seat: 0, card: 3 }];
  game.branches = [
    {
      seat: 0,
      steps: [{ do: 'discard', seat: 0, cards: [3, 5] }],
      answered: true,
      answer: { do: 'play', seat: 0, card: 5 },
    },
  ];
  const swapped = relabel(tiny, game, (card) => (card === 3 ? 5 : card === 5 ? 3 : card));
  expect(swapped.steps).toEqual([{ do: 'shine', seat: 0, card: 5 }]);
  expect(swapped.branches[0]).toMatchObject({ steps: [{ cards: [5, 3] }], answer: { card: 3 } });
  expect(cardsIn(tiny, swapped).indexOf(5)).toBe(cardsIn(tiny, game).indexOf(3));
});
