import { type Eyes, observersOf } from './eyes.ts';
import type { Dealt, Faces, Game, GameEvent } from './game.ts';
import type { Seat, Step } from './step.ts';
import { backOf, sees, viewThrough } from './view.ts';

/** How the cards of one zone and its owners looked last. */
interface Known {
  open: number[];
  hidden: number[];
}

/**
 * Views of one game as it goes on. Lists of cards that look as they did last time, to whomever, are the very same
 * lists: whoever compares two views need not read them, and nobody may change them.
 */
export class Views<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly #game: Game<G, S, E, C, Z>;
  readonly #back: (card: number) => number;
  /** By zone, then by who owns it. */
  readonly #known = new Map<Z, Known[]>();

  constructor(game: Game<G, S, E, C, Z>) {
    this.#game = game;
    this.#back = backOf(game);
  }

  of(state: G, seat: Seat): G {
    const { zones } = this.#game;
    const faces: Faces<Z> = (cards, zone, owner) => {
      const known = this.#knownOf(zone, owner);
      if (!sees(zones[zone], owner, seat)) {
        if (!looksSo(cards, known.hidden, this.#back)) known.hidden = cards.map(this.#back);
        return known.hidden;
      }
      if (!isSame(cards, known.open)) known.open = cards.slice();
      return known.open;
    };
    return viewThrough(this.#game, state, seat, faces);
  }

  #knownOf(zone: Z, owner: Eyes): Known {
    const owners = this.#known.get(zone) ?? [];
    if (owners.length === 0) this.#known.set(zone, owners);
    const at = observersOf(owner);
    owners[at] ??= { open: [], hidden: [] };
    return owners[at];
  }
}

function isSame(cards: readonly number[], known: readonly number[]): boolean {
  if (cards.length !== known.length) return false;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== known[i]) return false;
  return true;
}

function looksSo(cards: readonly number[], known: readonly number[], back: (card: number) => number): boolean {
  if (cards.length !== known.length) return false;
  for (let i = 0; i < cards.length; i++) if (back(cards[i]!) !== known[i]) return false;
  return true;
}
