import {
  advance,
  cardsIn,
  choose,
  type Dealt,
  type GameEvent,
  keyFrom,
  type Rng,
  redeal,
  relabel,
  type Seat,
  type Step,
  seeded,
  shuffle,
  view,
} from '@imperia/engine';
import type { Playable } from '@imperia/kit';
import { expect, test } from 'vitest';
import { botNamed, randomStep } from '../src/index.ts';
import { captains, settlers } from './tables.ts';

const EVERY = 7;

/** A search under a budget of time may answer differently even when it sees the same: it is asked in iterations. */
const BOTS = ['random', 'easy', 'greedy', 'search:8'];

const CONFIG = { factions: ['japanese', 'egyptians', 'romans'], options: ['lookoutAlternative'] } as const;

test.each(BOTS)('%s answers the same, whatever is hidden from it in Osadnicy', (name) => {
  expect(compareWorlds(settlers, name, CONFIG)).toBeGreaterThan(20);
});

test.each(BOTS)('%s answers the same, whatever is hidden from it in the tiny game', (name) => {
  // Voyages may end early: several are compared.
  const compared = [11, 12, 13, 14, 15, 16].map((seed) => compareWorlds(captains, name, { seats: 3, rounds: 4 }, seed));
  expect(compared.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30);
});

test('nor does it matter to a search that plays on until a position is settled', () => {
  const patient: typeof captains = {
    ...captains,
    mind: { ...captains.mind, settled: ({ round }) => round % 2 === 0 },
  };
  const compared = [11, 12, 13].map((seed) => compareWorlds(patient, 'search:16', { seats: 3, rounds: 4 }, seed));
  expect(compared.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(15);
});

/** Plays at random; now and then the bot is asked in this world and in others that look the same to its seat. */
function compareWorlds<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  playable: Playable<G, S, E, C, Z>,
  name: string,
  config: C,
  seed = 11,
): number {
  const { game } = playable;
  const bot = botNamed(name, playable);
  const rng = seeded(seed);
  const state = game.setup(config, keyFrom(rng));
  let compared = 0;
  let asked = advance(game.rules, state, {});
  for (let count = 0; asked; count++) {
    const { seat } = asked;
    if (count % EVERY === 0) {
      const seen = view(game, state, seat);
      const answer = bot.choose(seen, seat, seeded(count));
      for (const world of [permuted(playable, state, seat, rng), redealt(playable, seen, rng)]) {
        expect(world.chance.key).not.toBe(state.chance.key);
        expect(bot.choose(view(game, world, seat), seat, seeded(count))).toBe(answer);
        if (cardsIn(game, world).join() !== cardsIn(game, state).join()) compared++;
      }
    }
    choose(state, asked, randomStep(asked, rng));
    asked = advance(game.rules, state, {});
  }
  return compared;
}

/** Hidden cards change places with others of the same kind, and luck will be another. */
function permuted<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { game }: Playable<G, S, E, C, Z>,
  state: G,
  seat: Seat,
  rng: Rng,
): G {
  const seen = new Set(cardsIn(game, view(game, state, seat)));
  const piles = new Map<number, number[]>();
  for (const card of cardsIn(game, state)) {
    if (seen.has(card)) continue;
    const kind = game.kind ? game.kind(card, state) : game.back(card);
    piles.set(kind, [...(piles.get(kind) ?? []), card]);
  }
  const renamed = new Map<number, number>();
  for (const pile of piles.values()) {
    const moved = shuffle(rng, [...pile]);
    for (const [i, card] of pile.entries()) renamed.set(card, moved[i]!);
  }
  const world = relabel(game, state, (card) => renamed.get(card) ?? card);
  world.chance = { key: keyFrom(rng), counts: [] };
  return world;
}

function redealt<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { game }: Playable<G, S, E, C, Z>,
  seen: G,
  rng: Rng,
): G {
  const world = redeal(game, seen, rng);
  return { ...world, branches: seen.branches };
}
