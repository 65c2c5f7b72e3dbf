import type { Game, GameEvent, Sees } from './game.ts';
import { type Core, type Seat, SPECTATOR, type Step } from './step.ts';
import { cardsNamed } from './view.ts';

/** Whose faces are seen by whom: a bit for each seat and one for whoever watches. */
type Observers = number;

const EVERYONE: Observers = -1;

function observer(seat: Seat): Observers {
  return 1 << (seat - SPECTATOR);
}

function observers(sees: Sees, owner: Seat): Observers {
  if (sees === 'everyone') return EVERYONE;
  return sees === 'owner' && owner !== SPECTATOR ? observer(owner) : 0;
}

/** By card: who sees its face. */
export type Seen = Int32Array;

/** Cards that somebody sees are below this number, or the list grows. */
const CARDS = 256;

/** Who sees what in this state. */
export function seenIn<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  state: G,
): Seen {
  let seen = new Int32Array(CARDS);
  look(game, state, (card, who) => {
    if (card >= seen.length) seen = grown(seen, card);
    seen[card]! |= who;
  });
  return seen;
}

function grown(seen: Seen, card: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * card);
  more.set(seen);
  return more;
}

/** Whether anybody sees, or was told of, a card's face that was hidden from them before. */
export function somebodyLearnt<E extends GameEvent>(
  game: { readonly cardFields: readonly string[] },
  before: Seen,
  after: Seen,
  events: readonly E[],
): boolean {
  const learnt = (card: number, who: Observers) => (who & ~(before[card] ?? 0)) !== 0;
  if (after.some((who, card) => learnt(card, who))) return true;
  return events.some((event) => {
    const who = event.only === undefined ? EVERYONE : observer(event.only);
    return cardsNamed(game, event).some((card) => learnt(card, who));
  });
}

function look<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  { project, zones }: Game<G, S, E, C, Z>,
  state: G,
  see: (card: number, who: Observers) => void,
): void {
  project(
    state,
    (card, zone, owner) => {
      const who = card < 0 ? 0 : observers(zones[zone], owner);
      if (who !== 0) see(card, who);
      return card;
    },
    state,
  );
}
