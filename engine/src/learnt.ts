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

/** By card: who knew its face. Laid out once, as this is asked after every answer. */
let knew = new Int32Array(1024);

function noteKnown(card: number, who: Observers): void {
  if (card >= knew.length) {
    const more = new Int32Array(2 * card);
    more.set(knew);
    knew = more;
  }
  knew[card]! |= who;
}

/** Whether anybody has seen, or been told of, a card's face that was hidden from them before. */
export function somebodyLearnt<G extends Core<S>, S extends Step, E extends GameEvent, C, Z extends string>(
  game: Game<G, S, E, C, Z>,
  before: G,
  after: G,
  events: readonly E[],
): boolean {
  knew.fill(0);
  look(game, before, noteKnown);
  let learnt = false;
  const know = (card: number, who: Observers) => {
    if ((who & ~(knew[card] ?? 0)) !== 0) learnt = true;
  };
  look(game, after, know);
  for (const event of events) {
    const who = event.only === undefined ? EVERYONE : observer(event.only);
    for (const card of cardsNamed(game, event)) know(card, who);
  }
  return learnt;
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
