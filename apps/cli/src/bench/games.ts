import { botNamed, matchKey, type Played, playMatch, randomStep } from '@imperia/bots';
import { advance, choose, seeded } from '@imperia/engine';
import { type Config, osadnicy, type State } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import { arrangements } from '../sim/configs.ts';

const random = botNamed('random', kit);
const LIMIT = 5000;

const SEATINGS = new Map([2, 3, 4].map((players) => [players, arrangements(players)]));

/** The table at which game number `seed` is played: every seating in turn, no options. */
export function configFor(players: number, seed: number): Config {
  const seatings = SEATINGS.get(players)!;
  return { factions: seatings[seed % seatings.length]!, options: [] };
}

/** One whole game between random players. */
export function playRandom(players: number, seed: number): Played {
  const config = configFor(players, seed);
  return playMatch(osadnicy, { config, seed, bots: config.factions.map(() => random), limit: LIMIT });
}

/** A two-player game stopped half-way. */
export function halfPlayed(seed: number): State {
  const config = configFor(2, seed);
  const half = playRandom(2, seed).decisions / 2;
  const state = osadnicy.setup(config, matchKey(seed));
  const rng = seeded(seed);
  let decision = advance(osadnicy.rules, state, {});
  for (let i = 0; decision && i < half; i++) {
    choose(state, decision, randomStep(decision, rng));
    decision = advance(osadnicy.rules, state, {});
  }
  return state;
}
