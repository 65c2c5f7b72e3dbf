import { describe, expect, test } from 'vitest';
import { ALL_CARDS, RICH_TREASURES } from '../../games/tiny/src/cards.ts';
import { tiny } from '../../games/tiny/src/game.ts';
import {
  cardsIn,
  facesSeen,
  hear,
  keyFrom,
  mapCardFields,
  redeal,
  relabel,
  SPECTATOR,
  seeded,
  Table,
  view,
} from '../src/index.ts';

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

describe('what two have looked at', () => {
  const game = tiny.copy(state);
  game.captains[0]!.pledges = [{ to: 2, cards: [6] }];

  test('is seen by both, and by nobody else', () => {
    const seenBy = (seat: number) => view(tiny, game, seat).captains[0]!.pledges[0]!.cards;
    expect([0, 1, 2, SPECTATOR].map(seenBy)).toEqual([[6], [-1], [6], [-1]]);
    expect(facesSeen(tiny, game, 2)).toContain(6);
  });

  test('is heard by both', () => {
    const pledge = { did: 'pledge', seat: 0, to: 2, card: 6, only: [0, 2] } as const;
    expect([0, 1, 2, SPECTATOR].map((seat) => hear(tiny, pledge, seat))).toMatchObject(
      [6, -1, 6, -1].map((card) => ({ card })),
    );
  });
});

test('a card that everyone sees is told to everyone, beside one that is for a single seat', () => {
  const look = { did: 'look', seat: 0, from: 3, card: 6, only: 0 } as const;
  expect(hear(tiny, look, 1)).toEqual({ ...look, card: -1 });
  expect(mapCardFields(tiny, look, (card) => card + 1)).toEqual({ ...look, from: 4, card: 7 });
});

describe('a redealt game', () => {
  test('is whole, and agrees with what the seat saw', () => {
    const rng = seeded(3);
    const seen = view(tiny, state, 0);
    const guess = redeal(tiny, seen, rng);
    expect(cardsIn(tiny, guess).sort((a, b) => a - b)).toEqual(ALL_CARDS);
    expect(view(tiny, guess, 0)).toEqual(seen);
    expect(guess.chance.key).not.toBe(state.chance.key);
  });

  test('differs from guess to guess', () => {
    const rng = seeded(3);
    const guess = () => redeal(tiny, view(tiny, state, 0), rng).captains[1]!.hand.join();
    expect(new Set(Array.from({ length: 20 }, guess)).size).toBeGreaterThan(10);
  });

  test('guesses as the game does, where backs do not say enough', () => {
    const seen = view(tiny, state, 0);
    const isRich = (card: number) => RICH_TREASURES.includes(card);
    const { guess: _, ...byBack } = tiny;
    const rich = (game: typeof tiny) => {
      const { buried, chance } = redeal(game, seen, seeded(5));
      expect(chance.key).not.toBe('');
      return buried.flatMap((pile, hex) => (pile.some(isRich) ? [hex] : []));
    };
    expect(rich(tiny)).toEqual([1, 2, 3]);
    expect(rich(byBack)).not.toEqual([1, 2, 3]);
  });

  test('asks the others again for what they answered under seal', () => {
    const game = tiny.copy(state);
    const card = game.captains[1]!.hand[0]!;
    game.branches[1] = { ...game.branches[1]!, answered: true, answer: { do: 'bid card', seat: 1, card } };
    expect(redeal(tiny, view(tiny, game, 0), seeded(1)).branches[1]!.answered).toBe(false);
    expect(redeal(tiny, view(tiny, game, 1), seeded(1)).branches[1]!.answered).toBe(true);
  });

  test('cannot be dealt from too few cards', () => {
    const { guess: _, ...byBack } = tiny;
    const few = { ...byBack, cards: () => [1, 2, 3] };
    expect(() => redeal(few, view(few, state, 0), seeded(1))).toThrow('More cards with back');
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
