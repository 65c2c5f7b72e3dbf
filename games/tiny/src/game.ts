import { type Game, newChance, unseen } from '@imperia/engine';
import { ALL_CARDS, back, origin, worth } from './cards.ts';
import { guess } from './guess.ts';
import { rules } from './rules.ts';
import { broken, copy, GOLD, project, type TinyConfig, type TinyState, ZONES, type Zone } from './state.ts';
import type { TinyEvent, TinyStep } from './steps.ts';
import { whyNot } from './why-not.ts';

export type TinyGame = Game<TinyState, TinyStep, TinyEvent, TinyConfig, Zone>;

/** Captains and treasures: a few minutes with one of everything that the kernel must be able to do. */
export const tiny: TinyGame = {
  id: 'tiny',
  version: '1',
  rules,
  zones: ZONES,
  cardFields: ['card', 'cards'],
  openFields: ['from'],
  seats: ({ seats }) => seats,
  cards: () => ALL_CARDS,
  setup: (config, key) => ({
    config,
    steps: [{ do: 'setup' }],
    branches: [],
    decision: 0,
    chance: newChance(key),
    round: 0,
    first: 0,
    bank: GOLD - 3 * config.seats,
    deck: [],
    discard: [],
    buried: [],
    captains: Array.from({ length: config.seats }, (_, seat) => ({
      hex: seat + 1,
      gold: 3,
      fish: 1,
      hand: [],
      fleet: [],
      hold: [],
      dugAt: [],
      bid: [],
      pledges: [],
    })),
  }),
  copy,
  project,
  back,
  result(game) {
    const points = game.captains.map(
      ({ gold, fish, hold }) => gold + fish + hold.reduce((sum, one) => sum + worth(one), 0),
    );
    const most = Math.max(...points);
    return { points, winners: [...points.keys()].filter((seat) => points[seat] === most) };
  },
  whyNot,
  broken,
  guess: (seen, rng) => guess(seen, unseen(tiny, seen), rng),
  kind: origin,
};
