import { type Bot, botNamed, matchKey, type Played, playMatch, randomStep } from '@imperia/bots';
import { advance, choose, type Step, seeded } from '@imperia/engine';
import type { AnyKit, AnyState, Wanted } from '@imperia/kit';
import { configBy, seatingsOf } from '../sim/tables.ts';

const LIMIT = 5000;

/** Whole games of one kit between random players. */
export class RandomGames {
  readonly kit: AnyKit;
  readonly #random: Bot<AnyState, Step>;
  readonly #seatings = new Map<number, readonly Wanted['seats'][]>();

  constructor(kit: AnyKit) {
    this.kit = kit;
    this.#random = botNamed('random', kit);
  }

  /** The table at which game number `seed` is played: every seating in turn, and what is usual. */
  configFor(players: number, seed: number): unknown {
    const seatings = this.#seatings.get(players) ?? seatingsOf(this.kit, players);
    this.#seatings.set(players, seatings);
    const { table } = this.kit.setup.usual(players);
    return configBy(this.kit, { seats: seatings[seed % seatings.length]!, table }, seed);
  }

  play(players: number, seed: number): Played {
    const config = this.configFor(players, seed);
    const bots = Array.from({ length: this.kit.game.seats(config) }, () => this.#random);
    return playMatch(this.kit.game, { config, seed, bots, limit: LIMIT });
  }

  /** A game of the fewest players stopped half-way. */
  halfPlayed(seed: number): AnyState {
    const { game, setup } = this.kit;
    const config = this.configFor(setup.least, seed);
    const half = this.play(setup.least, seed).decisions / 2;
    const state = game.setup(config, matchKey(seed));
    const rng = seeded(seed);
    let decision = advance(game.rules, state, {});
    for (let i = 0; decision && i < half; i++) {
      choose(state, decision, randomStep(decision, rng));
      decision = advance(game.rules, state, {});
    }
    return state;
  }
}
