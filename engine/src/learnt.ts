import { EVERYONE, type Eyes, type Observers, observersOf } from './eyes.ts';
import type { Dealt, Game, GameEvent, Sees } from './game.ts';
import { SPECTATOR, type Step } from './step.ts';
import { cardsNamed, openlyNamed } from './view.ts';

function observers(sees: Sees, owner: Eyes): Observers {
  if (sees === 'everyone') return EVERYONE;
  return sees === 'owner' && owner !== SPECTATOR ? observersOf(owner) : 0;
}

/** By card: who sees its face now. One list for all games: it is needed after every answer, and only for a moment. */
const now: Observers[] = [];
/** Of cards whose numbers are far from the others', where a list by card would be too long. */
const nowFar = new Map<number, Observers>();
const FAR = 2 ** 16;

/** Whose faces are seen by whom in one game as it goes on. */
export class SeenFaces<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string> {
  readonly #game: Game<G, S, E, C, Z>;
  /** By card. */
  #seen: Uint16Array;
  #seenFar: ReadonlyMap<number, Observers>;

  constructor(game: Game<G, S, E, C, Z>, state: G) {
    this.#game = game;
    look(game, state);
    this.#seen = Uint16Array.from(now);
    this.#seenFar = new Map(nowFar);
  }

  /** Goes on to this state. Whether any of these sees, or was told of, a face that was hidden from them before. */
  somebodyLearnt(state: G, events: readonly E[], of: Observers): boolean {
    look(this.#game, state);
    const learnt =
      now.some((who, card) => this.#isNew(card, who & of)) ||
      [...nowFar].some(([card, who]) => this.#isNew(card, who & of)) ||
      events.some((event) => this.#tellsFace(event, of));
    if (this.#seen.length === now.length) this.#seen.set(now);
    else this.#seen = Uint16Array.from(now);
    if (nowFar.size > 0 || this.#seenFar.size > 0) this.#seenFar = new Map(nowFar);
    return learnt;
  }

  #isNew(card: number, who: Observers): boolean {
    const seen = card < FAR ? this.#seen[card] : this.#seenFar.get(card);
    return (who & ~(seen ?? 0)) !== 0;
  }

  #tellsFace(event: E, of: Observers): boolean {
    const who = event.only === undefined ? EVERYONE : observersOf(event.only);
    return (
      cardsNamed(this.#game, event).some((card) => this.#isNew(card, who & of)) ||
      openlyNamed(this.#game, event).some((card) => this.#isNew(card, of))
    );
  }
}

function look<G extends Dealt<S, C>, S extends Step, E extends GameEvent, C, Z extends string>(
  { project, zones }: Game<G, S, E, C, Z>,
  state: G,
): void {
  now.fill(0);
  nowFar.clear();
  project(
    state,
    (cards, zone, owner) => {
      const who = observers(zones[zone], owner);
      if (who !== 0) for (const card of cards) if (card >= 0) note(card, who);
      // What is built of them is never used.
      return cards as number[];
    },
    state,
  );
}

function note(card: number, who: Observers): void {
  if (card >= FAR) {
    nowFar.set(card, (nowFar.get(card) ?? 0) | who);
    return;
  }
  while (now.length <= card) now.push(0);
  now[card]! |= who;
}
